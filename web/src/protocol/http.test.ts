// Requests as the server wants them, and its refusals as problems.
import { afterEach, expect, test, vi } from "vitest";

import { addressOf, call } from "./http";

afterEach(() => vi.unstubAllGlobals());

function answering(response: Response | Error) {
    const fetch = vi.fn(() => (response instanceof Error ? Promise.reject(response) : Promise.resolve(response)));
    vi.stubGlobal("fetch", fetch);
    return fetch;
}

test("slots are filled, and questions asked", () => {
    expect(addressOf("/api/tables/{table}/seats/{seat}", { table: "a/b", seat: 2 })).toBe("/api/tables/a%2Fb/seats/2");
    expect(addressOf("/api/x", {}, { after: 0, viewer: "all", upto: null })).toBe("/api/x?after=0&viewer=all");
});

test("JSON is sent as JSON, records as text, and nothing as nothing", async () => {
    const fetch = answering(Response.json({ id: "t" }));
    await call("POST /api/tables/{table}/start", { path: { table: "t" }, body: {} });
    expect(fetch).toHaveBeenLastCalledWith("/api/tables/t/start", {
        method: "POST",
        credentials: "same-origin",
        headers: { "Content-Type": "application/json" },
        body: "{}",
    });
    answering(Response.json({ id: "t" }));
    await call("POST /api/records", { body: "a record" });
    const last = answering(new Response(null, { status: 204 }));
    await expect(call("POST /api/logout")).resolves.toBeUndefined();
    expect(last).toHaveBeenLastCalledWith("/api/logout", { method: "POST", credentials: "same-origin" });
});

test("a refusal says what, by which rule, and how long to wait", async () => {
    const said = { code: "too-often", message: "wait", rule: "" };
    answering(Response.json(said, { status: 429, headers: { "Retry-After": "7" } }));
    await expect(call("GET /api/me")).rejects.toMatchObject({ status: 429, code: "too-often", wait: 7 });
    answering(new Response("<html>", { status: 503 }));
    await expect(call("GET /api/me")).rejects.toMatchObject({ status: 503, code: "try-again" });
    answering(new TypeError("no network"));
    await expect(call("GET /api/me")).rejects.toMatchObject({ status: 0, code: "no-connection" });
});
