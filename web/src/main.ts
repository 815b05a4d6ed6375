// Where the client starts.
import { mount } from "svelte";

import App from "./App.svelte";
import { install } from "./shell/install.svelte";
import { settings } from "./settings/settings.svelte";
import { build } from "./stores/build.svelte";
import { me } from "./stores/me.svelte";
import "./style.css";
import { current } from "./text/current.svelte";

settings.show();
install.begin();
build.begin(document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "");
void me.load();
void current.speak(settings.choices.language);
mount(App, { target: document.body });
