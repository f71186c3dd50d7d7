/** Whether the device has a connection at all. Games are played in the house, so that without one nothing can be opened. */
let isOnline = $state(navigator.onLine);
addEventListener("online", () => (isOnline = true));
addEventListener("offline", () => (isOnline = false));

export const online = () => isOnline;
