// Of which games who looks on has seen the count, or wanted the result without it. Before that no screen tells him who won, or
// what anybody has.
import { SvelteSet } from "svelte/reactivity";

export const counted = new SvelteSet<string>(); // tables, while the page is open
