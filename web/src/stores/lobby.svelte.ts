// Public tables, as they come, change and go.
import type { LobbyNews, TableCard } from "../protocol/generated/messages";
import { line } from "./line.svelte";
import { changed } from "./tables";

export class Lobby {
    tables = $state.raw<TableCard[]>([]);
    known = $state(false); // whether the server has said which there are
    private stop: (() => void) | undefined;

    /** Begins to listen; what is returned ends it. */
    open(): () => void {
        this.stop ??= line.listen((message) => {
            if (message.type === "lobby") this.hear(message);
        });
        line.socket.listen(true);
        return () => this.close();
    }

    private close(): void {
        this.stop?.();
        this.stop = undefined;
        line.socket.listen(false);
    }

    private hear(news: LobbyNews): void {
        this.known = true;
        this.tables = changed(news.full ? [] : this.tables, news);
    }
}

export const lobby = new Lobby();
