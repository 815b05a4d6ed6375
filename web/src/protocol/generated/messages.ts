// Made by tools/types.js from the server's schemas; do not edit.

export const PROTOCOL = 2;

/** Whom the game waits for has changed, though nothing happened in it. */
export interface Asking {
    type: "asking";
    table: string;
    asking: Waiting;
}

/** The rule that bars an option; none if no rule does. */
export interface Because {
    type: "because";
    id: string;
    rule: string;
}

/** How long people may think: seconds for each decision, and seconds in the bank of each seat. */
export interface ClockChoice {
    kind: "none" | "live" | "slow";
    each: number;
    bank: number;
}

/** A command was carried out, and what it changed is on disk; also said to a message that was sent with an id. */
export interface Done {
    type: "done";
    command: string;
}

/** How a game was counted when it was over: lists by led pawn, and lists of such pawns.
 * 
 * Led pawns are the bandits, and then whoever else a seat leads.
 * 
 * ``loot``: what his tokens are worth; ``events``: money that events brought; ``ransoms``: what companions bring, or
 * cost; ``stations``: what the station card does. ``sharpshooters`` get ``title`` besides, once for a side.
 * ``arrested``: who cannot win. ``money``: the sum, for those who win together that of their side. */
export interface Ending {
    loot: number[];
    events: number[];
    ransoms: number[];
    stations: number[];
    sharpshooters: number[];
    title: number;
    arrested: number[];
    money: number[];
    winners: number[];
}

/** Something that happened, by name, with its rule, its numbers as the viewer sees them, and its changes.
 * 
 * Several cards, or cars, are a list among the numbers; in entries of old replays a number that holds them, five bits
 * each. Besides the legend's ``happenings`` there are ``asked`` (a question is open now) and ``undone`` (a seat took
 * its answer back). */
export interface Entry {
    name: string;
    rule: string;
    numbers: (number | number[])[];
    changes: ViewChanges;
}

/** What happened, for this viewer: ``first`` is the number of the first entry. There may be none that he sees. */
export interface Events {
    type: "events";
    table: string;
    first: number;
    events: Entry[];
    asking: Waiting;
}

/** A game as its viewer knows it now. The legend says what the numbers mean; ``event`` is the last one told.
 * 
 * ``seen``: the last one that this seat was told before its owner looked away, if he ever looked; for spectators it
 * is not kept. What happened since is at ``/api/replays/{table}?viewer={seat}&after={seen}``. */
export interface GameShown {
    type: "game";
    table: string;
    seat: number | null;
    legend: Legend;
    view: View;
    event: number;
    seen: number | null;
    asking: Waiting;
    commitment: string;
}

/** The first message: who one is, and what is spoken.
 * 
 * ``build``: of the page that the server has, as the header ``Folsom-Build`` of its answers says too; none if it has
 * no page. A page of another build is to be loaded again. ``person``, ``name``: none for who only looks on. */
export interface Hello {
    type: "hello";
    protocol: number;
    version: string;
    build: string;
    person: string | null;
    name: string | null;
}

/** What the numbers of a view mean.
 * 
 * Lists name things by their numbers. ``tokens``: the kind of each token. ``hands``: the first seat's spots of which a
 * hand is made. ``counters``: names, equal ones in a row are one block (by bandit, by car). ``masks``: the counters
 * that are masks of powers. ``cars``: types of cars. ``verbs``: what options name; ``happenings``: names and meanings
 * of the numbers of entries, the last ``private`` of them for some eyes only. ``actions``: what each kind of card
 * does. ``ranges``: first and last value of each kind of token. ``loot``: the place of each bandit's tokens.
 * ``turns``: kinds of turns. ``last_round``: its number, from 0. ``moments``: of a round. ``plans``: how many
 * cards each round card lets one keep. ``companions``: powers of those whom bandits can take along. ``sides``: with
 * whom each bandit wins. ``titles``: whether there is a Sharpshooter. ``revolver``: bullets of a full one.
 * ``kind_bits``: of the kind of a card in a row; five in the legends of old replays, which do not say it.
 * 
 * What follows is not in legends of older games. ``x``: where each place of the board lies along its vehicle, from the
 * front, counted in cars (-1: before the first one). ``directions``: whether a vehicle runs as the first train does
 * (1), or the other way (-1). ``car_kinds``: types of the cars of each vehicle; none where the counters ``cars`` tell
 * them. ``offsets``: for each state of the counter ``graph``, beside which car of the first train each vehicle has its
 * front; none for one that stands nowhere. A place is then beside the car ``offset + direction * x``. ``led``: the
 * pawns that each seat leads. ``names`` and ``roles`` of the seats; ``side``: with whom each seat wins;
 * ``side_names``: what sides are called, "" for one that is called as its only seat is. Older ones had ``stands``
 * instead of ``offsets``: the car that each of the vehicles faces, or -1. ``boxes``: what a box says of its pieces
 * that their names do not tell, by the name of the box. ``orders``: for each kind of turn, and for each first player,
 * the seats in the order in which they lay their cards. ``words``: see there; older games take those of today. */
export interface Legend {
    seats: LegendSeat[];
    pawns: LegendPawn[];
    vehicles: string[];
    places: LegendPlace[];
    tokens: number[];
    token_kinds: LegendTokenKind[];
    values: LegendValue[];
    cards: LegendCard[];
    spots: LegendSpot[];
    hands: number[];
    rows: LegendRow[];
    counters: string[];
    masks: number[];
    powers: string[];
    cars: string[];
    rounds: LegendRound[];
    verbs: Record<string, string>;
    happenings: Record<string, [string, string][]>;
    private: Record<string, number>;
    actions: string[];
    ranges: [number, number][];
    loot: number[];
    turns: string[];
    last_round: number;
    moments: string[];
    plans: number[];
    companions: number[];
    sides: number[];
    titles: boolean;
    revolver: number;
    edition: number;
    kind_bits?: number | null;
    x?: number[] | null;
    directions?: number[] | null;
    car_kinds?: string[][] | null;
    offsets?: ((number | null)[])[] | null;
    led?: number[][] | null;
    names?: string[] | null;
    roles?: ("bandit" | "marshal" | "automaton")[] | null;
    side?: number[] | null;
    side_names?: string[] | null;
    orders?: number[][][] | null;
    words: LegendWords;
    stands?: number[][] | null;
    boxes?: Record<string, Record<string, number[]>> | null;
}

/** A kind of card. ``bandit``: which of those that its seat leads does it; ``home``: what it is when it is back. */
export interface LegendCard {
    name: string;
    action: boolean;
    bandit: number;
    home: number;
}

/** Which of a seat's bandits does something, and the verb whose text says what. */
export interface LegendDoer {
    which: number;
    text: string;
}

/** A pawn. */
export interface LegendPawn {
    name: string;
    bandit: boolean;
    lawman: boolean;
}

/** A place, with the key of its words. One of the board has a vehicle, a car (0: the first; -1: it is no car of a
 * train) and a floor. */
export interface LegendPlace {
    name: string;
    text: string;
    vehicle?: number | null;
    car?: number | null;
    floor?: "inside" | "roof" | "apart" | null;
}

/** A round card: its kinds of turns, and its event. */
export interface LegendRound {
    name: string;
    turns: string[];
    event: string;
}

/** Cards in order: of everybody (-1), or of one seat.
 * 
 * A card is ``kind | seat << kind_bits | face_down << kind_bits + 4``. */
export interface LegendRow {
    name: string;
    seat: number;
}

/** A seat: the bandits that it leads, and the seat that plays with it (its own, if none does). */
export interface LegendSeat {
    bandits: number[];
    partner: number;
}

/** Where cards lie. ``pool``: the spot from which they were drawn in secret, or -1. */
export interface LegendSpot {
    name: string;
    seat: number;
    pool: number;
}

/** What a step means that is left to do, with the names of its numbers.
 * 
 * ``before-card``: this round's card is not up yet; ``before-first``: nor is it known who is first player; ``plans``:
 * a ``seat`` lays a card, or as many as ``plays`` says, or all ``seats`` of a mask do; ``attacks``: who is on no place
 * rides beside a ``car``. ``until``: of moments of a round only those up to this one mean it. */
export interface LegendStep {
    means: string;
    numbers: string[];
    until: string;
}

/** A kind of token; of a hidden one each token has a value of its own. */
export interface LegendTokenKind {
    name: string;
    hidden: boolean;
}

/** What is under a token. */
export interface LegendValue {
    name: string;
    worth: number;
}

/** What names mean to who tells of a game.
 * 
 * Of a log: ``quiet`` events, and all with ``quiet_rules``, are shown by the picture anyway, and so is a token that
 * moves by one of ``quiet_tokens``; ``own_line``: events that begin a line, as the first one with one of ``own_rules``
 * does. ``plain`` events, and all with one of ``plain_rules`` or of such a family, happen so often that nobody asks
 * why. ``moves``: how pawns are moved by a family of rules (``slide``, ``ride``, ``push``), where they do not go by
 * themselves.
 * ``steps`` of a view's ``stack``, by name. ``doers``: verbs that one bandit of a seat does. */
export interface LegendWords {
    quiet: string[];
    quiet_rules: string[];
    quiet_tokens: string[];
    own_line: string[];
    own_rules: string[];
    plain: string[];
    plain_rules: string[];
    moves: Record<string, string>;
    steps: Record<string, LegendStep>;
    doers: Record<string, LegendDoer>;
}

/** Public tables: first all of them (``full``), then those that are new or have changed, and those that are gone. */
export interface LobbyNews {
    type: "lobby";
    full: boolean;
    tables: TableCard[];
    gone: string[];
}

/** How a table is played.
 * 
 * ``level``: of the bots that play for who is away, and of those that fill seats. ``plan``: whether screens show the
 * whole common pile, or only its top as at a real table. ``quiet``: nobody talks while cards are planned. */
export interface Options {
    clock: ClockChoice;
    level: "greenhorn" | "outlaw" | "gunslinger" | "legend";
    plan: "open" | "memory";
    rated: boolean;
    quiet: boolean;
}

/** Somebody, as others see him. */
export interface PersonShown {
    id: string;
    name: string;
}

/** Who of those who sit at a table is connected, and how many others look on. */
export interface Presence {
    type: "presence";
    table: string;
    people: string[];
    spectators: number;
}

/** What a seat is asked: the number of the decision and its part (of several that it makes in secret), what it is
 * about, and all that may be answered. */
export interface Question {
    decision: number;
    part: number;
    about: string;
    options: string[];
}

/** A command, or a message with an id or without, that was not carried out: nothing has changed. */
export interface Refusal {
    type: "refused";
    command?: string | null;
    code: string;
    message: string;
    rule: string;
}

/** A seat: a person, a bot of a level, nobody yet, or kept for somebody who is invited.
 * 
 * ``role``: that it has in the game: ``bandit``, ``automaton`` (it plays by itself, and nobody ever sits there) or one
 * that a box brings, such as ``marshal``; ``name``: its own, if it leads no bandit. ``bandits``: those asked for, or,
 * once the game has begun, those that it leads. ``away``: a bot plays for him; ``left``: because he left by his own
 * act. */
export interface SeatShown {
    role: string;
    name: string;
    person: PersonShown | null;
    bot: string | null;
    kept: PersonShown | null;
    bandits: string[];
    ready: boolean;
    away: boolean;
    left: boolean;
}

/** The game that is played at a table; its bandits are picked on the seats. Empty lists mean: as usual.
 * 
 * ``players``: those who lead bandits. Parts of a game may bring more seats. */
export interface SetupChoice {
    players: number;
    edition: number;
    first_game: boolean;
    variants: string[];
    boxes: string[];
    cars: string[];
    rounds: string[];
    stations: string[];
}

/** What a card would do: the options that it would offer; without any, the place where the bandit then is. */
export interface Sketched {
    type: "sketched";
    id: string;
    options: string[];
    place: number;
}

/** A table in a list. ``people``: the names of those who sit there. */
export interface TableCard {
    id: string;
    state: "open" | "playing" | "over" | "abandoned";
    host: string;
    setup: SetupChoice;
    options: Options;
    people: string[];
    bots: number;
    free: number;
    created: number;
    changed: number;
}

/** A table that one looks at, first and whenever it changes. */
export interface TableNews {
    type: "table";
    table: string;
    shown: TableShown;
}

/** A table as everybody may see it who knows of it.
 * 
 * ``commitment``: the SHA-256 of the seed of its fair shuffles. The seed itself, and the players' own ones by seat,
 * are shown when the game is over or abandoned. ``rematch``: the table where its people go on. ``kicked``: whom the
 * host has sent away; he can pardon them. */
export interface TableShown {
    id: string;
    code: string | null;
    host: string;
    public: boolean;
    state: "open" | "playing" | "over" | "abandoned";
    setup: SetupChoice;
    options: Options;
    version: number;
    created: number;
    changed: number;
    commitment: string;
    seed: string | null;
    seeds: string[] | null;
    seats: SeatShown[];
    kicked: PersonShown[];
    rematch: string | null;
}

/** Somebody said or showed something. */
export interface Talk {
    type: "talk";
    table: string;
    id: number;
    person: string;
    name: string;
    kind: string;
    text: string;
    at: number;
}

/** What a viewer knows of a game (-1: everything, -2: a spectator), in numbers that the legend explains.
 * 
 * ``at``: the place of each pawn (-1: nowhere); ``who``: the pawns of each place, a mask. ``token_at``: where each
 * token lies; ``token_value``: the number of its value (0: not known). ``values``: how many of each nobody has seen.
 * ``cards``: how many of each kind lie in each spot (kind 0: not known). ``rows``: cards in order. ``stack``: what is
 * left to do, the next thing last. ``asked``, ``open``: who is asked, and the seats that still choose, a mask. */
export interface View {
    version: number;
    viewer: number;
    number: number;
    at: number[];
    who: number[];
    token_at: number[];
    token_value: number[];
    token_known: number[];
    token_sure: number[];
    token_maybe: number[];
    values: number[];
    cards: number[];
    counters: number[];
    answers: number[];
    rows: number[][];
    stack: ((string | number)[])[];
    asked: number;
    open: number;
    options: string[];
}

/** What an entry changes in its viewer's view: single numbers of lists, ``[index, value]``; else the new value.
 * 
 * ``splices``: cards of ``rows``, ``[row, start, gone, card, …]``: from the card at ``start`` on so many are gone, and
 * these have come instead. Entries of old replays have the new ``rows`` themselves. */
export interface ViewChanges {
    number?: number | null;
    at?: [number, number][] | null;
    who?: [number, number][] | null;
    token_at?: [number, number][] | null;
    token_value?: [number, number][] | null;
    token_known?: [number, number][] | null;
    token_sure?: [number, number][] | null;
    token_maybe?: [number, number][] | null;
    values?: [number, number][] | null;
    cards?: [number, number][] | null;
    counters?: [number, number][] | null;
    answers?: [number, number][] | null;
    splices?: number[][] | null;
    rows?: number[][] | null;
    stack?: ((string | number)[])[] | null;
    asked?: number | null;
    open?: number | null;
    options?: string[] | null;
}

/** Who is still choosing, for whom a bot plays, how clocks stand; and whether one may take an answer back.
 * 
 * ``about``: what they are asked, and ``numbers``: with which numbers, by name; all that choose at once are asked the
 * same.
 * ``public``: what one seat is asked, if everybody can see what it may answer; none where one chooses in secret.
 * ``question``: what one's own seat is asked now. ``paused``: the game stands still. ``pausing``: the seats whose
 * people wish so. ``left``: the seconds that each of those who choose has, where there is a clock; they grow fewer
 * unless the game stands still. ``ending``: when the game is over, how it was counted. */
export interface Waiting {
    seats: number[];
    about: string;
    numbers: Record<string, number>;
    public: Question | null;
    question: Question | null;
    away: number[];
    undo: boolean;
    paused: boolean;
    pausing: number[];
    left: Record<string, number>;
    ending: Ending | null;
}

/** One's own name, when it has changed, in whichever window. */
export interface You {
    type: "you";
    person: string;
    name: string;
}

export type Outgoing = Hello | You | GameShown | Events | Asking | Done | Refusal | Because | Sketched | Presence | Talk | TableNews | LobbyNews;

/** Answer the open decision of a seat. The same command sent again counts once.
 * 
 * A command id that comes again with other contents is refused (``command-reused``). */
export interface AnswerSent {
    type: "answer";
    table: string;
    seat: number;
    decision: number;
    part?: number;
    option: string;
    command: string;
}

/** Show a feeling. */
export interface EmoteSent {
    id?: string | null;
    type: "emote";
    table: string;
    name: "hello" | "laugh" | "wow" | "ouch" | "angry" | "sorry" | "thanks" | "bravo" | "think" | "hurry" | "luck" | "bye";
}

/** Wish that the game stands still, or wish it no longer.
 * 
 * It does when all people who play wish it: no clock runs, no bot answers, and answers are refused (``paused``). Who
 * has left, or run out of time, is not asked. Whoever wishes it no longer lets the game go on, and with that
 * everybody's wish has ended. At a table with a clock all wishes end after the grace time; then one may wish again. */
export interface PauseSent {
    id?: string | null;
    type: "pause";
    table: string;
    wish: boolean;
}

/** Take a seat back from the bot that plays for it. */
export interface ReturnSent {
    id?: string | null;
    type: "return";
    table: string;
    seat: number;
}

/** Say something to the table. */
export interface SaySent {
    id?: string | null;
    type: "say";
    table: string;
    text: string;
}

/** Ask where cards of one's own would lead a bandit from a place, if nobody interfered. */
export interface SketchSent {
    type: "sketch";
    table: string;
    seat: number;
    bandit: number;
    place: number;
    card: string;
    id: string;
}

/** Take the last answer of a seat back, and then the one before.
 * 
 * It must be one's own (not a bot's), nobody else may have answered since, nothing drawn and nothing hidden shown to
 * anybody. Everybody is told of it as an event, ``undone``. */
export interface UndoSent {
    type: "undo";
    table: string;
    seat: number;
    command: string;
}

/** Look away. */
export interface UnwatchSent {
    id?: string | null;
    type: "unwatch";
    table: string;
}

/** Look at a table: from a seat of one's own, or as a spectator. Who knows earlier events gets only those after. */
export interface WatchSent {
    id?: string | null;
    type: "watch";
    table: string;
    seat?: number | null;
    after?: number | null;
}

/** Be told of public tables, or no longer. */
export interface WatchLobbySent {
    id?: string | null;
    type: "lobby";
    on: boolean;
}

/** Ask which rule bars an option that a seat is not offered. */
export interface WhyNotSent {
    type: "why";
    table: string;
    seat: number;
    option: string;
    id: string;
}

export type Incoming = WatchSent | UnwatchSent | AnswerSent | UndoSent | WhyNotSent | SketchSent | ReturnSent | SaySent | EmoteSent | PauseSent | WatchLobbySent;
