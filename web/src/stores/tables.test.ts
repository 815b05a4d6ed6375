// Public tables come, change and go.
import { expect, test } from "vitest";

import type { TableCard } from "../protocol/generated/messages";
import { changed } from "./tables";

const card = (id: string, created: number, free = 1) => ({ id, created, free }) as TableCard;

test("tables that are new or changed take their place, the newest first; those that are gone go", () => {
    const before = [card("b", 2), card("a", 1)];
    const after = changed(before, { tables: [card("c", 3), card("a", 1, 0)], gone: ["b"] });
    expect(after).toEqual([card("c", 3), card("a", 1, 0)]);
    expect(changed([], { tables: before, gone: [] })).toEqual(before);
});
