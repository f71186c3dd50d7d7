/** Being told in this browser while the page is closed (Web Push): its maker's service carries the messages, make/worker.js shows them. */
import { worker } from "./worker";

export type Here =
  | "impossible" // this browser cannot, or not here
  | "blocked" // its owner has said no
  | "off"
  | "on";

/** Where a browser can be reached, as the server wants it. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export async function pushHere(): Promise<Here> {
  const { pushManager } = (await worker()) ?? {};
  if (!pushManager || !("Notification" in globalThis)) return "impossible";
  if (Notification.permission === "denied") return "blocked";
  return (await pushManager.getSubscription()) ? "on" : "off";
}

/** Asks the owner of the browser, who must just have clicked. */
export const mayPush = async (): Promise<boolean> => (await Notification.requestPermission()) === "granted";

/** @param key of the server: a browser that has subscribed under another one does so anew */
export async function subscribed(key: string): Promise<Subscription> {
  const { pushManager } = (await worker())!;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return written(await pushManager.subscribe(wanted));
  } catch {
    await (await pushManager.getSubscription())?.unsubscribe();
    return written(await pushManager.subscribe(wanted));
  }
}

export async function unsubscribe(): Promise<void> {
  await (await (await worker())?.pushManager.getSubscription())?.unsubscribe();
}

function written(made: PushSubscription): Subscription {
  const { endpoint = "", keys = {} } = made.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" };
}
