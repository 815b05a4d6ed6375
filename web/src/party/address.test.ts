// What a phone can reach.
import { expect, test } from "vitest";

import { joinAddress } from "./address";

test("the link leads to the table on this page's server", () => {
    const place = new URL("http://192.168.1.7:8000/party/ABCDEF");
    expect(joinAddress(place, "ABCDEF")).toEqual({
        link: "http://192.168.1.7:8000/table/ABCDEF",
        host: "192.168.1.7:8000",
        reachable: true,
    });
});

test.each(["http://localhost:8000", "http://127.0.0.1:8000", "http://[::1]:8000", "http://folsom.localhost"])(
    "%s is known to this machine only",
    (address) => {
        expect(joinAddress(new URL(address), "ABCDEF").reachable).toBe(false);
    },
);
