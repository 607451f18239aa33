/** What the server sends and reads: written by `python -m tools.api_types`, not by hand. */

export interface AbsenceAnswer {
  readonly answer: 'bot' | 'wait' | 'end';
}

/** Where others in the network reach the server; empty if they do not. */
export interface Addresses {
  /** Origins such as http://192.168.1.7:8000. */
  readonly addresses: readonly string[];
}

export interface Analysis {
  readonly steps: number;
  readonly seats: readonly SeatAnalysis[];
}

export interface AnalysisState {
  readonly state: 'none' | 'running' | 'ready';
  readonly done: number;
  /** Evaluations done and in total; null while it waits for its turn. */
  readonly total: number;
  readonly analysis: Analysis | null;
}

/** A drawn board. The caption is a statement about it that the tests can run. */
export interface BoardBlock {
  readonly caption: string;
  /** An empty row separates two boards. */
  readonly rows: readonly string[];
  /** By board: the spaces with something that the drawing has no sign for, in Cartographers the mountains that have not given their coin yet. Empty where there is nothing of the kind. */
  readonly marked: readonly (readonly (readonly [number, number])[])[];
  /** A drawing of the piece that the statement lays and that is refused, where it would lie; empty where there is none, or where the statement itself tells all of it. */
  readonly laid: readonly string[];
  readonly kind: 'board';
}

export interface Bot {
  readonly id: string;
  /** By game, if it was measured. */
  readonly strength: Readonly<Record<string, Strength>>;
}

/** A set of components that a guest has brought in. */
export interface Box {
  readonly game: string;
  readonly fingerprint: string;
  readonly name: string;
  readonly saved_at: string;
}

/** Solo play: the rules drew the monsters of an ambush. */
export interface CartographersAmbushDrawn {
  readonly sheet: number;
  readonly card: 'Goblin Attack' | 'Bugbear Assault' | 'Kobold Onslaught' | 'Gnoll Raid';
  /** Empty if the shape fits nowhere. */
  readonly cells: readonly (readonly [number, number])[];
  readonly gains: CartographersGains;
  /** Of the sheet, with the monsters. */
  readonly running: CartographersRunningSeason;
  readonly kind: 'ambush_drawn';
}

/** An ambush was revealed: sheets are passed, or in solo play the rules draw it. */
export interface CartographersAmbushRevealed {
  readonly card: 'Goblin Attack' | 'Bugbear Assault' | 'Kobold Onslaught' | 'Gnoll Raid';
  /** The direction in which sheets are passed; in solo play, that of the search for a place. */
  readonly clockwise: boolean;
  /** By seat: whose sheet it draws on. Empty in solo play. */
  readonly targets: readonly number[];
  /** Solo play: the corner of the map where the search for a place begins. */
  readonly corner: readonly [number, number] | null;
  readonly kind: 'ambush_revealed';
}

/** One scoring card, before and after. */
export interface CartographersCardEffect {
  readonly card: 'Sentinel Wood' | 'Greenbough' | 'Treetower' | 'Stoneside Forest' | 'Canal Lake' | 'Mages Valley' | 'The Golden Granary' | 'Shoreside Expanse' | 'Wildholds' | 'Great City' | 'Greengold Plains' | 'Shieldgate' | 'Borderlands' | 'Lost Barony' | 'The Broken Road' | 'The Cauldrons';
  readonly before: number;
  readonly after: number;
  /** The cells that score after the drawing. */
  readonly cells: readonly (readonly [number, number])[];
}

/** What a drawing changed for one scoring card. */
export interface CartographersCardGain {
  readonly card: 'Sentinel Wood' | 'Greenbough' | 'Treetower' | 'Stoneside Forest' | 'Canal Lake' | 'Mages Valley' | 'The Golden Granary' | 'Shoreside Expanse' | 'Wildholds' | 'Great City' | 'Greengold Plains' | 'Shieldgate' | 'Borderlands' | 'Lost Barony' | 'The Broken Road' | 'The Cauldrons';
  /** The change: what the card earns now less what it earned before. */
  readonly stars: number;
}

/** An explore card was revealed, and everybody who can has to draw it. */
export interface CartographersCardRevealed {
  readonly card: 'Great River' | 'Farmland' | 'Hamlet' | 'Forgotten Forest' | 'Hinterland Stream' | 'Homestead' | 'Orchard' | 'Treetop Village' | 'Marshlands' | 'Fishing Village' | 'Rift Lands';
  /** What it adds to the time of the season once it has been drawn. */
  readonly time: number;
  readonly terrains: readonly ('forest' | 'village' | 'farm' | 'water' | 'monster')[];
  /** Whether an empty ruins space has to be covered. */
  readonly ruins: boolean;
  readonly kind: 'card_revealed';
}

/** What a drawing or an ambush changed on a solo map. */
export interface CartographersChangeView {
  /** None for the player's own drawing. */
  readonly ambush: 'Goblin Attack' | 'Bugbear Assault' | 'Kobold Onslaught' | 'Gnoll Raid' | null;
  /** The spaces it filled; empty if an ambush did not fit. */
  readonly cells: readonly (readonly [number, number])[];
  /** The change of stars for the cards under edicts A to D. */
  readonly edicts: readonly number[];
  readonly coins: number;
  /** The change of stars per season because of monsters; negative if they cost more. */
  readonly monsters: number;
}

/** Everything a seat may draw. */
export interface CartographersChoices {
  readonly kind: 'cartographers';
  readonly terrains: readonly ('forest' | 'village' | 'farm' | 'water' | 'monster')[];
  readonly ways: readonly CartographersWay[];
  /** Whether no shape of the card can be drawn as required: a single space is filled instead. */
  readonly falls_back: boolean;
  /** Whose sheet it is drawn on. */
  readonly target: number;
}

/** At the end of a season: the coins were counted. */
export interface CartographersCoinsScored {
  readonly season: 'spring' | 'summer' | 'fall' | 'winter';
  /** By seat. */
  readonly stars: readonly number[];
  readonly kind: 'coins_scored';
}

/** A seat has drawn; the others will see the drawing when the last of them has drawn. */
export interface CartographersDrawingFinished {
  readonly seat: number;
  /** The drawing, as text; None if this reader may not know it yet. */
  readonly move: string | null;
  readonly kind: 'drawing_finished';
}

/** A seat's drawing was shown to everybody. */
export interface CartographersDrawingRevealed {
  readonly seat: number;
  /** Whose sheet it is on: another seat's in an ambush. */
  readonly sheet: number;
  readonly card: 'Great River' | 'Farmland' | 'Hamlet' | 'Forgotten Forest' | 'Hinterland Stream' | 'Homestead' | 'Orchard' | 'Treetop Village' | 'Marshlands' | 'Fishing Village' | 'Rift Lands' | 'Goblin Attack' | 'Bugbear Assault' | 'Kobold Onslaught' | 'Gnoll Raid';
  readonly terrain: 'forest' | 'village' | 'farm' | 'water' | 'monster';
  readonly cells: readonly (readonly [number, number])[];
  /** Whether no shape of the card could be drawn as required: a single space was filled. */
  readonly falls_back: boolean;
  readonly gains: CartographersGains;
  /** Of the sheet, with the drawing. */
  readonly running: CartographersRunningSeason;
  readonly kind: 'drawing_revealed';
}

/** A seat does not draw the card, because the sheet that it would draw on is full. */
export interface CartographersDrawingSkipped {
  readonly seat: number;
  /** Whose sheet it is. */
  readonly sheet: number;
  readonly kind: 'drawing_skipped';
}

/** At the end of a season: one of its two scoring cards was counted. */
export interface CartographersEdictScored {
  readonly season: 'spring' | 'summer' | 'fall' | 'winter';
  readonly edict: 'A' | 'B' | 'C' | 'D';
  readonly card: 'Sentinel Wood' | 'Greenbough' | 'Treetower' | 'Stoneside Forest' | 'Canal Lake' | 'Mages Valley' | 'The Golden Granary' | 'Shoreside Expanse' | 'Wildholds' | 'Great City' | 'Greengold Plains' | 'Shieldgate' | 'Borderlands' | 'Lost Barony' | 'The Broken Road' | 'The Cauldrons';
  /** By seat. */
  readonly stars: readonly number[];
  /** By seat: the spaces that score. */
  readonly earning: readonly string[];
  readonly kind: 'edict_scored';
}

export interface CartographersEdictView {
  readonly edict: 'A' | 'B' | 'C' | 'D';
  readonly card: 'Sentinel Wood' | 'Greenbough' | 'Treetower' | 'Stoneside Forest' | 'Canal Lake' | 'Mages Valley' | 'The Golden Granary' | 'Shoreside Expanse' | 'Wildholds' | 'Great City' | 'Greengold Plains' | 'Shieldgate' | 'Borderlands' | 'Lost Barony' | 'The Broken Road' | 'The Cauldrons';
  readonly solo: number;
  /** The seasons at whose end it will still be scored, in order. */
  readonly scores_in: readonly ('spring' | 'summer' | 'fall' | 'winter')[];
}

/** The scoring cards were put under the edicts. */
export interface CartographersEdictsDealt {
  /** Under edicts A to D. */
  readonly cards: readonly ('Sentinel Wood' | 'Greenbough' | 'Treetower' | 'Stoneside Forest' | 'Canal Lake' | 'Mages Valley' | 'The Golden Granary' | 'Shoreside Expanse' | 'Wildholds' | 'Great City' | 'Greengold Plains' | 'Shieldgate' | 'Borderlands' | 'Lost Barony' | 'The Broken Road' | 'The Cauldrons')[];
  readonly kind: 'edicts_dealt';
}

/** What a drawing changes on its sheet. */
export interface CartographersEffects {
  /** The scoring cards under edicts A to D. */
  readonly edicts: readonly CartographersCardEffect[];
  /** Coins gained, for the shape and for mountains. */
  readonly coins: number;
  /** The mountains that give a coin. */
  readonly mountains: readonly (readonly [number, number])[];
  /** The change of stars per season because of monsters; negative if they cost more. */
  readonly monsters: number;
  /** The empty spaces that cost a star each after the drawing. */
  readonly haunted: readonly (readonly [number, number])[];
  /** The ruins spaces that it covers. */
  readonly ruins: readonly (readonly [number, number])[];
}

export type CartographersEvent = CartographersEdictsDealt | CartographersSeasonBegan | CartographersRuinsRevealed | CartographersCardRevealed | CartographersAmbushRevealed | CartographersDrawingSkipped | CartographersDrawingFinished | CartographersDrawingRevealed | CartographersAmbushDrawn | CartographersTimePassed | CartographersEdictScored | CartographersCoinsScored | CartographersMonstersScored | CartographersSeasonEnded | Undone | MatchEnded;

/** What a drawing changed for the owner of the sheet. */
export interface CartographersGains {
  /** The change of stars for the cards under edicts A to D. */
  readonly edicts: readonly number[];
  /** Coins gained. Fewer than were earned if the coin track is full. */
  readonly coins: number;
  /** Whether the shape earned a coin. */
  readonly shape_coin: boolean;
  /** The mountains that were surrounded; each earned a coin. */
  readonly mountains: readonly (readonly [number, number])[];
  /** The change of stars per season because of monsters; negative if they cost more. */
  readonly monsters: number;
  /** The cards that earn more or less now, without those that are never scored again. */
  readonly cards: readonly CartographersCardGain[];
}

/** What a lone player plays for (C13.4). */
export interface CartographersGoalView {
  /** The stars to reach. */
  readonly stars: number;
  /** The title that they earn. */
  readonly title: 'legendary_cartographer' | 'master_mapsmith' | 'journeyman_topographer' | 'apprentice_surveyor' | 'amateur_assessor' | 'inept_assistant' | 'dimwitted_doodler' | 'oblivious_inkdrinker';
  /** The stars scored so far, with this season's if it ended now. */
  readonly now: number;
}

/** At the end of a season: the monsters cost stars. */
export interface CartographersMonstersScored {
  readonly season: 'spring' | 'summer' | 'fall' | 'winter';
  /** By seat: zero or negative. */
  readonly stars: readonly number[];
  /** By seat: the empty spaces that cost a star each. */
  readonly haunted: readonly string[];
  readonly kind: 'monsters_scored';
}

/** The solo title above the one that was earned. */
export interface CartographersNextTitle {
  readonly title: 'legendary_cartographer' | 'master_mapsmith' | 'journeyman_topographer' | 'apprentice_surveyor' | 'amateur_assessor' | 'inept_assistant' | 'dimwitted_doodler' | 'oblivious_inkdrinker';
  /** The stars that it would have taken. */
  readonly lacking: number;
}

export interface CartographersResult {
  readonly winners: readonly number[];
  /** By seat, from 1; equal players share one. */
  readonly places: readonly number[];
  readonly decided_by: 'points' | 'monsters' | 'shared';
  readonly rating: number | null;
  readonly titles: readonly ('legendary_cartographer' | 'master_mapsmith' | 'journeyman_topographer' | 'apprentice_surveyor' | 'amateur_assessor' | 'inept_assistant' | 'dimwitted_doodler' | 'oblivious_inkdrinker')[];
  /** Solo play, unless the title is the best. */
  readonly next_title: CartographersNextTitle | null;
}

/** A ruins card was revealed; the next explore card has to cover an empty ruins space. */
export interface CartographersRuinsRevealed {
  readonly card: 'Temple Ruins' | 'Outpost Ruins';
  readonly kind: 'ruins_revealed';
}

/** What the running season would be worth on a sheet if it ended now. */
export interface CartographersRunningSeason {
  /** First edict, second edict, coins, monsters (zero or negative). */
  readonly boxes: readonly [number, number, number, number];
  /** The boxes added up. */
  readonly sum: number;
  /** The total with them. */
  readonly total: number;
}

/** All explore cards, the ambushes still in the deck and one more ambush were shuffled. */
export interface CartographersSeasonBegan {
  readonly season: 'spring' | 'summer' | 'fall' | 'winter';
  readonly threshold: number;
  /** The two that are scored at its end. */
  readonly edicts: readonly ('A' | 'B' | 'C' | 'D')[];
  /** How many cards the deck has, with the ambushes. */
  readonly deck: number;
  /** How many of them are ambushes. */
  readonly ambushes: number;
  readonly unseen: CartographersUnseenCards;
  /** By seat. */
  readonly running: readonly CartographersRunningSeason[];
  readonly kind: 'season_began';
}

/** A season has been scored. */
export interface CartographersSeasonEnded {
  readonly season: 'spring' | 'summer' | 'fall' | 'winter';
  /** By seat: the sum of this season. */
  readonly stars: readonly number[];
  /** By seat: the sum of all seasons so far. */
  readonly totals: readonly number[];
  readonly kind: 'season_ended';
}

/** A player's map before this turn's drawings, and what it is worth. */
export interface CartographersSheetView {
  readonly seat: number;
  /** Eleven rows of eleven characters, joined by `/`. */
  readonly drawing: string;
  readonly coins: number;
  /** The mountains that have not given their coin yet. */
  readonly unpaid: readonly (readonly [number, number])[];
  /** By finished season: first edict, second edict, coins, monsters (zero or negative). */
  readonly seasons: readonly (readonly [number, number, number, number])[];
  /** By finished season: its boxes added up. */
  readonly sums: readonly number[];
  readonly total: number;
  /** None when the match is over. */
  readonly running: CartographersRunningSeason | null;
  /** What the cards under edicts A to D would earn now. */
  readonly worth: readonly number[];
  /** The spaces that score: their names, one after the other. */
  readonly earning: readonly string[];
  /** What the monsters would cost now, zero or negative. */
  readonly monsters: number;
  /** Whether this player has drawn this turn. */
  readonly drawn: boolean;
}

/** An explore card has been drawn, and the time of the season was added up. */
export interface CartographersTimePassed {
  readonly time: number;
  /** The season ends when the time has reached it. */
  readonly threshold: number;
  readonly kind: 'time_passed';
}

/** What the deck may still bring. */
export interface CartographersUnseenCards {
  /** The cards not revealed this season; all are in the deck. */
  readonly cards: readonly ('Great River' | 'Farmland' | 'Hamlet' | 'Forgotten Forest' | 'Hinterland Stream' | 'Homestead' | 'Orchard' | 'Treetop Village' | 'Marshlands' | 'Fishing Village' | 'Rift Lands' | 'Temple Ruins' | 'Outpost Ruins')[];
  /** How many ambushes are in the deck. */
  readonly lurking: number;
  /** The ambushes that nobody has seen; any of them may be in the deck. */
  readonly ambushes: readonly ('Goblin Attack' | 'Bugbear Assault' | 'Kobold Onslaught' | 'Gnoll Raid')[];
}

/** A table of Cartographers, seen from one seat or by a spectator. */
export interface CartographersView {
  readonly game: string;
  readonly seat: number | null;
  readonly waiting: readonly number[];
  /** None when the match is over. */
  readonly season: 'spring' | 'summer' | 'fall' | 'winter' | null;
  readonly threshold: number;
  readonly time: number;
  /** The cards revealed this season; the last is the one to draw. */
  readonly column: readonly ('Great River' | 'Farmland' | 'Hamlet' | 'Forgotten Forest' | 'Hinterland Stream' | 'Homestead' | 'Orchard' | 'Treetop Village' | 'Marshlands' | 'Fishing Village' | 'Rift Lands' | 'Temple Ruins' | 'Outpost Ruins')[];
  readonly edicts: readonly CartographersEdictView[];
  /** The two edicts that are scored at the end of this season. */
  readonly scores_now: readonly ('A' | 'B' | 'C' | 'D')[];
  /** The explore card or ambush to draw now. */
  readonly card: 'Great River' | 'Farmland' | 'Hamlet' | 'Forgotten Forest' | 'Hinterland Stream' | 'Homestead' | 'Orchard' | 'Treetop Village' | 'Marshlands' | 'Fishing Village' | 'Rift Lands' | 'Goblin Attack' | 'Bugbear Assault' | 'Kobold Onslaught' | 'Gnoll Raid' | null;
  /** The terrains it can be drawn with. */
  readonly terrains: readonly ('forest' | 'village' | 'farm' | 'water' | 'monster')[];
  /** Whether an empty ruins space has to be covered. */
  readonly ruins: boolean;
  /** Whether everybody draws on a neighbour's sheet now. */
  readonly ambush: boolean;
  /** Whose sheet this seat draws on. */
  readonly target: number | null;
  /** The ambushes revealed so far, in order. */
  readonly ambushes: readonly ('Goblin Attack' | 'Bugbear Assault' | 'Kobold Onslaught' | 'Gnoll Raid')[];
  /** How many cards are left in the explore deck. */
  readonly deck: number;
  readonly unseen: CartographersUnseenCards;
  readonly sheets: readonly CartographersSheetView[];
  /** Solo play: what the latest drawing changed, then each ambush since. */
  readonly changes: readonly CartographersChangeView[];
  /** Solo play only. */
  readonly goal: CartographersGoalView | null;
  /** This seat's own drawing, which the others cannot see yet. */
  readonly pending: string | null;
  readonly result: CartographersResult | null;
}

/** One orientation of a shape, and where the top left corner of its bounding box may be. */
export interface CartographersWay {
  /** Which of the card's shapes. */
  readonly shape: number;
  readonly coin: number;
  readonly cells: readonly (readonly [number, number])[];
  readonly anchors: readonly (readonly [number, number])[];
}

/** The result of a check: the components, or what is wrong. */
export interface CheckedComponents {
  readonly components: Components | null;
  readonly problems: readonly ComponentsProblem[];
}

export interface Clause {
  readonly id: string;
  readonly blocks: readonly (TextBlock | ListBlock | TableBlock | BoardBlock)[];
}

export type ClientMessage = MoveMessage | UndoMessage | PongMessage;

/** The components of a game as a file: the one that `--components` reads. */
export interface Components {
  readonly game: string;
  /** The SHA-256 of the contents, by which records name them. */
  readonly fingerprint: string;
  /** JSON, without notes. */
  readonly file: string;
  /** The sections whose contents are not known from print. */
  readonly guessed: readonly string[];
}

export interface ComponentsFile {
  readonly file: string;
}

/** Something wrong in a components file. */
export interface ComponentsProblem {
  /** The path of the value, such as otoma_cards.cards[3].space1; empty for the whole file. */
  readonly place: string;
  readonly code: string;
  /** What belongs to the code, such as the number that was expected and the one found. */
  readonly values: readonly string[];
  /** The same in English. */
  readonly detail: string;
}

/** A decision that could have been better, judged by what its seat saw when it was made. In Map Out, a whole turn. */
export interface CostlyDecision {
  /** The step of the decision, or of the first one of the turn; it was made in the position before. */
  readonly step: number;
  /** The last step of the turn; the same as `step` if a single decision was judged. */
  readonly last: number;
  /** The move, and in `then` those that followed it in the turn. */
  readonly made: Hint | MoveFaults;
  readonly better: Hint | MoveFaults;
  /** How many points more the alternative promised, and half the width of the 95 % interval. */
  readonly cost: number;
  readonly margin: number;
}

/** A command was carried out and is on disk. */
export interface Done {
  readonly number: number;
  readonly step: number;
}

/** A command was carried out and is on disk. */
export interface DoneMessage {
  readonly type: 'done';
  readonly command: string;
  readonly number: number;
  readonly step: number;
}

/** For a game without its own pages. */
export interface DrawnExample {
  readonly game: string;
  /** Lines of text. */
  readonly drawing: string;
}

/** Others made private decisions; nothing else changed for the guest. */
export interface DrawnMessage {
  readonly type: 'drawn';
  readonly number: number;
  readonly seats: readonly number[];
  /** Who still has a decision to make. */
  readonly waiting: readonly number[];
}

export interface EffectsQuestion {
  readonly seat: number;
  readonly moves: readonly string[];
}

export interface Error {
  readonly error: RefusalDetail | ErrorDetail;
}

export interface ErrorDetail {
  /** For programs. */
  readonly code: string;
  /** For people. */
  readonly detail: string;
}

/** A clause of the rules that a move breaks, and the offending spaces. */
export interface Fault {
  readonly clause: string;
  readonly cells: readonly (readonly [number, number])[];
}

export interface Game {
  readonly id: string;
  /** The name on the box. */
  readonly title: string;
  readonly seats: Seats;
  /** The languages of its rules pages. */
  readonly rules: readonly string[];
  /** Always true: every game listed can be played. */
  readonly playable: boolean;
  readonly options: readonly Option[];
  /** The sections of its components file whose contents are not known from print. */
  readonly guessed: readonly string[];
}

export interface Health {
  readonly status: 'ok';
  readonly version: string;
  readonly database: string;
  /** Whether public tables are listed. */
  readonly lobby: boolean;
}

/** The first message: the state of the table, and what was missed. */
export interface HelloMessage {
  readonly type: 'hello';
  readonly table: Table;
  /** Of the guest's seats, or the spectator's; empty before the match begins. */
  readonly positions: readonly Position[];
  readonly number: number;
  /** Whether there were steps after the last one that the client knows. */
  readonly missed: boolean;
  /** These steps. */
  readonly steps: readonly Step[];
  /** Null before the match begins, and if the client knows a step already. */
  readonly opening: Opening | null;
}

/** A good move, or one that was made, and how the turn goes on after it. */
export interface Hint {
  readonly move: string;
  readonly effects: CartographersEffects | MisterraEffects | MapoutEffects;
  readonly ends_turn: boolean;
  readonly total: number | null;
  /** The moves that follow it in the same turn, as far as nothing is drawn before them. */
  readonly then: readonly PlannedMove[];
}

export interface HintQuestion {
  readonly seat: number;
}

export interface ImportedRecord {
  readonly record: string;
  readonly mode: 'watch' | 'continue';
  readonly seats?: readonly SeatWanted[] | null;
  readonly step?: number | null;
}

export interface Introduction {
  readonly name: string;
}

export interface IslandExample {
  readonly game: string;
  /** Five rows of five characters. */
  readonly island: string;
}

export interface Join {
  readonly name?: string | null;
  readonly seat?: number | null;
}

export interface Leave {
  readonly seat?: number | null;
}

export interface LessonMove {
  readonly made?: readonly string[];
  readonly move: string;
}

export interface LessonQuestion {
  readonly made?: readonly string[];
  readonly moves: readonly string[];
}

/** One step of a first lesson: a position with a goal. */
export interface LessonStep {
  /** The key of its texts in the client. */
  readonly id: 'draw' | 'coin' | 'edict' | 'ambush' | 'ruins' | 'season' | 'mountain' | 'keep' | 'land' | 'take' | 'map' | 'far' | 'steppe' | 'lagoon' | 'confirm' | 'presumption' | 'jungle' | 'claim' | 'full' | 'connect' | 'twice' | 'lift' | 'back' | 'end' | 'split';
  readonly number: number;
  /** All steps of the lesson. */
  readonly contents: readonly ('draw' | 'coin' | 'edict' | 'ambush' | 'ruins' | 'season' | 'mountain' | 'keep' | 'land' | 'take' | 'map' | 'far' | 'steppe' | 'lagoon' | 'confirm' | 'presumption' | 'jungle' | 'claim' | 'full' | 'connect' | 'twice' | 'lift' | 'back' | 'end' | 'split')[];
  /** The part of the table that it points out. */
  readonly look_at: 'tracker' | 'board' | 'hand' | 'margin';
  /** A move that reaches the goal. */
  readonly example: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: number;
  readonly position: Position;
}

export interface LessonTry {
  /** Whether the move, which is legal, reaches the goal. */
  readonly reached: boolean;
  /** The resulting position, if so; otherwise another move can be tried. */
  readonly position: Position | null;
}

export interface Link {
  readonly path: string;
  readonly expires_at: string;
}

export interface LinkToken {
  readonly token: string;
}

export interface ListBlock {
  readonly items: readonly string[];
  readonly kind: 'list';
}

/** All legal moves of a seat, in the notation of records. */
export interface ListedChoices {
  readonly kind: string;
  readonly moves: readonly string[];
}

export interface LyingTile {
  readonly halves: string;
  readonly roads: readonly number[];
  readonly q: number;
  readonly r: number;
  readonly turns: number;
  readonly locked: boolean;
}

/** The area of one biome of an End Tile; a point for each tile (O6.5). */
export interface MapoutArea {
  readonly biome: 'desert' | 'meadows' | 'arctic' | 'swamp';
  readonly spaces: readonly (readonly [number, number])[];
}

/** An area of the End Tile that was just played: a point for each tile (O6.5). */
export interface MapoutAreaCounted {
  readonly seat: number;
  readonly biome: 'desert' | 'meadows' | 'arctic' | 'swamp';
  /** The tiles, the End Tile among them, in reading order. */
  readonly spaces: readonly (readonly [number, number])[];
  readonly points: number;
  /** The points of each tile, in the same order. */
  readonly each: readonly number[];
  readonly kind: 'area_counted';
}

/** A road that meets one of the tile's. */
export interface MapoutConnection {
  readonly space: readonly [number, number];
  /** The biomes that continue across the border. */
  readonly biomes: readonly ('desert' | 'meadows' | 'arctic' | 'swamp')[];
  /** 1 if a biome does, except for End Tiles (O6.1, O6.7). */
  readonly points: number;
}

/** A road of the tile that was just laid met a road of another (O1.5). */
export interface MapoutConnectionMade {
  readonly seat: number;
  /** Where the tile was laid. */
  readonly space: readonly [number, number];
  /** Where the other one lies. */
  readonly neighbour: readonly [number, number];
  /** The biomes that continue across the border. */
  readonly biomes: readonly ('desert' | 'meadows' | 'arctic' | 'swamp')[];
  /** 1 if a biome does, 0 for an End Tile (O6.1, O6.7). What the seat earns for a tile that was put back depends on an option (O6.3): PointsScored has it. */
  readonly worth: number;
  readonly kind: 'connection_made';
}

/** What one decision changes on the board, and what it earns. */
export interface MapoutEffects {
  readonly points: number;
  readonly connections: readonly MapoutConnection[];
  readonly areas: readonly MapoutArea[];
  /** The tiles that it locks. */
  readonly locks: readonly (readonly [number, number])[];
  /** The tiles that a lift leaves unlocked. */
  readonly unlocks: readonly (readonly [number, number])[];
  /** The empty spaces that one of the remaining tiles could fill before, and none can after. */
  readonly blocks: readonly (readonly [number, number])[];
  /** The empty spaces that one of them can fill only after it. */
  readonly opens: readonly (readonly [number, number])[];
}

export type MapoutEvent = MapoutTilesDealt | MapoutFirstPlayerChosen | MapoutTurnBegan | MapoutTileLifted | MapoutTilesUnlocked | MapoutTilePlayed | MapoutTilePutBack | MapoutConnectionMade | MapoutAreaCounted | MapoutPointsScored | MapoutTilesLocked | MapoutTileDrawn | MapoutTilesUsedUp | MapoutPassed | MapoutTurnContinued | MapoutPlayEnded | Undone | MatchEnded;

/** Who begins (O2.5). */
export interface MapoutFirstPlayerChosen {
  readonly seat: number;
  /** Whether by lot; otherwise the table has named the seat. */
  readonly by_lot: boolean;
  readonly kind: 'first_player_chosen';
}

/** The lifted tile and where it came from. */
export interface MapoutLiftedView {
  readonly tile: MapoutTileView;
  readonly origin: readonly [number, number];
}

/** A tile on the board. */
export interface MapoutLyingView {
  readonly tile: MapoutTileView;
  readonly q: number;
  readonly r: number;
  readonly turns: number;
  readonly locked: boolean;
}

/** A seat could not play any tile (O5.4). */
export interface MapoutPassed {
  readonly seat: number;
  /** How many turns in a row have been passed now. */
  readonly in_a_row: number;
  readonly kind: 'passed';
}

/** Nobody has a turn any more. */
export interface MapoutPlayEnded {
  /** Nobody has a tile (O7.1), or nobody who has one can play it (O7.2). */
  readonly reason: 'no_tiles_left' | 'everybody_passed';
  readonly kind: 'play_ended';
}

/** What everybody sees of a player. */
export interface MapoutPlayerView {
  readonly seat: number;
  /** How many Road Tiles the player holds. */
  readonly hand: number;
  /** The End Tiles that lie face up in front of the player. */
  readonly ends: readonly MapoutTileView[];
  readonly roads: number;
  readonly moved: number;
  readonly end_tiles: number;
  readonly split_end_tiles: number;
  readonly total: number;
}

/** What a seat earned for the tile that it just laid: all connections or areas together. There is none if it earned nothing. */
export interface MapoutPointsScored {
  readonly seat: number;
  readonly category: 'roads' | 'moved' | 'end_tiles' | 'split_end_tiles';
  readonly points: number;
  /** All points of the seat so far. */
  readonly total: number;
  readonly kind: 'points_scored';
}

export interface MapoutResult {
  readonly winners: readonly number[];
  /** By seat, from 1; equal players share one. */
  readonly places: readonly number[];
  readonly decided_by: 'points' | 'shared';
}

/** A seat drew a Road Tile at the end of its turn (O5.5). */
export interface MapoutTileDrawn {
  readonly seat: number;
  /** None for everybody else. */
  readonly tile: string | null;
  /** How many tiles are left. */
  readonly pile: number;
  /** None for everybody else. */
  readonly printed: MapoutTileView | null;
  readonly kind: 'tile_drawn';
}

/** A seat lifted a tile from the board (O4.2). */
export interface MapoutTileLifted {
  readonly seat: number;
  readonly tile: string;
  /** Where it lay. */
  readonly space: readonly [number, number];
  readonly turns: number;
  /** What its connections there were worth, which counts with the option `gain` (O6.4). */
  readonly worth: number;
  readonly printed: MapoutTileView;
  readonly kind: 'tile_lifted';
}

/** A seat played a Road Tile from its hand, or one of its End Tiles (O5.2). */
export interface MapoutTilePlayed {
  readonly seat: number;
  readonly tile: string;
  readonly tile_kind: 'starting' | 'road' | 'end' | 'split_end';
  readonly space: readonly [number, number];
  readonly turns: number;
  readonly printed: MapoutTileView;
  readonly kind: 'tile_played';
}

/** A seat put the lifted tile back on the board (O4.4). */
export interface MapoutTilePutBack {
  readonly seat: number;
  readonly tile: string;
  /** Where it was lifted from. */
  readonly origin: readonly [number, number];
  readonly space: readonly [number, number];
  readonly turns: number;
  readonly printed: MapoutTileView;
  readonly kind: 'tile_put_back';
}

/** What is printed on a tile, before it is turned. */
export interface MapoutTileView {
  readonly id: string;
  readonly kind: 'starting' | 'road' | 'end' | 'split_end';
  readonly halves: string;
  readonly roads: readonly number[];
}

/** The tiles that a seat begins with (O2.2, O2.3). */
export interface MapoutTilesDealt {
  readonly seat: number;
  /** The End Tiles that lie face up. */
  readonly end_tiles: readonly string[];
  /** Its Road Tiles; None for everybody else. */
  readonly hand: readonly string[] | null;
  readonly hand_size: number;
  readonly kind: 'tiles_dealt';
}

/** Tiles that are locked from now on (O4.1). */
export interface MapoutTilesLocked {
  /** In reading order. */
  readonly spaces: readonly (readonly [number, number])[];
  readonly kind: 'tiles_locked';
}

/** Tiles that were locked, and are no longer: the lifted tile was connected to them. */
export interface MapoutTilesUnlocked {
  /** In reading order. */
  readonly spaces: readonly (readonly [number, number])[];
  readonly kind: 'tiles_unlocked';
}

/** A seat has no tile left, and no more turns (O5.6). */
export interface MapoutTilesUsedUp {
  readonly seat: number;
  readonly kind: 'tiles_used_up';
}

/** It is this seat's turn now. */
export interface MapoutTurnBegan {
  readonly seat: number;
  readonly kind: 'turn_began';
}

/** How far the turn is after a step, and who comes next: the last event of the step. */
export interface MapoutTurnContinued {
  readonly seat: number;
  readonly steps: readonly MapoutTurnStep[];
  /** None if no other player has a tile. */
  readonly next: number | null;
  /** The phase of the turn, as in the view. */
  readonly stage: 'fresh' | 'held' | 'returned' | 'played';
  readonly kind: 'turn_continued';
}

/** A part of the turn, for all that everybody can see of it. */
export interface MapoutTurnStep {
  readonly step: 'lift' | 'back' | 'play' | 'draw';
  /** What may be done but need not be is free. */
  readonly state: 'done' | 'now' | 'free' | 'later';
}

/** A table of Map Out, seen from one seat or by a spectator. */
export interface MapoutView {
  readonly game: string;
  readonly seat: number | null;
  readonly waiting: readonly number[];
  /** The phase of the turn: fresh, held, returned or played. */
  readonly stage: 'fresh' | 'held' | 'returned' | 'played';
  /** The steps of the turn in their order, for all that everybody can see; none at the end. */
  readonly steps: readonly MapoutTurnStep[];
  /** Who comes after the seat whose turn it is; None if no other player has a tile. */
  readonly next: number | null;
  readonly moved_tiles_score: 'all' | 'gain' | 'none';
  readonly starting_tiles: 'any' | 'first_turn';
  /** The pairs of biomes that may never touch (O1.3). */
  readonly clashes: readonly (readonly ['desert' | 'meadows' | 'arctic' | 'swamp', 'desert' | 'meadows' | 'arctic' | 'swamp'])[];
  /** Whether what the tiles show is ours (`guessed` of a game). */
  readonly guessed: boolean;
  /** The tiles on the board, in reading order. */
  readonly lying: readonly MapoutLyingView[];
  /** The empty spaces into which a road leads. */
  readonly open_ends: readonly (readonly [number, number])[];
  /** The tile in the hand of the player whose turn it is. */
  readonly lifted: MapoutLiftedView | null;
  /** This seat's own Road Tiles. */
  readonly hand: readonly MapoutTileView[];
  readonly players: readonly MapoutPlayerView[];
  readonly pile: number;
  /** How many turns in a row were passed. */
  readonly passes: number;
  readonly result: MapoutResult | null;
}

/** The match is over. */
export interface MatchEnded {
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  /** What decided: "points", the code of a tie-break, or "shared". */
  readonly decided_by: string;
  /** Solo play: the value that determines the title. */
  readonly rating: number | null;
  readonly titles: readonly string[];
  /** By seat, from 1; equal players share one. Empty if the game does not rank its players. */
  readonly places: readonly number[];
  readonly kind: 'match_ended';
}

export interface Me {
  readonly id: string;
  readonly name: string;
}

/** One half of a card, or one action of Otoma, acted on a space of the island (M8, M15.4). */
export interface MisterraActedOnIsland {
  readonly owner: number;
  readonly space: string;
  /** What was mapped; of an action that confirmed, or would have, the terrain of the tile. */
  readonly terrain: 'steppe' | 'jungle' | 'lagoon' | 'mountain';
  /** new, confirmed, replaced, nothing (the tile is already confirmed) or supply_empty. */
  readonly change: 'new' | 'confirmed' | 'replaced' | 'nothing' | 'supply_empty';
  /** The terrain of the hazy tile that went back to the supply. */
  readonly replaced: 'steppe' | 'jungle' | 'lagoon' | 'mountain' | null;
  /** The seats whose meeples stand on the space. */
  readonly standing: readonly number[];
  /** The seats whose parchments then show another terrain there than the tile. */
  readonly differing: readonly number[];
  readonly kind: 'acted_on_island';
}

/** A step that the table took automatically, because there was no choice (M3.2). */
export interface MisterraAutomaticView {
  readonly round: number;
  readonly seat: number;
  /** stay (nowhere to go), take (all cards alike), no_card (none left) or jungle (the half day ended: nothing can be mapped from there, and nothing could be claimed). */
  readonly step: 'stay' | 'take' | 'no_card' | 'jungle';
  readonly card: string | null;
}

/** At a lagoon a card was put under the deck, and another was turned up in its place (M5.4). */
export interface MisterraCardExchanged {
  readonly seat: number;
  /** In the display, from 0. */
  readonly position: number;
  readonly tucked: 'SS' | 'SJ' | 'SL' | 'SM' | 'JJ' | 'JL' | 'JM' | 'LL' | 'LM' | 'MM';
  readonly revealed: 'SS' | 'SJ' | 'SL' | 'SM' | 'JJ' | 'JL' | 'JM' | 'LL' | 'LM' | 'MM';
  /** Whether the new card had been put under the deck before. */
  readonly from_bottom: boolean;
  readonly kind: 'card_exchanged';
}

/** A seat chose a card of the display; now it maps, claims or does neither. */
export interface MisterraCardTaken {
  readonly seat: number;
  readonly card: 'SS' | 'SJ' | 'SL' | 'SM' | 'JJ' | 'JL' | 'JM' | 'LL' | 'LM' | 'MM';
  /** In the display, from 0. */
  readonly position: number;
  /** Whether there was no choice: all cards were alike. */
  readonly automatic: boolean;
  readonly kind: 'card_taken';
}

/** One category was counted; they come in the order of the score sheet (M11). */
export interface MisterraCategoryScored {
  readonly category: 'fidelity' | 'lines' | 'empty' | 'presumption1' | 'presumption2' | 'claims' | 'otoma';
  /** By seat. What Otoma's claims earn is negative, because it is subtracted (M16.2). */
  readonly points: readonly number[];
  readonly kind: 'category_scored';
}

/** A claim marker, and what it would earn now; hazy tiles do not count (M11.1). */
export interface MisterraClaimView {
  /** A seat; -1 is Otoma. */
  readonly owner: number;
  readonly space: string;
  readonly terrain: 'steppe' | 'jungle' | 'lagoon' | 'mountain';
  /** The confirmed tiles linked by confirmed tiles with the one under the marker. */
  readonly tiles: number;
  /** Where these tiles lie. */
  readonly spaces: readonly string[];
  readonly points: number;
  /** Whether confirmed tiles join it with another claim. */
  readonly disputed: boolean;
}

/** A claim marker was put on the island (M9.1, M15.7). */
export interface MisterraClaimed {
  readonly owner: number;
  readonly space: string;
  readonly terrain: 'steppe' | 'jungle' | 'lagoon' | 'mountain';
  /** The spaces of the region, hazy ones too. */
  readonly region: readonly string[];
  /** The confirmed tiles linked by confirmed tiles with the one under the marker. */
  readonly tiles: number;
  /** What the claim would earn now. */
  readonly points: number;
  /** What it changes in the running total: the owner's, or for Otoma the player's (M16.2). */
  readonly total: number;
  readonly kind: 'claimed';
}

/** A terrain of the player's own parchment that another would cover (M7.7). */
export interface MisterraCovered {
  readonly space: string;
  readonly terrain: 'steppe' | 'jungle' | 'lagoon' | 'mountain';
}

/** Before Otoma's turn the rest of the display left the game (M15.1). */
export interface MisterraDisplayDiscarded {
  readonly cards: readonly ('SS' | 'SJ' | 'SL' | 'SM' | 'JJ' | 'JL' | 'JM' | 'LL' | 'LM' | 'MM')[];
  readonly kind: 'display_discarded';
}

/** Cards were turned up: the first display, or at the end of a turn (M2.3, M3.3, M15.1). */
export interface MisterraDisplayRefilled {
  /** The new cards, to the right of the others. */
  readonly cards: readonly ('SS' | 'SJ' | 'SL' | 'SM' | 'JJ' | 'JL' | 'JM' | 'LL' | 'LM' | 'MM')[];
  /** How many of them had been put under the deck at a lagoon; they were the last ones drawn. */
  readonly from_bottom: number;
  /** Cards left in the deck. */
  readonly deck: number;
  readonly kind: 'display_refilled';
}

/** What a move changes for the player; unchanged values are the same before and after. */
export interface MisterraEffects {
  readonly spaces: readonly MisterraSpaceChange[];
  /** What the meeple sees after the move. */
  readonly sees: readonly string[];
  readonly fidelity: readonly [number, number];
  readonly lines: readonly [number, number];
  readonly empty: readonly [number, number];
  readonly presumptions: readonly MisterraPresumptionChange[];
  readonly regions: readonly MisterraRegionChange[];
  /** By seat, then Otoma: what claims would earn, before and after. */
  readonly claims: readonly (readonly [number, number])[];
  readonly endangered: readonly MisterraEndangered[];
  /** What the card would cover on the player's parchment. */
  readonly covers: readonly MisterraCovered[];
  /** The spaces of the card where the parchment would differ from a tile of the island. */
  readonly differs: readonly string[];
  /** Whether anything can be mapped from where the meeple is after the move (M5.6). */
  readonly may_map: boolean;
  /** Where the move claims: the confirmed tiles that the claim scores for now; otherwise none. */
  readonly claimed: readonly string[];
  /** What the player's parchment, presumption cards and claims would be worth more. */
  readonly gain: number;
}

/** The match ends as soon as everybody has had the same number of turns (M10, M16.1). */
export interface MisterraEndAnnounced {
  /** What ends it: cards (none is left), parchment (one has no empty space), confirmed (the whole island is), unmappable (the rest of it) or otoma (its cards are used up). */
  readonly condition: 'cards' | 'parchment' | 'confirmed' | 'unmappable' | 'otoma';
  /** The seats that still have a turn, in order. */
  readonly last_turns: readonly number[];
  readonly kind: 'end_announced';
}

/** A claim that would newly share its region with another, or newly for certain. */
export interface MisterraEndangered {
  readonly owner: number;
  readonly space: string;
  /** Whether confirmed tiles join them, so that it will be disputed; otherwise hazy ones do. */
  readonly certain: boolean;
}

export type MisterraEvent = MisterraPresumptionsDealt | MisterraPresumptionsKept | MisterraOtomaDeckBuilt | MisterraFirstPlayerChosen | MisterraRoundBegan | MisterraTurnBegan | MisterraHalfDayBegan | MisterraHalfDaySkipped | MisterraEndAnnounced | MisterraDisplayRefilled | MisterraDisplayDiscarded | MisterraCardExchanged | MisterraCardTaken | MisterraLanded | MisterraWalked | MisterraStayed | MisterraMapped | MisterraActedOnIsland | MisterraPointsChanged | MisterraClaimed | MisterraRested | MisterraOtomaTurnBegan | MisterraOtomaCardTurned | MisterraOtomaClaimAsked | MisterraOtomaClaimedNothing | MisterraPresumptionsRevealed | MisterraCategoryScored | Undone | MatchEnded;

/** All have their presumption cards, and this seat begins (M2.7). */
export interface MisterraFirstPlayerChosen {
  readonly seat: number;
  readonly by_lot: boolean;
  readonly kind: 'first_player_chosen';
}

/** Confirmed tiles that Otoma may not claim. */
export interface MisterraForbiddenClaim {
  /** The first of them. */
  readonly space: string;
  readonly terrain: 'steppe' | 'jungle' | 'lagoon' | 'mountain';
  /** M9.3 (claimed already), M9.4 (Otoma has claimed this terrain) or M9.5 (no marker left). */
  readonly clause: string;
}

/** A half day of a player began, with the move. */
export interface MisterraHalfDayBegan {
  readonly seat: number;
  /** 0 or 1. */
  readonly half: number;
  readonly kind: 'half_day_began';
}

/** The rest of a half day was skipped, because nothing was possible (M3.2). */
export interface MisterraHalfDaySkipped {
  readonly seat: number;
  /** jungle (nothing can be mapped from there, and nothing could be claimed) or no_card (none is left to choose, M3.4). */
  readonly why: 'jungle' | 'no_card';
  /** The chosen card, which leaves the game. */
  readonly card: 'SS' | 'SJ' | 'SL' | 'SM' | 'JJ' | 'JL' | 'JM' | 'LL' | 'LM' | 'MM' | null;
  readonly kind: 'half_day_skipped';
}

/** A meeple was put on the beach; next its player chooses a card, as after all moves. */
export interface MisterraLanded {
  readonly seat: number;
  readonly place: string;
  readonly kind: 'landed';
}

/** A card was laid on a parchment; next, each half acts on the island. */
export interface MisterraMapped {
  readonly seat: number;
  readonly card: 'SS' | 'SJ' | 'SL' | 'SM' | 'JJ' | 'JL' | 'JM' | 'LL' | 'LM' | 'MM';
  /** In the order in which they act. */
  readonly halves: readonly [MisterraMappedHalf, MisterraMappedHalf];
  readonly kind: 'mapped';
}

/** One half of a card on a parchment. */
export interface MisterraMappedHalf {
  readonly space: string;
  readonly terrain: 'steppe' | 'jungle' | 'lagoon' | 'mountain';
  /** What the parchment showed there before. */
  readonly covered: 'steppe' | 'jungle' | 'lagoon' | 'mountain' | null;
}

/** A half day of Otoma began: a card was turned over, and the next one was revealed (M15.3). */
export interface MisterraOtomaCardTurned {
  /** 0 or 1. */
  readonly half: number;
  /** The card turned over, by its number. */
  readonly card: number;
  /** The spaces it names, on which Otoma acts now. */
  readonly spaces: readonly [string, string];
  /** The card that is now on top of the deck, by its number. */
  readonly top: number;
  /** Its actions, which take place now: `map steppe`, or `confirm steppe`: confirm what lies there, otherwise map the terrain. */
  readonly actions: readonly [string, string];
  /** Whether Otoma claims after them. */
  readonly claim: boolean;
  /** The spaces of the next half day, on the other side of the top card; None after the last. */
  readonly next_spaces: readonly [string, string] | null;
  /** Cards left in the deck, including the top one. */
  readonly deck: number;
  readonly kind: 'otoma_card_turned';
}

/** Several regions are the largest, and the player chooses one for Otoma (M15.8). */
export interface MisterraOtomaClaimAsked {
  /** The first space of each region. */
  readonly spaces: readonly string[];
  readonly kind: 'otoma_claim_asked';
}

/** Otoma's card shows a claim, but there is no region that it may claim (M15.9). */
export interface MisterraOtomaClaimedNothing {
  /** Why: all groups of confirmed tiles. */
  readonly forbidden: readonly MisterraForbiddenClaim[];
  readonly kind: 'otoma_claimed_nothing';
}

/** Otoma's deck was built; its top card shows its terrains side (M14.3). */
export interface MisterraOtomaDeckBuilt {
  readonly top: number;
  readonly actions: readonly [string, string];
  readonly claim: boolean;
  /** The spaces of Otoma's next half day, on the other side of the top card. */
  readonly spaces: readonly [string, string] | null;
  readonly deck: number;
  readonly kind: 'otoma_deck_built';
}

/** A half day that Otoma has played: the spaces, and the actions on them. */
export interface MisterraOtomaHalfDay {
  readonly spaces: readonly [string, string];
  /** `map steppe` or `confirm steppe`: confirm what lies there, otherwise map the terrain. */
  readonly actions: readonly [string, string];
  /** What each action did. */
  readonly changes: readonly [MisterraSpaceChange, MisterraSpaceChange];
  /** Whether the card has a claim; Otoma may find nothing to claim (M15.9). */
  readonly claim: boolean;
  /** Where it put a marker, if it did. */
  readonly claimed: string | null;
  /** Whether the player has to choose where it claims (M15.8). */
  readonly asked: boolean;
}

export interface MisterraOtomaTurnBegan {
  readonly kind: 'otoma_turn_began';
}

export interface MisterraOtomaView {
  readonly claims: readonly string[];
  readonly markers: number;
  /** What its claims would earn now. */
  readonly claimed: number;
  readonly deck: number;
  /** How many half days it has left, at most (M16.1). */
  readonly half_days: number;
  /** The cards turned over, in order. */
  readonly turned: readonly number[];
  readonly top: number;
  readonly top_actions: readonly [string, string];
  readonly top_claim: boolean;
  /** The spaces of its next half day; the card below will show its actions (M15.3). None if there is no card below. */
  readonly top_spaces: readonly [string, string] | null;
  /** The island before its last turn, drawn like the island. */
  readonly met: string;
  /** The player's points before its last turn. */
  readonly met_points: MisterraPointsView;
  readonly last_turn: readonly MisterraOtomaHalfDay[];
  /** Whether what its cards show is ours (`guessed` of a game). */
  readonly guessed: boolean;
}

/** What lies in front of a player. */
export interface MisterraPlayerView {
  readonly seat: number;
  /** Five rows of five characters, joined by `/`. */
  readonly parchment: string;
  readonly place: string | null;
  /** The spaces that the meeple sees. */
  readonly sees: readonly string[];
  /** Whether anything can be mapped from where the meeple is; not in the jungle (M5.6). */
  readonly may_map: boolean;
  readonly claims: readonly string[];
  /** Claim markers left. */
  readonly markers: number;
  /** What fidelity would earn now; likewise the next three. */
  readonly fidelity: number;
  readonly lines: number;
  readonly empty: number;
  readonly claimed: number;
  /** Whether the presumption cards to keep have been chosen. */
  readonly decided: boolean;
  /** The cards kept; None if they are hidden from this view, or not chosen yet. */
  readonly presumptions: readonly MisterraPresumptionView[] | null;
  /** What all of these would earn now; hidden presumption cards count for nothing, and what Otoma's claims would earn is subtracted (M16.2). */
  readonly total: number;
  /** The spaces where the parchment shows another terrain than the tile of the island. */
  readonly differs: readonly string[];
}

/** What a mapping, or an action of Otoma, changed in the points that an owner would earn now. After a mapping there is one for the player who mapped, in any case. Others have one only if something changed for them. What a claim is worth is part of `Claimed`. */
export interface MisterraPointsChanged {
  readonly owner: number;
  readonly fidelity: number;
  readonly lines: number;
  readonly empty: number;
  readonly claims: number;
  /** For the player who mapped: the number of each presumption card and its change. None for everybody else. */
  readonly presumptions: readonly (readonly [number, number])[] | null;
  /** What these change in the owner's running total, as far as they are told here; what Otoma's claims earn is subtracted from the player's total (M16.2). */
  readonly total: number;
  readonly kind: 'points_changed';
}

/** The points of parchment and claims at some moment. */
export interface MisterraPointsView {
  readonly fidelity: number;
  readonly lines: number;
  readonly empty: number;
  readonly claimed: number;
}

/** One of the player's presumption cards, before and after, and its next step. */
export interface MisterraPresumptionChange {
  readonly card: number;
  readonly before: number;
  readonly after: number;
  /** What counts towards the next step, after the move; None at the highest step. */
  readonly count: number | null;
  readonly needed: number | null;
  /** The additional points of the next step. */
  readonly gain: number;
  /** Whether the move brings the card nearer to its next step, without points yet. */
  readonly nearer: boolean;
}

/** A presumption card and what it is worth on its owner's parchment now. */
export interface MisterraPresumptionView {
  readonly card: number;
  readonly family: string;
  readonly terrain: 'steppe' | 'jungle' | 'lagoon' | 'mountain' | null;
  readonly other: 'steppe' | 'jungle' | 'lagoon' | 'mountain' | null;
  readonly steps: readonly (readonly [number, number])[];
  readonly beyond: number;
  readonly each: number;
  /** Rows joined by `/`, such as `SL/L.`; empty if it is not a pattern. */
  readonly pattern: string;
  readonly points: number;
  /** What counts towards the next step; None at the highest step. */
  readonly count: number | null;
  readonly needed: number | null;
  readonly gain: number;
  /** Whether what it shows is ours, because no picture of the printed card was available. */
  readonly guessed: boolean;
  /** How many of the steps are reached; none where each of several zones reaches its own. */
  readonly reached: number;
}

/** A seat was dealt presumption cards (M2.4); in a first game, the pair that it keeps (M2.5). */
export interface MisterraPresumptionsDealt {
  readonly seat: number;
  /** Their numbers; None for everybody else. */
  readonly cards: readonly number[] | null;
  readonly kind: 'presumptions_dealt';
}

/** A seat has chosen the presumption cards that it keeps. */
export interface MisterraPresumptionsKept {
  readonly seat: number;
  /** Their numbers; None for everybody else. */
  readonly cards: readonly [number, number] | null;
  readonly kind: 'presumptions_kept';
}

/** The match is over, and a seat shows the presumption cards it kept. */
export interface MisterraPresumptionsRevealed {
  readonly seat: number;
  readonly cards: readonly number[];
  readonly kind: 'presumptions_revealed';
}

/** A region that is new, or has grown or shrunk. */
export interface MisterraRegionChange {
  readonly terrain: 'steppe' | 'jungle' | 'lagoon' | 'mountain';
  readonly spaces: readonly string[];
  readonly confirmed: number;
  /** Confirmed tiles of the largest region that it came from. */
  readonly before: number;
  readonly owners: readonly number[];
}

export interface MisterraRegionView {
  readonly terrain: 'steppe' | 'jungle' | 'lagoon' | 'mountain';
  readonly spaces: readonly string[];
  readonly confirmed: number;
  /** Seats with a claim in it; -1 is Otoma. */
  readonly owners: readonly number[];
  /** Whether confirmed tiles join two claims. */
  readonly disputed: boolean;
}

/** A seat neither mapped nor claimed; its card leaves the game. */
export interface MisterraRested {
  readonly seat: number;
  readonly card: 'SS' | 'SJ' | 'SL' | 'SM' | 'JJ' | 'JL' | 'JM' | 'LL' | 'LM' | 'MM';
  readonly kind: 'rested';
}

export interface MisterraResult {
  readonly scores: readonly (readonly (readonly [string, number])[])[];
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  /** By seat, from 1; equal players share one. */
  readonly places: readonly number[];
  readonly decided_by: 'points' | 'fidelity' | 'shared';
  readonly rating: number | null;
  readonly titles: readonly string[];
  /** Solo play: the words of the title, in the same order, with what earned each. */
  readonly title_words: readonly MisterraTitleWord[];
}

export interface MisterraRoundBegan {
  readonly round: number;
  /** Whether it ends the match in any case: Otoma's cards are used up after it (M16.1). */
  readonly last: boolean;
  readonly kind: 'round_began';
}

/** What one half of a card does to its space of the island. */
export interface MisterraSpaceChange {
  readonly space: string;
  readonly terrain: 'steppe' | 'jungle' | 'lagoon' | 'mountain';
  /** new, confirmed, replaced, nothing (the tile is already confirmed) or supply_empty. */
  readonly change: 'new' | 'confirmed' | 'replaced' | 'nothing' | 'supply_empty';
  /** The terrain of the hazy tile that goes back to the supply. */
  readonly replaced: 'steppe' | 'jungle' | 'lagoon' | 'mountain' | null;
}

/** A meeple stayed where it was. */
export interface MisterraStayed {
  readonly seat: number;
  readonly place: string;
  /** Whether there was no choice: there is nowhere to go. */
  readonly automatic: boolean;
  readonly kind: 'stayed';
}

/** A word of a solo title, and what earned it (M16.3). */
export interface MisterraTitleWord {
  readonly part: 'total' | 'presumptions' | 'fidelity' | 'claims';
  readonly word: string;
  readonly points: number;
  /** The word of the row above; None if this is the highest. */
  readonly next: string | null;
  /** The points that the row above would have taken; zero if there is none. */
  readonly lacking: number;
}

export interface MisterraTurnBegan {
  readonly seat: number;
  readonly kind: 'turn_began';
}

/** A table of Maps of Misterra, seen from one seat or by a spectator. */
export interface MisterraView {
  readonly game: string;
  readonly seat: number | null;
  readonly waiting: readonly number[];
  /** keep, go, choose, act, otoma or over. */
  readonly phase: 'keep' | 'go' | 'choose' | 'act' | 'otoma' | 'over';
  readonly round: number;
  /** The first player; None while presumption cards are being chosen. */
  readonly first: number | null;
  readonly turn: number | null;
  /** 0 or 1: the half day of the turn. */
  readonly half: number;
  /** What ends the match at the end of this round; empty as long as nothing does. */
  readonly ending: string;
  /** Whether the turn is known to be the last of whose turn it is (M10.1, M16.1). */
  readonly last_turn: boolean;
  /** Five rows of five characters, joined by `/`; hazy tiles are lowercase. */
  readonly island: string;
  /** Tiles left of steppe, jungle, lagoon and mountain. */
  readonly supply: readonly number[];
  readonly display: readonly string[];
  /** The sketch card chosen in this half day. */
  readonly card: string | null;
  /** Whether the lagoon was used in this half day. */
  readonly tucked: boolean;
  readonly deck: number;
  /** The known cards under the deck, the next first. */
  readonly bottom: readonly string[];
  readonly regions: readonly MisterraRegionView[];
  readonly claims: readonly MisterraClaimView[];
  /** What the table did automatically since the latest decision. */
  readonly automatic: readonly MisterraAutomaticView[];
  readonly players: readonly MisterraPlayerView[];
  /** The cards this seat was dealt; empty for a spectator. */
  readonly dealt: readonly MisterraPresumptionView[];
  /** This seat's own decision, which the others cannot see yet. */
  readonly pending: string | null;
  readonly otoma: MisterraOtomaView | null;
  readonly result: MisterraResult | null;
}

/** A meeple moved. */
export interface MisterraWalked {
  readonly seat: number;
  /** From where it stood to where it stopped. Of several ways over steppes it is a shortest one: players only say where they stop. */
  readonly path: readonly string[];
  readonly kind: 'walked';
}

export interface MoveCommand {
  readonly command: string;
  readonly seat: number;
  readonly move: string;
}

/** What a move would change. */
export interface MoveEffects {
  readonly move: string;
  readonly effects: CartographersEffects | MisterraEffects | MapoutEffects;
  /** Whether the seat's turn is over after it. Then something is drawn or shown, as a rule, and it can no longer be undone. */
  readonly ends_turn: boolean;
}

/** Why a move cannot be made; without faults if it is not a move of the game at all. */
export interface MoveFaults {
  readonly move: string;
  readonly faults: readonly Fault[];
}

export interface MoveMessage {
  readonly do: 'move';
  readonly command: string;
  readonly seat: number;
  readonly move: string;
}

export interface NewTable {
  readonly game: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly seats: readonly SeatWanted[];
  readonly components?: string | null;
  readonly public?: boolean;
  readonly leaver_seconds?: number | null;
  readonly absence?: 'bot' | 'ask';
  readonly start?: boolean;
}

/** What the set-up of a match did. */
export interface Opening {
  /** In order, as a spectator sees them. */
  readonly events: readonly (CartographersEvent | MisterraEvent | MapoutEvent)[];
  /** Those that the reader may see as a seat sees them: its own, or all when the match is over. */
  readonly secrets: readonly SecretEvent[];
}

export interface Option {
  readonly name: string;
  readonly default: string;
  /** Empty if any text is allowed. */
  readonly values: readonly string[];
}

/** A seat about whose absent owner the others are asked. */
export interface Overdue {
  readonly seat: number;
  /** Since when the match has waited for them. */
  readonly since: string;
}

export interface PingMessage {
  readonly type: 'ping';
}

/** A move of a plan for a turn, and what it would change when it is made. */
export interface PlannedMove {
  readonly move: string;
  readonly effects: CartographersEffects | MisterraEffects | MapoutEffects;
  readonly ends_turn: boolean;
  /** The points of this move and of those that follow it in the plan; null for games whose effects do not have `points`. */
  readonly total: number | null;
}

/** What a seat could expect at one moment. */
export interface Point {
  /** After this step. */
  readonly step: number;
  /** The final points that it could expect. */
  readonly expected: number;
}

export interface PongMessage {
  readonly do: 'pong';
}

/** What a seat, or a spectator, sees after a step. */
export interface Position {
  /** The same as `steps`. */
  readonly number: number;
  /** The number of steps of the match. */
  readonly steps: number;
  readonly step: number;
  /** Null for a spectator. */
  readonly seat: number | null;
  readonly view: CartographersView | MisterraView | MapoutView;
  /** The legal moves, if the seat has a decision to make now. */
  readonly choices: CartographersChoices | ListedChoices | null;
  readonly can_undo: boolean;
}

/** A new position of one of the guest's seats, with the steps since the last. */
export interface PositionMessage {
  readonly type: 'position';
  readonly number: number;
  readonly position: Position;
  readonly steps: readonly Step[];
  /** With the first position of a match; otherwise null. */
  readonly opening: Opening | null;
}

/** Where the printed rules are ambiguous, and how they are read here. */
export interface Readings {
  readonly title: string;
  /** Each row: the clauses, what the print says, what is done here, why, and the option for the other reading, if there is one. */
  readonly table: TableBlock;
}

/** The rules refuse a move, with the broken clauses. */
export interface RefusalDetail {
  readonly code: string;
  readonly detail: string;
  readonly faults: readonly Fault[];
}

/** A command, or an invalid message, was not carried out. */
export interface RefusedMessage {
  readonly type: 'refused';
  readonly command: string | null;
  readonly code: string;
  readonly detail: string;
  readonly faults: readonly Fault[];
}

export interface RulesPage {
  readonly game: string;
  readonly lang: string;
  readonly title: string;
  readonly intro: readonly (TextBlock | ListBlock | TableBlock | BoardBlock)[];
  readonly sections: readonly Section[];
  readonly readings: Readings | null;
}

export interface SavedBox {
  readonly file: string;
  readonly name: string;
}

export interface Seat {
  readonly number: number;
  readonly kind: 'person' | 'bot' | 'open';
  readonly name: string;
  readonly bot: string | null;
  /** Held by the guest who asks. */
  readonly mine: boolean;
  /** Another person on the device of the seat's guest. */
  readonly here: boolean;
  readonly online: boolean;
  /** Whether a bot decides for the person, who is away. */
  readonly minded_by_bot: boolean;
  readonly note: string | null;
}

export interface SeatAnalysis {
  readonly seat: number;
  readonly points: readonly Point[];
  /** At most three, the worst first. */
  readonly costliest: readonly CostlyDecision[];
}

export interface SeatChange {
  readonly name?: string | null;
  readonly kind?: 'person' | 'bot' | 'open' | null;
  readonly bot?: string | null;
}

export interface SeatCounts {
  readonly all: number;
  readonly people: number;
  readonly bots: number;
  readonly open: number;
}

export interface SeatWanted {
  readonly kind: 'me' | 'here' | 'bot' | 'open';
  readonly name?: string | null;
  readonly bot?: string | null;
}

export interface Seats {
  readonly min: number;
  readonly max: number;
}

/** An event with what only one seat may know before the match is over. */
export interface SecretEvent {
  /** The index of the event that the others see in its place. */
  readonly at: number;
  readonly seat: number;
  readonly event: CartographersEvent | MisterraEvent | MapoutEvent;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly Clause[];
}

export type ServerMessage = HelloMessage | TableMessage | PositionMessage | DrawnMessage | DoneMessage | RefusedMessage | PingMessage;

export interface SheetExample {
  readonly game: string;
  /** Eleven rows of eleven characters. */
  readonly sheet: string;
  /** The mountains that have not given their coin yet. */
  readonly unpaid: readonly (readonly [number, number])[];
}

export interface SignedOut {
  /** How many devices. */
  readonly signed_out: number;
}

export interface Start {
  readonly drop_open?: boolean;
}

/** A decision or an undo. */
export interface Step {
  readonly step: number;
  readonly seat: number;
  readonly kind: 'move' | 'undo';
  /** Null for an undo, and while a decision is private. */
  readonly move: string | null;
  /** Whether everybody may read it. */
  readonly shown: boolean;
  /** Whether a bot decided for a person who was away. */
  readonly minded: boolean;
  readonly at: string;
  /** What it did, in order, as a spectator sees it; null in a message with many steps for all but the latest. The log has the events of all. */
  readonly events: readonly (CartographersEvent | MisterraEvent | MapoutEvent)[] | null;
  /** The events that the reader may see as a seat sees them: its own, or all when the match is over. Null together with `events`. */
  readonly secrets: readonly SecretEvent[] | null;
}

/** The result of a bot in matches of two against the level below it. */
export interface Strength {
  readonly against: string;
  readonly games: number;
  /** The share of victories. */
  readonly share: number;
  /** Half the width of its 95 % interval. */
  readonly margin: number;
  /** The bounds of that interval (Wilson's). */
  readonly low: number;
  readonly high: number;
}

export interface Table {
  readonly id: string;
  readonly game: string;
  /** The version of the rule set of its match. */
  readonly rules: number;
  readonly options: Readonly<Record<string, string>>;
  readonly status: 'gathering' | 'playing' | 'finished' | 'abandoned';
  /** Whether the guest who asks opened the table. */
  readonly host: boolean;
  /** The seat of the guest who opened the table, if they have one. */
  readonly host_seat: number | null;
  readonly seats: readonly Seat[];
  readonly commitment: string | null;
  /** The secret behind the commitment; revealed when the match is over. */
  readonly seed: string | null;
  readonly number: number;
  readonly public: boolean;
  readonly leaver_seconds: number | null;
  /** What happens after `leaver_seconds`: a bot takes over, or the others are asked. */
  readonly absence: 'bot' | 'ask';
  /** The people without whom the match does not continue, and who are away for too long. */
  readonly overdue: readonly Overdue[];
  readonly rematch: string | null;
  readonly created_at: string;
  readonly imported: boolean;
  /** The fingerprint of the host's own components, if the match is played with them. */
  readonly components: string | null;
}

export interface TableBlock {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly kind: 'table';
}

/** Seats, presence or status have changed. */
export interface TableMessage {
  readonly type: 'table';
  readonly table: Table;
}

/** An event outside the match, and the number of steps before it. */
export interface TableNote {
  readonly step: number;
  readonly seat: number;
  readonly note: string;
  readonly at: string;
  readonly kind: 'note';
}

/** An entry in a list of tables. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly status: 'gathering' | 'playing' | 'finished' | 'abandoned';
  /** The first eight; `seat_counts` counts them all. */
  readonly seats: readonly Seat[];
  readonly seat_counts: SeatCounts;
  readonly my_seats: readonly number[];
  readonly my_turn: boolean;
  /** The seats that have a decision to make. */
  readonly waiting: readonly number[];
  readonly since: string | null;
  readonly updated_at: string;
  readonly result: Winners | null;
}

/** A paragraph; its text may contain inline Markdown (**bold**, *italics*, `code`). */
export interface TextBlock {
  readonly text: string;
  readonly kind: 'text';
}

export interface TilesExample {
  readonly game: string;
  readonly tiles: readonly LyingTile[];
}

export interface UndoCommand {
  readonly command: string;
  readonly seat: number;
}

export interface UndoMessage {
  readonly do: 'undo';
  readonly command: string;
  readonly seat: number;
}

/** A seat took back its latest decision. */
export interface Undone {
  readonly seat: number;
  /** The decision, as text; None if this reader may not know it. */
  readonly move: string | null;
  readonly kind: 'undone';
}

export interface Winners {
  readonly winners: readonly number[];
  /** The totals of the first eight seats. */
  readonly scores: readonly number[];
  /** Solo: the value that determines the title. */
  readonly rating: number | null;
  /** Solo: codes of the title, if the game has any. */
  readonly titles: readonly string[];
}
