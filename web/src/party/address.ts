// Where phones find a table: the address of this page's own server, unless that is a name which only this machine knows.

const ONLY_HERE = new Set(["localhost", "127.0.0.1", "[::1]", "0.0.0.0"]);

export interface JoinAddress {
    readonly link: string;
    readonly host: string;
    readonly reachable: boolean; // from other devices
}

export function joinAddress(place: Pick<Location, "origin" | "hostname" | "host">, table: string): JoinAddress {
    return {
        link: `${place.origin}/table/${table}`,
        host: place.host,
        reachable: !ONLY_HERE.has(place.hostname) && !place.hostname.endsWith(".localhost"),
    };
}
