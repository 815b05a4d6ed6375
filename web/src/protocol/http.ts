// Requests to the server, with the types of its routes. The browser's cookie says who asks, and the browser itself says
// that a page of this server asks: no token is needed.
import type { ProblemShown, Routes } from "./generated/http";
import { noConnection, Problem } from "./problem";

export type RouteName = keyof Routes;

/** Is told with every answer which build of the page the server has. */
export const builds: { heard: (build: string) => void } = { heard: () => undefined };

/** The slots of a path: "{table}". */
type Slots<Path> = Path extends `${string}{${infer Slot}}${infer Rest}` ? Slot | Slots<Rest> : never;

type PathPart<Name extends RouteName> = [Slots<Name>] extends [never]
    ? { path?: undefined }
    : { path: Record<Slots<Name>, string | number> };
type BodyPart<Name extends RouteName> = undefined extends Routes[Name]["body"]
    ? { body?: undefined }
    : { body: Routes[Name]["body"] };

export type Given<Name extends RouteName> = PathPart<Name> & BodyPart<Name> & { query?: Routes[Name]["query"] };

type Needed<Name extends RouteName> =
    Record<string, never> extends Given<Name> ? [given?: Given<Name>] : [given: Given<Name>];

/** Sends a request; what was refused, or did not get through, is thrown as a Problem. */
export async function call<Name extends RouteName>(
    name: Name,
    ...[given]: Needed<Name>
): Promise<Routes[Name]["answer"]> {
    const [method = "GET", path = ""] = name.split(" ");
    const {
        path: slots,
        query,
        body,
    } = (given ?? {}) as Partial<Record<"path" | "query", object>> & { body?: unknown };
    const text = typeof body === "string";
    const init: RequestInit = { method, credentials: "same-origin" };
    if (body !== undefined) {
        init.headers = { "Content-Type": text ? "text/plain" : "application/json" };
        init.body = text ? body : JSON.stringify(body);
    }
    let response: Response;
    try {
        response = await fetch(addressOf(path, slots, query), init);
    } catch {
        throw noConnection();
    }
    builds.heard(response.headers.get("Folsom-Build") ?? "");
    if (!response.ok) throw await problemIn(response);
    return await contentOf(response);
}

/** The address of a route, its slots filled and its questions asked. */
export function addressOf(path: string, slots: object = {}, query: object = {}): string {
    const filled = Object.entries(slots).reduce(
        (address, [slot, value]) => address.replace(`{${slot}}`, encodeURIComponent(String(value))),
        path,
    );
    const asked = new URLSearchParams();
    for (const [key, value] of Object.entries(query)) {
        for (const one of Array.isArray(value) ? value : [value]) if (one != null) asked.append(key, String(one));
    }
    return asked.size > 0 ? `${filled}?${asked}` : filled;
}

async function contentOf(response: Response): Promise<unknown> {
    if (response.status === 204) return undefined;
    const kind = response.headers.get("Content-Type") ?? "";
    return kind.startsWith("application/json") ? response.json() : response.text();
}

async function problemIn(response: Response): Promise<Problem> {
    const wait = Number(response.headers.get("Retry-After") ?? 0) || 0;
    try {
        const said = (await response.json()) as ProblemShown;
        return new Problem(response.status, said.code, said.message, said.rule, wait);
    } catch {
        return new Problem(response.status, response.status === 503 ? "try-again" : "broken", "", "", wait);
    }
}
