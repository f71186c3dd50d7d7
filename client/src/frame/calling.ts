/** Calling somebody who looks elsewhere: a message of the device. Only whoever switched it on is asked whether it may. What the
 *  server sends to a page that is closed is shown by make/worker.js. */
import { device } from "../house/device.svelte";

/** May we? The device asks its owner, if it does not know. */
export async function mayCall(): Promise<boolean> {
  return "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
}

/** Unless the page is before somebody's eyes. */
export async function call(text: string): Promise<void> {
  if (!device.calls || !document.hidden || !("Notification" in globalThis) || Notification.permission !== "granted") return;
  const path = location.pathname;
  const asked = { tag: path, icon: "/icon-192.png", data: { path } }; // what is said later of the same table takes the place of this
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(text, asked); // phones know no other way
  else new Notification(text, asked);
}

/** What is before somebody's eyes needs no messages about it. */
export async function takeAway(path: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  for (const one of (await worker?.getNotifications?.({ tag: path })) ?? []) one.close();
}
