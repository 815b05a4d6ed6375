// Which screen the address asks for. Addresses are plain paths: the server answers each with the same page.

export interface Route {
    name: string; // the first part of the path; "" is home
    id: string; // the second part: a table, a replay, …
    query: URLSearchParams;
}

/** The route of an address. */
export function routeOf(path: string, search = ""): Route {
    const [name = "", id = ""] = path.split("/").filter((part) => part !== "");
    return { name, id: decoded(id), query: new URLSearchParams(search) };
}

function decoded(part: string): string {
    try {
        return decodeURIComponent(part);
    } catch {
        return part;
    }
}

class Router {
    route = $state.raw<Route>(routeOf(location.pathname, location.search));

    constructor() {
        addEventListener("popstate", () => this.look());
        document.addEventListener("click", (event) => this.follow(event));
    }

    /** Goes to an address of ours. `replace`: the one before is not gone back to. */
    go(path: string, replace = false): void {
        if (replace) history.replaceState(null, "", path);
        else history.pushState(null, "", path);
        this.look();
        scrollTo(0, 0);
    }

    private look(): void {
        this.route = routeOf(location.pathname, location.search);
    }

    /** Plain clicks on links to our own screens load no page. */
    private follow(event: MouseEvent): void {
        if (event.defaultPrevented || event.button !== 0) return;
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        const link = event.target instanceof Element ? event.target.closest("a") : null;
        if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
        if (link.pathname.startsWith("/api/")) return;
        if (link.hash && link.pathname === location.pathname) return;
        event.preventDefault();
        this.go(link.pathname + link.search + link.hash);
    }
}

export const router = new Router();
