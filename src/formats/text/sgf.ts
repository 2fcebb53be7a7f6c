import type { Color } from '../../game/color.ts';
import type { Setup } from '../../game/games.ts';
import { tableOf } from '../../game/record.ts';
import type { Move } from '../../game/transcript.ts';
import { COMMENT_LENGTH, type Drawn, MOST_DRAWN, type MoveMark, type Tone } from '../../game/tree.ts';
import { type Failure, placeIn, shownAt } from '../failure.ts';
import { type Found, found, type Loss } from '../found.ts';
import { type Stand, setupFor, standAtStart, step } from '../playWritten.ts';
import { DETAIL_LENGTH, type DETAIL_NAMES, type GameRecord, type RecordDetails } from '../record.ts';
import { isoDate } from './dates.ts';
import { type GrowingNode, growingRoot, grown, remark, treeFrom } from './growingTree.ts';
import { type Property, PropertyScanner, type PropertyValue } from './properties.ts';
import { isSetupName, pointOf, setupOfRoot } from './sgfSetup.ts';

const COLORS = tableOf<Color>({ B: 'black', W: 'white' });

/** Annotations of moves; a value of 2 strengthens them. */
const MARKS = tableOf<readonly [MoveMark, MoveMark]>({
  TE: ['!', '!!'],
  BM: ['?', '??'],
  DO: ['?!', '?!'],
  IT: ['!?', '!?'],
});

/** Properties without information about the game itself. */
const TECHNICAL = ['FF', 'GM', 'CA', 'AP', 'SZ', 'ST', 'VW', 'MN', 'FG', 'PM', 'RU', 'KM', 'HA'];

/** Markup by shape; arrows have no kinds. */
const DRAWN = tableOf<Tone>({
  CR: 'look',
  SQ: 'look',
  AR: 'look',
  TR: 'good',
  MA: 'bad',
});

const draw = (node: GrowingNode, values: readonly PropertyValue[], tone: Tone): void => {
  const added = values.flatMap(({ text }): readonly Drawn[] => {
    const [from, to] = text.split(':').map(point => pointOf(point.trim()));
    return from === undefined ? [] : [{ tone, from, ...(to !== undefined && { to }) }];
  });
  if (added.length > 0) node.drawn = [...(node.drawn ?? []), ...added].slice(0, MOST_DRAWN);
};

type TextDetail = (typeof DETAIL_NAMES)[number];
const DETAILS = tableOf<TextDetail>({
  EV: 'event',
  PC: 'place',
  DT: 'date',
  RE: 'result',
  SO: 'source',
  GN: 'title',
  TM: 'clock',
  GC: 'comment',
});
const PLAYERS = tableOf<Color>({ PB: 'black', PW: 'white' });

/** The state after the nodes read so far; `places` is the stack for returning from variations. */
interface Place {
  readonly stand: Stand;
  readonly node: GrowingNode;
}

/** One game tree of a collection while it is read. */
class SgfGame {
  readonly root = growingRoot();
  /** Whether Flipside wrote the file: then root comments belong to the start, otherwise to the game. */
  #isOurs = false;
  readonly losses: Loss[];
  readonly #text: string;
  #setup: Setup | undefined;
  #place: Place | undefined;
  #details: { -readonly [Name in keyof RecordDetails]: RecordDetails[Name] } = {};
  #freePasses = 0;
  #moves = 0;
  failure: Failure | undefined;

  constructor(text: string, losses: Loss[]) {
    this.#text = text;
    this.losses = losses;
  }

  /** Where the next node continues. */
  get place(): Place | undefined {
    return this.#place;
  }

  goTo(place: Place | undefined): void {
    this.#place = place;
  }

  get record(): GameRecord | undefined {
    if (this.#setup === undefined) return undefined;
    return { ...this.#details, tree: treeFrom(setupFor(this.#setup, this.#freePasses), this.root) };
  }

  node(properties: readonly Property[]): void {
    if (this.failure !== undefined) return;
    if (!this.#begin(properties)) return;
    for (const property of properties) {
      const color = COLORS.get(property.name);
      if (color !== undefined) this.#move(color, property);
    }
    for (const property of properties) this.#note(property);
  }

  #fail(reason: Failure['reason'], { at }: { readonly at: number }, more: Partial<Failure> = {}): false {
    this.failure ??= { reason, place: placeIn(this.#text, at), ...more };
    return false;
  }

  /** The first node sets up the game; later ones may set up discs only before the first move. */
  #begin(properties: readonly Property[]): boolean {
    const game = properties.find(({ name }) => name === 'GM');
    const [kind] = game?.values ?? [];
    if (kind !== undefined && kind.text.trim() !== '2')
      return this.#fail('otherGame', kind, { found: kind.text.slice(0, 20) });
    const added = properties.find(({ name }) => isSetupName(name));
    if (this.#setup !== undefined && added === undefined) return true;
    if (this.#setup !== undefined && this.root.children.length > 0)
      return this.#fail('setupInside', added ?? { at: 0 });
    const size = properties.find(({ name }) => name === 'SZ');
    const setup = setupOfRoot(properties);
    if (setup === undefined)
      return added === undefined
        ? this.#fail('otherSize', size ?? { at: 0 }, { found: size?.values[0]?.text.slice(0, 20) })
        : this.#fail('notPlayable', added);
    this.#setup = setup;
    this.#place = { stand: standAtStart(setup), node: this.root };
    return true;
  }

  #move(color: Color, { values: [value] }: Property): void {
    if (value === undefined || this.#place === undefined) return;
    const text = value.text.trim();
    const move: Move | undefined = /^(|tt|pa|pass|--|@@@@)$/i.test(text) ? 'pass' : pointOf(text);
    if (move === undefined) return void this.#fail('strangeText', value, { found: shownAt(text, 0) });
    this.#moves++;
    const { stand, node } = this.#place;
    const next = step(stand, move, color);
    if (next.type === 'stuck') return void this.#fail(next.reason, value, { found: text, move: this.#moves });
    this.#freePasses = Math.max(this.#freePasses, next.stand.freePasses);
    this.#place = {
      stand: next.stand,
      node: next.played === undefined ? node : grown(node, next.played),
    };
  }

  #note(property: Property): void {
    const { name, values } = property;
    const [value = { text: '', at: property.at }] = values;
    const marks = MARKS.get(name);
    const { node = this.root } = this.#place ?? {};
    if (name === 'AP') this.#isOurs = value.text.startsWith('Flipside');
    const tone = DRAWN.get(name);
    if (name === 'C' || name === 'N') this.#comment(value, node);
    else if (tone !== undefined) draw(node, values, tone);
    else if (marks !== undefined) {
      if (node.move !== undefined) node.mark = marks[value.text.trim() === '2' ? 1 : 0];
    } else if (
      !this.#detail(name, value) &&
      !TECHNICAL.includes(name) &&
      COLORS.get(name) === undefined &&
      !isSetupName(name)
    )
      this.losses.push('properties');
  }

  #comment({ text }: PropertyValue, node: GrowingNode): void {
    const words = text.trim();
    if (words === '') return;
    if (node.move === undefined && !this.#isOurs) {
      const all = [this.#details.comment, words].filter(part => part !== undefined).join('\n');
      this.#details.comment = all.slice(0, DETAIL_LENGTH);
      if (all.length > DETAIL_LENGTH) this.losses.push('longComments');
    } else if (!remark(node, words.slice(0, COMMENT_LENGTH + 1))) this.losses.push('longComments');
  }

  #detail(name: string, { text }: PropertyValue): boolean {
    const words = text.trim().slice(0, DETAIL_LENGTH);
    const color = PLAYERS.get(name);
    const detail = DETAILS.get(name);
    if (color === undefined && detail === undefined) return false;
    if (words === '') return true;
    if (color !== undefined) this.#details.players = { ...this.#details.players, [color]: words };
    else if (detail !== undefined) this.#details[detail] = name === 'DT' ? (isoDate(words) ?? words) : words;
    return true;
  }
}

/** The properties of a node, after its `;`. */
const nodeProperties = (scanner: PropertyScanner): readonly Property[] | undefined => {
  const properties: Property[] = [];
  for (;;) {
    scanner.skipSpace();
    if (scanner.isAtEnd || ';()'.includes(scanner.next)) return properties;
    const property = scanner.property();
    if (property === undefined) return undefined;
    properties.push(property);
  }
};

/** Reads one game tree. An explicit stack instead of recursion, since brackets may be nested deeply. */
const readTree = (scanner: PropertyScanner, losses: Loss[]): SgfGame => {
  const game = new SgfGame(scanner.text, losses);
  const open: (Place | undefined)[] = [];
  do {
    scanner.skipSpace();
    const sign = scanner.next;
    if (sign === '(') open.push(game.place);
    else if (sign === ')') game.goTo(open.pop());
    else if (sign !== ';') return scanner.isAtEnd ? unclosed(scanner, game) : strange(scanner, game);
    scanner.at++;
    const properties = sign === ';' ? nodeProperties(scanner) : [];
    if (properties === undefined) return game;
    if (sign === ';') game.node(properties);
  } while (open.length > 0);
  return game;
};

const unclosed = (scanner: PropertyScanner, game: SgfGame): SgfGame => {
  scanner.fail({ reason: 'unclosed', found: '(' });
  return game;
};

const strange = (scanner: PropertyScanner, game: SgfGame): SgfGame => {
  scanner.unexpected();
  return game;
};

/** Reads an SGF collection. */
export const readSgf = (text: string): Found => {
  const scanner = new PropertyScanner(text);
  const records: GameRecord[] = [];
  const failures: Failure[] = [];
  const losses: Loss[] = [];
  for (;;) {
    scanner.skipSpace();
    if (scanner.isAtEnd || scanner.failure !== undefined) break;
    if (scanner.next !== '(') {
      scanner.unexpected();
      break;
    }
    const { at } = scanner;
    const game = readTree(scanner, losses);
    const failure = game.failure ?? scanner.failure;
    const { record } = game;
    if (failure !== undefined) failures.push(failure);
    else if (record === undefined) failures.push({ reason: 'noGame', place: placeIn(text, at) });
    else records.push(record);
  }
  const { failure } = scanner;
  const isTold = failure === undefined || failures.includes(failure);
  return found('sgf', records, isTold ? failures : [...failures, failure], losses);
};
