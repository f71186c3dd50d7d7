/** The worker (make/worker.js), which keeps the page and shows what the server has to say while it is closed. */

let registered: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** Without a connection the page opens all the same, in the language that is spoken. */
export function keepPage(spoken: string): void {
  if (import.meta.env.PROD) registered = navigator.serviceWorker?.register(`/worker.js?language=${spoken}`).catch(() => undefined);
}

/** A private window may have none, nor has a page that is being developed. */
export const worker = async () => (await registered) && navigator.serviceWorker.ready;

/** It asks where a page is by now, before it leads somebody there. */
export function sayWhere(): () => void {
  const answer = ({ ports }: MessageEvent) => ports[0]?.postMessage(location.pathname);
  navigator.serviceWorker?.addEventListener("message", answer);
  return () => navigator.serviceWorker?.removeEventListener("message", answer);
}
