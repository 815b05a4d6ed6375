// A page that is older than what the server has says so, once for each build.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { call } from "../protocol/http";
import { build } from "./build.svelte";

async function answered(served: string | null): Promise<void> {
    const headers = served === null ? {} : { "Folsom-Build": served };
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({}, { headers })));
    await call("GET /api/visitor");
}

beforeEach(() => {
    build.begin("one");
    build.heard("");
    build.putOff();
});
afterEach(() => vi.unstubAllGlobals());

test.each([["one"], [null], [""]])("a server that has %s says nothing of another page", async (served) => {
    await answered(served);
    expect(build.outdated).toBe(false);
});

test("another build is told of, and again when there is a newer one than that which was put off", async () => {
    await answered("two");
    expect(build.outdated).toBe(true);
    build.putOff();
    await answered("two");
    expect(build.outdated).toBe(false);
    await answered("three");
    expect(build.outdated).toBe(true);
});

test("a refusal tells of it too", async () => {
    const said = { code: "no-route", message: "", rule: "" };
    const refusal = Response.json(said, { status: 404, headers: { "Folsom-Build": "two" } });
    vi.stubGlobal("fetch", () => Promise.resolve(refusal));
    await expect(call("GET /api/visitor")).rejects.toMatchObject({ code: "no-route" });
    expect(build.outdated).toBe(true);
});

test("a page that the server does not understand is old, whatever was put off", async () => {
    await answered("two");
    build.putOff();
    build.isOld();
    expect(build.outdated).toBe(true);
});

test("a page that was not built is compared with nothing", async () => {
    build.begin("BUILD");
    await answered("two");
    expect(build.outdated).toBe(false);
});
