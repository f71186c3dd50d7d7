/** Where the page begins. */
import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/forced.css";
import { speak } from "./texts/texts.svelte";

// The house has been updated since this page was loaded, so a part of it is gone: load the new one.
addEventListener("vite:preloadError", () => location.reload());

await speak();
mount(App, { target: document.getElementById("app")! });

// Without a connection the page opens all the same. A private window may have no worker.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/worker.js").catch(() => {});
