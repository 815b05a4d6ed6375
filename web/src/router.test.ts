// Addresses are read as screens; what makes no sense breaks nothing.
import { beforeAll, expect, test, vi } from "vitest";

let routeOf: (path: string, search?: string) => { name: string; id: string; query: URLSearchParams };

beforeAll(async () => {
    vi.stubGlobal("location", { pathname: "/", search: "" });
    vi.stubGlobal("addEventListener", () => undefined);
    vi.stubGlobal("document", { addEventListener: () => undefined });
    ({ routeOf } = await import("./router.svelte"));
});

test.each([
    ["/", "", ""],
    ["/table/ABCD", "table", "ABCD"],
    ["/replay/x-1_y/", "replay", "x-1_y"],
    ["/table/a%20b", "table", "a b"],
    ["/table/%E0%A4%A", "table", "%E0%A4%A"],
    ["//rules", "rules", ""],
])("%s", (path, name, id) => {
    expect(routeOf(path, "?event=7")).toMatchObject({ name, id });
    expect(routeOf(path, "?event=7").query.get("event")).toBe("7");
});
