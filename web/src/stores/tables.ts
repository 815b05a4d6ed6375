// Getting to a table: one's own against bots at once, somebody's by its code, or a public one from the list.
import type { OptionsSent, SetupChoiceSent, TableShown } from "../protocol/generated/http";
import type { LobbyNews, TableCard } from "../protocol/generated/messages";
import { call } from "../protocol/http";

export type Level = NonNullable<OptionsSent["level"]>;
export const LEVELS: readonly Level[] = ["greenhorn", "outlaw", "gunslinger", "legend"];

/** Opens a table of one's own, private until its host says otherwise. */
export function openTable(setup: SetupChoiceSent): Promise<TableShown> {
    return call("POST /api/tables", { body: { setup } });
}

/** Opens a table, fills it with bots and begins. */
export async function playNow(setup: SetupChoiceSent, level: Level): Promise<TableShown> {
    const { id: table } = await call("POST /api/tables", { body: { setup, options: { level } } });
    await call("POST /api/tables/{table}/bots", { path: { table }, body: { level } });
    return call("POST /api/tables/{table}/start", { path: { table }, body: {} });
}

/** The table where the people of another one go on: opened by the first who asks. One sits down where a seat is kept. */
export async function goOn(over: string, person: string | undefined): Promise<TableShown> {
    const shown = await call("POST /api/tables/{table}/rematch", { path: { table: over } });
    const kept = [...shown.seats.keys()].filter((seat) => {
        const { person: sitter, kept } = shown.seats[seat] ?? {};
        return !sitter && kept?.id === person;
    });
    if (shown.state !== "open" || person === undefined) return shown;
    for (const seat of kept) {
        await call("POST /api/tables/{table}/join", { path: { table: shown.id }, body: { seat } });
    }
    return shown;
}

const CODE = 12; // letters that a code has at most: ids of tables are longer

/** The id of a table that is named by its id, or by the code that people tell each other. */
export async function tableNamed(name: string): Promise<string> {
    if (name.length > CODE) return name;
    return (await call("GET /api/codes/{code}", { path: { code: name } })).id;
}

/** The same, of a table that is there; for who has no name yet, who cannot look at it in any other way. */
export async function tableThere(name: string): Promise<string> {
    const table = await tableNamed(name);
    await call("GET /api/tables/{table}", { path: { table } });
    return table;
}

/** The list after some news of it, the newest tables first. */
export function changed(before: readonly TableCard[], news: Pick<LobbyNews, "tables" | "gone">): TableCard[] {
    const gone = new Set([...news.gone, ...news.tables.map((table) => table.id)]);
    const kept = before.filter((table) => !gone.has(table.id));
    return [...kept, ...news.tables].sort((one, other) => other.created - one.created || (one.id < other.id ? -1 : 1));
}
