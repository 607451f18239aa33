/** What the server sends and reads: written by `python -m tools.api_types`, not by hand. */

export interface Analysis {
  readonly steps: number;
  readonly seats: readonly SeatAnalysis[];
}

export interface AnalysisState {
  readonly state: 'none' | 'running' | 'ready';
  readonly done: number;
  readonly total: number;
  readonly analysis: Analysis | null;
}

export interface Area {
  readonly biome: string;
  readonly spaces: readonly (readonly [number, number])[];
}

export interface AutomaticView {
  readonly round: number;
  readonly seat: number;
  readonly step: string;
  readonly card: string | null;
}

export interface BoardBlock {
  readonly kind: 'board';
  readonly caption: string;
  readonly rows: readonly string[];
}

export interface Bot {
  readonly id: string;
  readonly strength: Readonly<Record<string, Strength>>;
}

export interface CardEffect {
  readonly card: string;
  readonly before: number;
  readonly after: number;
  readonly cells: readonly (readonly [number, number])[];
}

export interface CartographersChoices {
  readonly kind: 'cartographers';
  readonly terrains: readonly string[];
  readonly ways: readonly Way[];
  readonly falls_back: boolean;
  readonly target: number;
}

export interface CartographersEffects {
  readonly edicts: readonly CardEffect[];
  readonly coins: number;
  readonly mountains: readonly (readonly [number, number])[];
  readonly monsters: number;
  readonly haunted: readonly (readonly [number, number])[];
  readonly ruins: readonly (readonly [number, number])[];
}

export interface CartographersResult {
  readonly winners: readonly number[];
  readonly decided_by: string;
  readonly rating: number | null;
  readonly titles: readonly string[];
}

export interface CartographersView {
  readonly game: string;
  readonly seat: number | null;
  readonly waiting: readonly number[];
  readonly season: string | null;
  readonly threshold: number;
  readonly time: number;
  readonly column: readonly string[];
  readonly edicts: readonly EdictView[];
  readonly scores_now: readonly string[];
  readonly card: string | null;
  readonly terrains: readonly string[];
  readonly ruins: boolean;
  readonly ambush: boolean;
  readonly target: number | null;
  readonly ambushes: readonly string[];
  readonly deck: number;
  readonly sheets: readonly SheetView[];
  readonly changes: readonly ChangeView[];
  readonly pending: string | null;
  readonly result: CartographersResult | null;
}

export interface ChangeView {
  readonly ambush: string | null;
  readonly cells: readonly (readonly [number, number])[];
  readonly edicts: readonly number[];
  readonly coins: number;
  readonly monsters: number;
}

export interface ClaimView {
  readonly owner: number;
  readonly space: string;
  readonly terrain: string;
  readonly tiles: number;
  readonly points: number;
  readonly disputed: boolean;
}

export interface Clause {
  readonly id: string;
  readonly blocks: readonly (TextBlock | ListBlock | TableBlock | BoardBlock)[];
}

export interface Connection {
  readonly space: readonly [number, number];
  readonly biomes: readonly string[];
  readonly points: number;
}

export interface CostlyDecision {
  readonly step: number;
  readonly made: Effect;
  readonly better: Effect;
  readonly cost: number;
  readonly margin: number;
}

export interface Done {
  readonly number: number;
  readonly step: number;
}

export interface DrawnExample {
  readonly game: string;
  readonly drawing: string;
}

export interface EdictView {
  readonly edict: string;
  readonly card: string;
  readonly solo: number;
  readonly scores_in: readonly string[];
}

export interface Effect {
  readonly move: string;
  readonly effects?: CartographersEffects | MisterraEffects | MapOutEffects | null;
  readonly faults?: readonly Fault[] | null;
}

export interface EffectsQuestion {
  readonly seat: number;
  readonly moves: readonly string[];
}

export interface Endangered {
  readonly owner: number;
  readonly space: string;
  readonly certain: boolean;
}

export interface Error {
  readonly error: ErrorDetail;
}

export interface ErrorDetail {
  readonly code: string;
  readonly detail: string;
  readonly faults?: readonly Fault[] | null;
}

export interface ExpectedPoints {
  readonly step: number;
  readonly expected: number;
}

export interface Fault {
  readonly clause: string;
  readonly cells: readonly (readonly [number, number])[];
}

export interface Game {
  readonly id: string;
  readonly seats: Seats;
  readonly rules: readonly string[];
  readonly playable: boolean;
  readonly options: readonly Option[];
}

export interface Health {
  readonly status: 'ok';
  readonly version: string;
  readonly database: string;
  readonly lobby: boolean;
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

export interface LessonStep {
  readonly id: 'draw' | 'coin' | 'edict' | 'ambush' | 'ruins' | 'season' | 'mountain' | 'keep' | 'land' | 'take' | 'map' | 'go' | 'far' | 'lagoon' | 'confirm' | 'presumption' | 'claim' | 'connect' | 'twice' | 'lift' | 'back' | 'end' | 'split';
  readonly number: number;
  readonly contents: readonly ('draw' | 'coin' | 'edict' | 'ambush' | 'ruins' | 'season' | 'mountain' | 'keep' | 'land' | 'take' | 'map' | 'go' | 'far' | 'lagoon' | 'confirm' | 'presumption' | 'claim' | 'connect' | 'twice' | 'lift' | 'back' | 'end' | 'split')[];
  readonly look_at: 'tracker' | 'board' | 'hand' | 'margin';
  readonly example: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: number;
  readonly position: Position;
}

export interface LessonTry {
  readonly reached: boolean;
  readonly position: Position | null;
}

export interface LiftedView {
  readonly tile: TileView;
  readonly origin: readonly [number, number];
}

export interface Link {
  readonly path: string;
  readonly expires_at: string;
}

export interface LinkToken {
  readonly token: string;
}

export interface ListBlock {
  readonly kind: 'list';
  readonly items: readonly string[];
}

export interface ListedChoices {
  readonly kind: 'misterra' | 'mapout';
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

export interface LyingView {
  readonly tile: TileView;
  readonly q: number;
  readonly r: number;
  readonly turns: number;
  readonly locked: boolean;
}

export interface MapOutEffects {
  readonly points: number;
  readonly connections?: readonly Connection[];
  readonly areas?: readonly Area[];
  readonly locks?: readonly (readonly [number, number])[];
  readonly unlocks?: readonly (readonly [number, number])[];
  readonly blocks?: readonly (readonly [number, number])[];
  readonly opens?: readonly (readonly [number, number])[];
}

export interface MapOutPlayerView {
  readonly seat: number;
  readonly hand: number;
  readonly ends: readonly TileView[];
  readonly roads: number;
  readonly moved: number;
  readonly end_tiles: number;
  readonly split_end_tiles: number;
  readonly total: number;
}

export interface MapOutResult {
  readonly winners: readonly number[];
  readonly decided_by: string;
}

export interface MapOutView {
  readonly game: string;
  readonly seat: number | null;
  readonly waiting: readonly number[];
  readonly stage: string;
  readonly moved_tiles_score: string;
  readonly starting_tiles: string;
  readonly lying: readonly LyingView[];
  readonly open_ends: readonly (readonly [number, number])[];
  readonly lifted: LiftedView | null;
  readonly hand: readonly TileView[];
  readonly players: readonly MapOutPlayerView[];
  readonly pile: number;
  readonly passes: number;
  readonly result: MapOutResult | null;
}

export interface Me {
  readonly id: string;
  readonly name: string;
}

export interface MisterraEffects {
  readonly spaces: readonly SpaceChange[];
  readonly sees: readonly string[];
  readonly fidelity: readonly [number, number];
  readonly lines: readonly [number, number];
  readonly empty: readonly [number, number];
  readonly presumptions: readonly PresumptionChange[];
  readonly regions: readonly RegionChange[];
  readonly claims: readonly (readonly [number, number])[];
  readonly endangered: readonly Endangered[];
}

export interface MisterraPlayerView {
  readonly seat: number;
  readonly parchment: string;
  readonly place: string | null;
  readonly sees: readonly string[];
  readonly claims: readonly string[];
  readonly markers: number;
  readonly fidelity: number;
  readonly lines: number;
  readonly empty: number;
  readonly claimed: number;
  readonly decided: boolean;
  readonly presumptions: readonly PresumptionView[] | null;
}

export interface MisterraResult {
  readonly scores: readonly (readonly (readonly [string, number])[])[];
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  readonly decided_by: string;
  readonly rating: number | null;
  readonly titles: readonly string[];
}

export interface MisterraView {
  readonly game: string;
  readonly seat: number | null;
  readonly waiting: readonly number[];
  readonly phase: string;
  readonly round: number;
  readonly first: number | null;
  readonly turn: number | null;
  readonly half: number;
  readonly ending: string;
  readonly island: string;
  readonly supply: readonly number[];
  readonly display: readonly string[];
  readonly card: string | null;
  readonly tucked: boolean;
  readonly deck: number;
  readonly bottom: readonly string[];
  readonly regions: readonly RegionView[];
  readonly claims: readonly ClaimView[];
  readonly automatic: readonly AutomaticView[];
  readonly players: readonly MisterraPlayerView[];
  readonly dealt: readonly PresumptionView[];
  readonly pending: string | null;
  readonly otoma: OtomaView | null;
  readonly result: MisterraResult | null;
}

export interface MoveCommand {
  readonly command: string;
  readonly seat: number;
  readonly move: string;
}

export interface NewTable {
  readonly game: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly seats: readonly SeatWanted[];
  readonly public?: boolean;
  readonly leaver_seconds?: number | null;
  readonly start?: boolean;
}

export interface Option {
  readonly name: string;
  readonly default: string;
  readonly values: readonly string[];
}

export interface OtomaHalfDay {
  readonly spaces: readonly [string, string];
  readonly actions: readonly [string, string];
  readonly changes: readonly [SpaceChange, SpaceChange];
  readonly claim: boolean;
  readonly claimed: string | null;
  readonly asked: boolean;
}

export interface OtomaView {
  readonly claims: readonly string[];
  readonly markers: number;
  readonly claimed: number;
  readonly deck: number;
  readonly turned: readonly number[];
  readonly top: number;
  readonly top_actions: readonly [string, string];
  readonly top_claim: boolean;
  readonly top_spaces: readonly [string, string] | null;
  readonly met: string;
  readonly met_points: PointsView;
  readonly last_turn: readonly OtomaHalfDay[];
}

export interface PointsView {
  readonly fidelity: number;
  readonly lines: number;
  readonly empty: number;
  readonly claimed: number;
}

export interface Position {
  readonly number: number;
  readonly steps: number;
  readonly step: number;
  readonly seat: number | null;
  readonly view: CartographersView | MisterraView | MapOutView;
  readonly choices: CartographersChoices | ListedChoices | null;
  readonly can_undo: boolean;
}

export interface PresumptionChange {
  readonly card: number;
  readonly before: number;
  readonly after: number;
  readonly count: number | null;
  readonly needed: number | null;
  readonly gain: number;
}

export interface PresumptionView {
  readonly card: number;
  readonly family: string;
  readonly terrain: string | null;
  readonly other: string | null;
  readonly steps: readonly (readonly [number, number])[];
  readonly beyond: number;
  readonly each: number;
  readonly pattern: string;
  readonly points: number;
  readonly count: number | null;
  readonly needed: number | null;
  readonly gain: number;
}

export interface Readings {
  readonly title: string;
  readonly table: TableBlock;
}

export interface RegionChange {
  readonly terrain: string;
  readonly spaces: readonly string[];
  readonly confirmed: number;
  readonly before: number;
  readonly owners: readonly number[];
}

export interface RegionView {
  readonly terrain: string;
  readonly spaces: readonly string[];
  readonly confirmed: number;
  readonly owners: readonly number[];
  readonly disputed: boolean;
}

export interface RulesPage {
  readonly game: string;
  readonly lang: string;
  readonly title: string;
  readonly intro: readonly (TextBlock | ListBlock | TableBlock | BoardBlock)[];
  readonly sections: readonly Section[];
  readonly readings: Readings | null;
}

export interface Seat {
  readonly number: number;
  readonly kind: 'person' | 'bot' | 'open';
  readonly name: string;
  readonly bot: string | null;
  readonly mine: boolean;
  readonly here: boolean;
  readonly online: boolean;
  readonly minded_by_bot: boolean;
  readonly note: string | null;
}

export interface SeatAnalysis {
  readonly seat: number;
  readonly points: readonly ExpectedPoints[];
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

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly Clause[];
}

export interface SheetExample {
  readonly game: string;
  readonly sheet: string;
}

export interface SheetView {
  readonly seat: number;
  readonly drawing: string;
  readonly coins: number;
  readonly seasons: readonly (readonly [number, number, number, number])[];
  readonly total: number;
  readonly worth: readonly number[];
  readonly earning: readonly string[];
  readonly monsters: number;
  readonly drawn: boolean;
}

export interface SignedOut {
  readonly signed_out: number;
}

export interface SpaceChange {
  readonly space: string;
  readonly terrain: string;
  readonly change: string;
  readonly replaced: string | null;
}

export interface Start {
  readonly drop_open?: boolean;
}

export interface Step {
  readonly step: number;
  readonly seat: number;
  readonly kind: 'move' | 'undo';
  readonly move: string | null;
  readonly shown: boolean;
  readonly minded: boolean;
  readonly at: string;
}

export interface Strength {
  readonly against: string;
  readonly games: number;
  readonly share: number;
  readonly margin: number;
  readonly low: number;
  readonly high: number;
}

export interface Table {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, string>>;
  readonly status: 'gathering' | 'playing' | 'finished' | 'abandoned';
  readonly host: boolean;
  readonly host_seat: number | null;
  readonly seats: readonly Seat[];
  readonly commitment: string | null;
  readonly seed: string | null;
  readonly number: number;
  readonly public: boolean;
  readonly leaver_seconds: number | null;
  readonly rematch: string | null;
  readonly created_at: string;
  readonly imported: boolean;
}

export interface TableBlock {
  readonly kind: 'table';
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface TableNote {
  readonly step: number;
  readonly seat: number;
  readonly kind: 'note';
  readonly note: string;
  readonly at: string;
}

export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly status: 'gathering' | 'playing' | 'finished' | 'abandoned';
  readonly seats: readonly Seat[];
  readonly seat_counts: SeatCounts;
  readonly my_seats: readonly number[];
  readonly my_turn: boolean;
  readonly since: string | null;
  readonly updated_at: string;
  readonly result: Winners | null;
}

export interface TextBlock {
  readonly kind: 'text';
  readonly text: string;
}

export interface TileView {
  readonly id: string;
  readonly kind: string;
  readonly halves: string;
  readonly roads: readonly number[];
}

export interface TilesExample {
  readonly game: string;
  readonly tiles: readonly LyingTile[];
}

export interface UndoCommand {
  readonly command: string;
  readonly seat: number;
}

export interface Way {
  readonly shape: number;
  readonly coin: number;
  readonly cells: readonly (readonly [number, number])[];
  readonly anchors: readonly (readonly [number, number])[];
}

export interface Winners {
  readonly winners: readonly number[];
}
