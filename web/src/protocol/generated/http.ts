// Made by tools/types.js from the server's schemas; do not edit.

/** Take a seat back. */
export interface BackTo {
    seat: number;
}

/** Why a setup cannot be played: the rule that says so, and ``problem``, which says it in English.
 * 
 * ``parts``: the parts that it is about, by name, first the one whose rule it is; ``first-game`` is the setup for a
 * first game. ``number``: how many players or bandits there would be, if that is wrong; ``allowed``: how many may be. */
export interface Barred {
    rule: string;
    problem: string;
    parts: string[];
    number: number;
    allowed: number[];
}

/** Bots for some seats, or for all that are free; of a level, or of the table's. */
export interface Bots {
    version?: number | null;
    seats?: number[] | null;
    level?: "greenhorn" | "outlaw" | "gunslinger" | "legend" | null;
}

/** A record that is kept now: where it can be seen. */
export interface Brought {
    id: string;
    address: string;
}

/** Who asks: nobody, as long as he has not said a name. */
export interface Caller {
    person: Me | null;
}

/** A round card. ``part``: the box that brings it. ``printed``: read off a real card; else it is reconstructed. */
export interface CardOffer {
    name: string;
    station: boolean;
    part: string;
    printed: boolean;
}

/** Sit on another seat. */
export interface ChangeSeat {
    version?: number | null;
    to: number;
}

/** What one changes of oneself. */
export interface Changes {
    name?: string | null;
    lang?: string | null;
}

/** Another version of Folsom went on with the game here: what it calls things, and what the viewer saw then.
 * 
 * The legend of an older version may lack what was added since. */
export interface ChapterShown {
    rules: string;
    legend: Legend;
    view: View;
}

/** Another setup, other options, public or private; what is not named stays. */
export interface Choice {
    version?: number | null;
    setup?: SetupChoice | null;
    options?: Options | null;
    public?: boolean | null;
}

/** What a host can choose.
 * 
 * ``players``, ``editions``, ``variants``, ``boxes`` and ``first_game`` say what each would be in the setup that was
 * asked about, if it were chosen besides. ``barred``: what bars that setup itself.
 * ``bandits``: those that can be picked; ``each``: how many of them a seat leads (0 where the setup is barred). */
export interface Choices {
    players: NumberOffer[];
    editions: NumberOffer[];
    variants: Offer[];
    boxes: Offer[];
    first_game: Barred | null;
    bandits: string[];
    each: number;
    levels: string[];
    plans: string[];
    clocks: ClockOffer[];
    cards: CardOffer[];
    barred: Barred | null;
    usual: Options;
}

/** How long people may think: seconds for each decision, and seconds in the bank of each seat. */
export interface ClockChoice {
    kind: "none" | "live" | "slow";
    each: number;
    bank: number;
}

/** A kind of clock: the fewest and most seconds for a decision, and the most in the bank. */
export interface ClockOffer {
    kind: string;
    fewest: number;
    most: number;
    bank: number;
}

/** How bandits were dealt: those that were picked, by seat, and those that were left, in their order.
 * 
 * ``each``: how many a seat leads. ``apart``: groups of which no seat leads two. ``bandits``: whom each seat leads. */
export interface DealingShown {
    picked: string[][];
    left: string[];
    each: number;
    apart: string[][];
    bandits: string[][];
}

/** One draw: the numbers that were used before it, what was in the bag in its order, and what was taken out. */
export interface DrawShown {
    ply: number;
    counter: number;
    bag: string[];
    drawn: string[];
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

/** All that is needed to check the shuffles of a game: docs/fair.md says how.
 * 
 * ``dealing``: none in a game that an older version began. */
export interface FairShown {
    format: string;
    table: string;
    commitment: string;
    seed: string;
    seeds: string[];
    dealing: DealingShown | null;
    counter: number;
    draws: DrawShown[];
}

/** Some games: how many, how many were won, and the money in all (that of the side, where sides win). */
export interface GamesTally {
    games: number;
    wins: number;
    money: number;
}

/** Sit down: on a seat, or on any. */
export interface Join {
    version?: number | null;
    seat?: number | null;
}

/** The board, best first; those with the same rating share a place and stand in the order of their ids. */
export interface Leaderboard {
    people: Listed[];
    total: number;
}

/** Leave: one seat, or the table. */
export interface Leave {
    seat?: number | null;
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

/** A part of a game that is played with a coach, as the student on ``seat`` is told it, from ``view`` on. */
export interface LessonShown {
    seat: number;
    seats: SeatShown[];
    legend: Legend;
    view: View;
    steps: LessonStep[];
}

/** What happens before the coach says something, and what he says (`lesson-note-…` in the texts) about what.
 * 
 * ``asking``: whom the game waits for then; none in the midst of what happens. ``answer``: where the student is asked
 * something, the answer by which the lesson goes on; else ``null``. */
export interface LessonStep {
    events: Entry[];
    asking: Waiting | null;
    answer: string | null;
    note: string;
    at: string[];
}

/** Somebody on the board. */
export interface Listed {
    rating: number;
    place: number;
    tied: boolean;
    games: number;
    person: string;
    name: string;
}

/** Somebody who has an account. */
export interface LogIn {
    login: string;
    password: string;
}

/** Who one is. ``recovery``: whether there is a code for another device. */
export interface Me {
    id: string;
    name: string;
    login: string | null;
    account: boolean;
    lang: string;
    recovery: boolean;
}

/** Somebody whom one does not want to hear. */
export interface Muted {
    person: string;
}

/** A table of one's own in a list. ``seats``: one's own; ``away``: a bot plays. ``winners``: the seats that won.
 * 
 * ``turn``: the game waits for one. ``paused``: it stands still; ``rests``: because a bot plays for each of its
 * people. ``news``: something happened since one looked away. */
export interface MyTable {
    card: TableCard;
    seats: number[];
    invited: boolean;
    turn: boolean;
    away: boolean;
    paused: boolean;
    rests: boolean;
    news: boolean;
    winners: SeatShown[];
}

/** A page of one's own tables, and whether there are more. */
export interface MyTables {
    tables: MyTable[];
    more: boolean;
}

/** Somebody who wants an account. Without a name a guest keeps his, and others are called as they log in. */
export interface NewAccount {
    login: string;
    password: string;
    name?: string | null;
    lang?: string | null;
}

/** Somebody who wants to play. */
export interface NewGuest {
    name: string;
    lang: string;
}

/** Another password, and the one that was. */
export interface NewPassword {
    old: string;
    new: string;
}

/** A table to be opened. */
export interface NewTable {
    setup: SetupChoice;
    options: Options;
    public: boolean;
}

/** A number that can be chosen. ``barred``: what bars it in the setup that was asked about. */
export interface NumberOffer {
    number: number;
    barred: Barred | null;
}

/** Something that can be chosen by name. ``barred``: what bars it in the setup that was asked about.
 * 
 * ``kind``: of several of a kind one is played at a time. A box whose kind is another box's name is a size of that. */
export interface Offer {
    name: string;
    kind: string;
    barred: Barred | null;
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

/** A seed of one's own for the fair shuffles; an empty one takes it back. */
export interface OwnSeed {
    version?: number | null;
    seed: string;
}

/** Somebody, as others see him. */
export interface PersonShown {
    id: string;
    name: string;
}

/** What the viewer was told in one ply.
 * 
 * While a game runs, the plies of which he was told something are counted: a gap would tell how often others have
 * answered in secret. When it is over, ``ply`` is the number in the log. */
export interface PlyShown {
    ply: number;
    chapter: ChapterShown | null;
    events: Entry[];
}

/** Why something was not done: a code to translate, a sentence, and the rule of the game, if one says so. */
export interface ProblemShown {
    code: string;
    message: string;
    rule: string;
}

/** The password once more, for what cannot be undone. Guests have none. */
export interface Proof {
    password?: string | null;
}

/** Public tables: open ones first, then those where a game runs. */
export interface PublicTables {
    tables: TableCard[];
}

/** What a seat is asked: the number of the decision and its part (of several that it makes in secret), what it is
 * about, and all that may be answered. */
export interface Question {
    decision: number;
    part: number;
    about: string;
    options: string[];
}

/** How well somebody plays, from rated games: ``place`` on the board, which ``tied`` ones share. */
export interface Rating {
    rating: number;
    place: number;
    tied: boolean;
    games: number;
}

/** Be ready, or not. */
export interface Ready {
    version?: number | null;
    ready: boolean;
}

/** A recovery code; who has an account may set a new password with it. */
export interface Recovery {
    code: string;
    password?: string | null;
}

/** A new recovery code: it is shown this once. */
export interface RecoveryCode {
    code: string;
}

/** A game as a viewer knew it: the view after one of his events (0: at the beginning), and all that he was told
 * since, in order.
 * 
 * ``kind``: a game of this server, or a record that somebody brought. ``after``: the event after which he had this
 * view. ``events``: how many there are in all. ``seed``: that of the fair shuffles, in hex, and ``seeds``: those of
 * the players; they are there when the game is over. */
export interface ReplayShown {
    id: string;
    kind: string;
    state: string;
    viewer: string;
    rules: string;
    setup: Record<string, unknown>;
    seats: SitterShown[];
    result: Record<string, unknown> | null;
    begun: number | null;
    ended: number | null;
    commitment: string;
    seed: string | null;
    seeds: string[];
    legend: Legend;
    after: number;
    view: View;
    events: number;
    plies: PlyShown[];
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

/** Who sat on a seat: a person, a bot (by its code), or nobody that is known. Who has gone has no name any more. */
export interface SitterShown {
    name: string;
    person: string | null;
    bot: string | null;
}

/** What somebody has done in finished games, a seat for a game.
 * 
 * ``bandits``: by bandit (who leads two has a game with each); ``roles``: by the role of his seat.
 * ``players``: by number of people and bots. ``against``: by whom
 * he had around him (people, bots, both, or seats of his own). ``left``: games in which he did not stay, as he left
 * for good or a bot gave more than a quarter of his answers; they count nowhere else. */
export interface Statistics {
    person: string;
    name: string;
    all: GamesTally;
    bandits: Record<string, GamesTally>;
    roles: Record<string, GamesTally>;
    players: Record<string, GamesTally>;
    against: Record<string, GamesTally>;
    left: number;
    rating: Rating | null;
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

/** The id of a table. */
export interface TableId {
    id: string;
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

/** The texts of a language, as Fluent (https://projectfluent.org). */
export interface TextsShown {
    fluent: string;
}

/** A change of a table. */
export interface Versioned {
    version?: number | null;
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

/** A person who is meant. */
export interface Whom {
    version?: number | null;
    person: string;
}

/** Ask for bandits; none means any. */
export interface WishBandits {
    version?: number | null;
    bandits: string[];
}

/** Take a seat back. */
export interface BackToSent {
    seat: number;
}

/** Why a setup cannot be played: the rule that says so, and ``problem``, which says it in English.
 * 
 * ``parts``: the parts that it is about, by name, first the one whose rule it is; ``first-game`` is the setup for a
 * first game. ``number``: how many players or bandits there would be, if that is wrong; ``allowed``: how many may be. */
export interface BarredSent {
    rule: string;
    problem: string;
    parts: string[];
    number: number;
    allowed: number[];
}

/** Bots for some seats, or for all that are free; of a level, or of the table's. */
export interface BotsSent {
    version?: number | null;
    seats?: number[] | null;
    level?: "greenhorn" | "outlaw" | "gunslinger" | "legend" | null;
}

/** A record that is kept now: where it can be seen. */
export interface BroughtSent {
    id: string;
    address: string;
}

/** Who asks: nobody, as long as he has not said a name. */
export interface CallerSent {
    person: MeSent | null;
}

/** A round card. ``part``: the box that brings it. ``printed``: read off a real card; else it is reconstructed. */
export interface CardOfferSent {
    name: string;
    station: boolean;
    part: string;
    printed: boolean;
}

/** Sit on another seat. */
export interface ChangeSeatSent {
    version?: number | null;
    to: number;
}

/** What one changes of oneself. */
export interface ChangesSent {
    name?: string | null;
    lang?: string | null;
}

/** Another version of Folsom went on with the game here: what it calls things, and what the viewer saw then.
 * 
 * The legend of an older version may lack what was added since. */
export interface ChapterShownSent {
    rules: string;
    legend: LegendSent;
    view: ViewSent;
}

/** Another setup, other options, public or private; what is not named stays. */
export interface ChoiceSent {
    version?: number | null;
    setup?: SetupChoiceSent | null;
    options?: OptionsSent | null;
    public?: boolean | null;
}

/** What a host can choose.
 * 
 * ``players``, ``editions``, ``variants``, ``boxes`` and ``first_game`` say what each would be in the setup that was
 * asked about, if it were chosen besides. ``barred``: what bars that setup itself.
 * ``bandits``: those that can be picked; ``each``: how many of them a seat leads (0 where the setup is barred). */
export interface ChoicesSent {
    players: NumberOfferSent[];
    editions: NumberOfferSent[];
    variants: OfferSent[];
    boxes: OfferSent[];
    first_game: BarredSent | null;
    bandits: string[];
    each: number;
    levels: string[];
    plans: string[];
    clocks: ClockOfferSent[];
    cards: CardOfferSent[];
    barred: BarredSent | null;
    usual: OptionsSent;
}

/** How long people may think: seconds for each decision, and seconds in the bank of each seat. */
export interface ClockChoiceSent {
    kind?: "none" | "live" | "slow";
    each?: number;
    bank?: number;
}

/** A kind of clock: the fewest and most seconds for a decision, and the most in the bank. */
export interface ClockOfferSent {
    kind: string;
    fewest: number;
    most: number;
    bank: number;
}

/** How bandits were dealt: those that were picked, by seat, and those that were left, in their order.
 * 
 * ``each``: how many a seat leads. ``apart``: groups of which no seat leads two. ``bandits``: whom each seat leads. */
export interface DealingShownSent {
    picked: string[][];
    left: string[];
    each: number;
    apart: string[][];
    bandits: string[][];
}

/** One draw: the numbers that were used before it, what was in the bag in its order, and what was taken out. */
export interface DrawShownSent {
    ply: number;
    counter: number;
    bag: string[];
    drawn: string[];
}

/** How a game was counted when it was over: lists by led pawn, and lists of such pawns.
 * 
 * Led pawns are the bandits, and then whoever else a seat leads.
 * 
 * ``loot``: what his tokens are worth; ``events``: money that events brought; ``ransoms``: what companions bring, or
 * cost; ``stations``: what the station card does. ``sharpshooters`` get ``title`` besides, once for a side.
 * ``arrested``: who cannot win. ``money``: the sum, for those who win together that of their side. */
export interface EndingSent {
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
export interface EntrySent {
    name: string;
    rule: string;
    numbers: (number | number[])[];
    changes: ViewChangesSent;
}

/** All that is needed to check the shuffles of a game: docs/fair.md says how.
 * 
 * ``dealing``: none in a game that an older version began. */
export interface FairShownSent {
    format: string;
    table: string;
    commitment: string;
    seed: string;
    seeds: string[];
    dealing: DealingShownSent | null;
    counter: number;
    draws: DrawShownSent[];
}

/** Some games: how many, how many were won, and the money in all (that of the side, where sides win). */
export interface GamesTallySent {
    games?: number;
    wins?: number;
    money?: number;
}

/** Sit down: on a seat, or on any. */
export interface JoinSent {
    version?: number | null;
    seat?: number | null;
}

/** The board, best first; those with the same rating share a place and stand in the order of their ids. */
export interface LeaderboardSent {
    people: ListedSent[];
    total: number;
}

/** Leave: one seat, or the table. */
export interface LeaveSent {
    seat?: number | null;
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
export interface LegendSent {
    seats: LegendSeatSent[];
    pawns: LegendPawnSent[];
    vehicles: string[];
    places: LegendPlaceSent[];
    tokens: number[];
    token_kinds: LegendTokenKindSent[];
    values: LegendValueSent[];
    cards: LegendCardSent[];
    spots: LegendSpotSent[];
    hands: number[];
    rows: LegendRowSent[];
    counters: string[];
    masks: number[];
    powers: string[];
    cars: string[];
    rounds: LegendRoundSent[];
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
    words: LegendWordsSent;
    stands?: number[][] | null;
    boxes?: Record<string, Record<string, number[]>> | null;
}

/** A kind of card. ``bandit``: which of those that its seat leads does it; ``home``: what it is when it is back. */
export interface LegendCardSent {
    name: string;
    action: boolean;
    bandit: number;
    home: number;
}

/** Which of a seat's bandits does something, and the verb whose text says what. */
export interface LegendDoerSent {
    which: number;
    text: string;
}

/** A pawn. */
export interface LegendPawnSent {
    name: string;
    bandit: boolean;
    lawman: boolean;
}

/** A place, with the key of its words. One of the board has a vehicle, a car (0: the first; -1: it is no car of a
 * train) and a floor. */
export interface LegendPlaceSent {
    name: string;
    text: string;
    vehicle?: number | null;
    car?: number | null;
    floor?: "inside" | "roof" | "apart" | null;
}

/** A round card: its kinds of turns, and its event. */
export interface LegendRoundSent {
    name: string;
    turns: string[];
    event: string;
}

/** Cards in order: of everybody (-1), or of one seat.
 * 
 * A card is ``kind | seat << kind_bits | face_down << kind_bits + 4``. */
export interface LegendRowSent {
    name: string;
    seat: number;
}

/** A seat: the bandits that it leads, and the seat that plays with it (its own, if none does). */
export interface LegendSeatSent {
    bandits: number[];
    partner: number;
}

/** Where cards lie. ``pool``: the spot from which they were drawn in secret, or -1. */
export interface LegendSpotSent {
    name: string;
    seat: number;
    pool: number;
}

/** What a step means that is left to do, with the names of its numbers.
 * 
 * ``before-card``: this round's card is not up yet; ``before-first``: nor is it known who is first player; ``plans``:
 * a ``seat`` lays a card, or as many as ``plays`` says, or all ``seats`` of a mask do; ``attacks``: who is on no place
 * rides beside a ``car``. ``until``: of moments of a round only those up to this one mean it. */
export interface LegendStepSent {
    means: string;
    numbers: string[];
    until: string;
}

/** A kind of token; of a hidden one each token has a value of its own. */
export interface LegendTokenKindSent {
    name: string;
    hidden: boolean;
}

/** What is under a token. */
export interface LegendValueSent {
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
export interface LegendWordsSent {
    quiet: string[];
    quiet_rules: string[];
    quiet_tokens: string[];
    own_line: string[];
    own_rules: string[];
    plain: string[];
    plain_rules: string[];
    moves: Record<string, string>;
    steps: Record<string, LegendStepSent>;
    doers: Record<string, LegendDoerSent>;
}

/** A part of a game that is played with a coach, as the student on ``seat`` is told it, from ``view`` on. */
export interface LessonShownSent {
    seat: number;
    seats: SeatShownSent[];
    legend: LegendSent;
    view: ViewSent;
    steps: LessonStepSent[];
}

/** What happens before the coach says something, and what he says (`lesson-note-…` in the texts) about what.
 * 
 * ``asking``: whom the game waits for then; none in the midst of what happens. ``answer``: where the student is asked
 * something, the answer by which the lesson goes on; else ``null``. */
export interface LessonStepSent {
    events: EntrySent[];
    asking: WaitingSent | null;
    answer: string | null;
    note: string;
    at: string[];
}

/** Somebody on the board. */
export interface ListedSent {
    rating: number;
    place: number;
    tied: boolean;
    games: number;
    person: string;
    name: string;
}

/** Somebody who has an account. */
export interface LogInSent {
    login: string;
    password: string;
}

/** Who one is. ``recovery``: whether there is a code for another device. */
export interface MeSent {
    id: string;
    name: string;
    login: string | null;
    account: boolean;
    lang: string;
    recovery: boolean;
}

/** Somebody whom one does not want to hear. */
export interface MutedSent {
    person: string;
}

/** A table of one's own in a list. ``seats``: one's own; ``away``: a bot plays. ``winners``: the seats that won.
 * 
 * ``turn``: the game waits for one. ``paused``: it stands still; ``rests``: because a bot plays for each of its
 * people. ``news``: something happened since one looked away. */
export interface MyTableSent {
    card: TableCardSent;
    seats: number[];
    invited: boolean;
    turn: boolean;
    away: boolean;
    paused: boolean;
    rests: boolean;
    news: boolean;
    winners: SeatShownSent[];
}

/** A page of one's own tables, and whether there are more. */
export interface MyTablesSent {
    tables: MyTableSent[];
    more: boolean;
}

/** Somebody who wants an account. Without a name a guest keeps his, and others are called as they log in. */
export interface NewAccountSent {
    login: string;
    password: string;
    name?: string | null;
    lang?: string | null;
}

/** Somebody who wants to play. */
export interface NewGuestSent {
    name: string;
    lang?: string;
}

/** Another password, and the one that was. */
export interface NewPasswordSent {
    old: string;
    new: string;
}

/** A table to be opened. */
export interface NewTableSent {
    setup: SetupChoiceSent;
    options?: OptionsSent;
    public?: boolean;
}

/** A number that can be chosen. ``barred``: what bars it in the setup that was asked about. */
export interface NumberOfferSent {
    number: number;
    barred: BarredSent | null;
}

/** Something that can be chosen by name. ``barred``: what bars it in the setup that was asked about.
 * 
 * ``kind``: of several of a kind one is played at a time. A box whose kind is another box's name is a size of that. */
export interface OfferSent {
    name: string;
    kind: string;
    barred: BarredSent | null;
}

/** How a table is played.
 * 
 * ``level``: of the bots that play for who is away, and of those that fill seats. ``plan``: whether screens show the
 * whole common pile, or only its top as at a real table. ``quiet``: nobody talks while cards are planned. */
export interface OptionsSent {
    clock?: ClockChoiceSent;
    level?: "greenhorn" | "outlaw" | "gunslinger" | "legend";
    plan?: "open" | "memory";
    rated?: boolean;
    quiet?: boolean;
}

/** A seed of one's own for the fair shuffles; an empty one takes it back. */
export interface OwnSeedSent {
    version?: number | null;
    seed: string;
}

/** Somebody, as others see him. */
export interface PersonShownSent {
    id: string;
    name: string;
}

/** What the viewer was told in one ply.
 * 
 * While a game runs, the plies of which he was told something are counted: a gap would tell how often others have
 * answered in secret. When it is over, ``ply`` is the number in the log. */
export interface PlyShownSent {
    ply: number;
    chapter: ChapterShownSent | null;
    events: EntrySent[];
}

/** Why something was not done: a code to translate, a sentence, and the rule of the game, if one says so. */
export interface ProblemShownSent {
    code: string;
    message: string;
    rule: string;
}

/** The password once more, for what cannot be undone. Guests have none. */
export interface ProofSent {
    password?: string | null;
}

/** Public tables: open ones first, then those where a game runs. */
export interface PublicTablesSent {
    tables: TableCardSent[];
}

/** What a seat is asked: the number of the decision and its part (of several that it makes in secret), what it is
 * about, and all that may be answered. */
export interface QuestionSent {
    decision: number;
    part: number;
    about: string;
    options: string[];
}

/** How well somebody plays, from rated games: ``place`` on the board, which ``tied`` ones share. */
export interface RatingSent {
    rating: number;
    place: number;
    tied: boolean;
    games: number;
}

/** Be ready, or not. */
export interface ReadySent {
    version?: number | null;
    ready: boolean;
}

/** A recovery code; who has an account may set a new password with it. */
export interface RecoverySent {
    code: string;
    password?: string | null;
}

/** A new recovery code: it is shown this once. */
export interface RecoveryCodeSent {
    code: string;
}

/** A game as a viewer knew it: the view after one of his events (0: at the beginning), and all that he was told
 * since, in order.
 * 
 * ``kind``: a game of this server, or a record that somebody brought. ``after``: the event after which he had this
 * view. ``events``: how many there are in all. ``seed``: that of the fair shuffles, in hex, and ``seeds``: those of
 * the players; they are there when the game is over. */
export interface ReplayShownSent {
    id: string;
    kind: string;
    state: string;
    viewer: string;
    rules: string;
    setup: Record<string, unknown>;
    seats: SitterShownSent[];
    result: Record<string, unknown> | null;
    begun: number | null;
    ended: number | null;
    commitment: string;
    seed: string | null;
    seeds: string[];
    legend: LegendSent;
    after: number;
    view: ViewSent;
    events: number;
    plies: PlyShownSent[];
}

/** A seat: a person, a bot of a level, nobody yet, or kept for somebody who is invited.
 * 
 * ``role``: that it has in the game: ``bandit``, ``automaton`` (it plays by itself, and nobody ever sits there) or one
 * that a box brings, such as ``marshal``; ``name``: its own, if it leads no bandit. ``bandits``: those asked for, or,
 * once the game has begun, those that it leads. ``away``: a bot plays for him; ``left``: because he left by his own
 * act. */
export interface SeatShownSent {
    role: string;
    name: string;
    person: PersonShownSent | null;
    bot: string | null;
    kept: PersonShownSent | null;
    bandits: string[];
    ready: boolean;
    away: boolean;
    left: boolean;
}

/** The game that is played at a table; its bandits are picked on the seats. Empty lists mean: as usual.
 * 
 * ``players``: those who lead bandits. Parts of a game may bring more seats. */
export interface SetupChoiceSent {
    players: number;
    edition?: number;
    first_game?: boolean;
    variants?: string[];
    boxes?: string[];
    cars?: string[];
    rounds?: string[];
    stations?: string[];
}

/** Who sat on a seat: a person, a bot (by its code), or nobody that is known. Who has gone has no name any more. */
export interface SitterShownSent {
    name: string;
    person: string | null;
    bot: string | null;
}

/** What somebody has done in finished games, a seat for a game.
 * 
 * ``bandits``: by bandit (who leads two has a game with each); ``roles``: by the role of his seat.
 * ``players``: by number of people and bots. ``against``: by whom
 * he had around him (people, bots, both, or seats of his own). ``left``: games in which he did not stay, as he left
 * for good or a bot gave more than a quarter of his answers; they count nowhere else. */
export interface StatisticsSent {
    person: string;
    name: string;
    all: GamesTallySent;
    bandits: Record<string, GamesTallySent>;
    roles: Record<string, GamesTallySent>;
    players: Record<string, GamesTallySent>;
    against: Record<string, GamesTallySent>;
    left: number;
    rating: RatingSent | null;
}

/** A table in a list. ``people``: the names of those who sit there. */
export interface TableCardSent {
    id: string;
    state: "open" | "playing" | "over" | "abandoned";
    host: string;
    setup: SetupChoiceSent;
    options: OptionsSent;
    people: string[];
    bots: number;
    free: number;
    created: number;
    changed: number;
}

/** The id of a table. */
export interface TableIdSent {
    id: string;
}

/** A table as everybody may see it who knows of it.
 * 
 * ``commitment``: the SHA-256 of the seed of its fair shuffles. The seed itself, and the players' own ones by seat,
 * are shown when the game is over or abandoned. ``rematch``: the table where its people go on. ``kicked``: whom the
 * host has sent away; he can pardon them. */
export interface TableShownSent {
    id: string;
    code: string | null;
    host: string;
    public: boolean;
    state: "open" | "playing" | "over" | "abandoned";
    setup: SetupChoiceSent;
    options: OptionsSent;
    version: number;
    created: number;
    changed: number;
    commitment: string;
    seed: string | null;
    seeds: string[] | null;
    seats: SeatShownSent[];
    kicked: PersonShownSent[];
    rematch: string | null;
}

/** The texts of a language, as Fluent (https://projectfluent.org). */
export interface TextsShownSent {
    fluent: string;
}

/** A change of a table. */
export interface VersionedSent {
    version?: number | null;
}

/** What a viewer knows of a game (-1: everything, -2: a spectator), in numbers that the legend explains.
 * 
 * ``at``: the place of each pawn (-1: nowhere); ``who``: the pawns of each place, a mask. ``token_at``: where each
 * token lies; ``token_value``: the number of its value (0: not known). ``values``: how many of each nobody has seen.
 * ``cards``: how many of each kind lie in each spot (kind 0: not known). ``rows``: cards in order. ``stack``: what is
 * left to do, the next thing last. ``asked``, ``open``: who is asked, and the seats that still choose, a mask. */
export interface ViewSent {
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
export interface ViewChangesSent {
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
export interface WaitingSent {
    seats: number[];
    about: string;
    numbers: Record<string, number>;
    public: QuestionSent | null;
    question: QuestionSent | null;
    away: number[];
    undo: boolean;
    paused: boolean;
    pausing: number[];
    left: Record<string, number>;
    ending: EndingSent | null;
}

/** A person who is meant. */
export interface WhomSent {
    version?: number | null;
    person: string;
}

/** Ask for bandits; none means any. */
export interface WishBanditsSent {
    version?: number | null;
    bandits: string[];
}

/** Every route: what is sent, what may be asked for in the address, and what is answered. */
export interface Routes {
    "POST /api/guests": { body: NewGuestSent; query: {  }; answer: Me };
    "GET /api/me": { body: undefined; query: {  }; answer: Me };
    "DELETE /api/me": { body: ProofSent | null; query: {  }; answer: undefined };
    "PATCH /api/me": { body: ChangesSent; query: {  }; answer: Me };
    "GET /api/visitor": { body: undefined; query: {  }; answer: Caller };
    "GET /api/me/export": { body: undefined; query: {  }; answer: unknown };
    "POST /api/account": { body: NewAccountSent; query: {  }; answer: Me };
    "POST /api/login": { body: LogInSent; query: {  }; answer: Me };
    "POST /api/logout": { body: undefined; query: {  }; answer: undefined };
    "POST /api/logout/everywhere": { body: undefined; query: {  }; answer: undefined };
    "POST /api/me/password": { body: NewPasswordSent; query: {  }; answer: Me };
    "POST /api/me/recovery": { body: ProofSent | null; query: {  }; answer: RecoveryCode };
    "POST /api/recover": { body: RecoverySent; query: {  }; answer: Me };
    "GET /api/tables": { body: undefined; query: {  }; answer: PublicTables };
    "POST /api/tables": { body: NewTableSent; query: {  }; answer: TableShown };
    "GET /api/tables/{table}": { body: undefined; query: {  }; answer: TableShown };
    "PATCH /api/tables/{table}": { body: ChoiceSent; query: {  }; answer: TableShown };
    "GET /api/codes/{code}": { body: undefined; query: {  }; answer: TableId };
    "GET /api/my/tables": { body: undefined; query: { state?: "playing" | "open" | "over"; page?: number }; answer: MyTables };
    "POST /api/tables/{table}/join": { body: JoinSent; query: {  }; answer: TableShown };
    "POST /api/tables/{table}/leave": { body: LeaveSent; query: {  }; answer: TableShown };
    "POST /api/tables/{table}/return": { body: BackToSent; query: {  }; answer: TableShown };
    "POST /api/tables/{table}/rematch": { body: undefined; query: {  }; answer: TableShown };
    "POST /api/tables/{table}/seats/{seat}/move": { body: ChangeSeatSent; query: {  }; answer: TableShown };
    "PUT /api/tables/{table}/seats/{seat}/bandits": { body: WishBanditsSent; query: {  }; answer: TableShown };
    "PUT /api/tables/{table}/seats/{seat}/ready": { body: ReadySent; query: {  }; answer: TableShown };
    "PUT /api/tables/{table}/seats/{seat}/seed": { body: OwnSeedSent; query: {  }; answer: TableShown };
    "POST /api/tables/{table}/kick": { body: WhomSent; query: {  }; answer: TableShown };
    "POST /api/tables/{table}/pardon": { body: WhomSent; query: {  }; answer: TableShown };
    "POST /api/tables/{table}/bots": { body: BotsSent; query: {  }; answer: TableShown };
    "DELETE /api/tables/{table}/seats/{seat}": { body: undefined; query: { version?: number | null }; answer: TableShown };
    "POST /api/tables/{table}/start": { body: VersionedSent; query: {  }; answer: TableShown };
    "GET /api/mutes": { body: undefined; query: {  }; answer: PersonShown[] };
    "POST /api/mutes": { body: MutedSent; query: {  }; answer: undefined };
    "DELETE /api/mutes/{muted}": { body: undefined; query: {  }; answer: undefined };
    "GET /api/choices": { body: undefined; query: { players?: number; edition?: number; first_game?: boolean; variants?: string[]; boxes?: string[] }; answer: Choices };
    "GET /api/replays/{replay}": { body: undefined; query: { viewer?: string; after?: number; upto?: number | null }; answer: ReplayShown };
    "GET /api/replays/{replay}/record": { body: undefined; query: {  }; answer: string };
    "GET /api/replays/{replay}/fair": { body: undefined; query: {  }; answer: FairShown };
    "POST /api/records": { body: string; query: {  }; answer: Brought };
    "GET /api/people/{person}/statistics": { body: undefined; query: {  }; answer: Statistics };
    "GET /api/leaderboard": { body: undefined; query: { skip?: number; limit?: number }; answer: Leaderboard };
    "GET /api/lesson": { body: undefined; query: {  }; answer: LessonShown };
    "GET /api/texts/{lang}": { body: undefined; query: {  }; answer: TextsShown };
}
