/** Where the page begins. */
import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/forced.css";
import { pageOf } from "./pages";
import { speak } from "./texts/texts.svelte";

// The house has been updated since this page was loaded, so a part of it is gone: load the new one.
addEventListener("vite:preloadError", () => location.reload());

void pageOf(location.pathname).load().catch(() => {}); // at the same time; the frame says what is wrong
void speak().then(() => mount(App, { target: document.getElementById("app")! }));
