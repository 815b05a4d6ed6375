// An answered question is not asked again before it is told what came of it.
import { expect, test } from "vitest";

import type { Entry, Question, Waiting } from "../protocol/generated/messages";
import { type Around, Told } from "./told.svelte";

class Trial extends Told {
    shown: Around | null = null;

    tell(asking: Waiting, fresh: Entry[] = []): void {
        this.goesOn(fresh, asking);
    }

    answer(): Promise<void> {
        this.answered = this.question;
        return Promise.resolve();
    }

    undo = () => Promise.resolve();
    why = () => Promise.resolve("");
    sketch = () => Promise.resolve({ options: [], place: -1 });
}

function asking(decision: number, part = 0): Waiting {
    const question: Question = { decision, part, about: "card", options: ["pass"] };
    return { seats: [0], about: "card", question } as unknown as Waiting;
}

test("what was answered is not asked again, what comes next is", async () => {
    const told = new Trial("t");
    told.tell(asking(4));
    expect(told.question?.decision).toBe(4);
    await told.answer();
    expect(told.question).toBeNull();
    told.tell(asking(4)); // somebody wished for a pause meanwhile
    expect(told.question).toBeNull();
    told.tell(asking(4, 1));
    expect(told.question?.part).toBe(1);
});

test("what was taken back is asked again, also by the same number", async () => {
    const told = new Trial("t");
    told.tell(asking(4));
    await told.answer();
    told.tell(asking(4), [{ name: "undone", rule: "", numbers: [0], changes: {} }]);
    expect(told.question?.decision).toBe(4);
});
