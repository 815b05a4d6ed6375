// What can be heard: who makes sounds listens here. A step tells the name of its entry, a turn that it is one's own.

export interface Heard {
    step: { name: string; rule: string };
    turn: undefined;
    over: undefined;
}

type Ear<Name extends keyof Heard> = (what: Heard[Name]) => void;

class Hooks {
    private readonly ears: { [Name in keyof Heard]: Set<Ear<Name>> } = {
        step: new Set(),
        turn: new Set(),
        over: new Set(),
    };

    /** Listens; what is returned ends it. */
    on<Name extends keyof Heard>(name: Name, ear: Ear<Name>): () => void {
        this.ears[name].add(ear);
        return () => this.ears[name].delete(ear);
    }

    tell<Name extends keyof Heard>(name: Name, what: Heard[Name]): void {
        for (const ear of this.ears[name]) ear(what);
    }
}

export const hooks = new Hooks();
