/** Calling somebody who looks elsewhere: a message of the device. Only whoever switched it on is asked whether it may. */
import { device } from "../house/device.svelte";

/** May we? The device asks its owner, if it does not know. */
export async function mayCall(): Promise<boolean> {
  return "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
}

/** Unless the page is before somebody's eyes. */
export async function call(text: string): Promise<void> {
  if (!device.calls || !document.hidden || !("Notification" in globalThis) || Notification.permission !== "granted") return;
  const asked = { tag: "bedesten", icon: "/icon-192.png" }; // the next call takes the place of this one
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(text, asked); // phones know no other way
  else new Notification(text, asked);
}
