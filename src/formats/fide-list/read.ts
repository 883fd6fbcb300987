/**
 * Reads FIDE's rating lists as streams: text in any of its layouts or XML, each also zipped. The form is recognised from the
 * bytes. Players are passed on in batches, so that a list of any length is read in little memory.
 */
import type { Month } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import { ENCODINGS, type Encoding } from '../encoding.ts';
import { type Limits, LIMITS } from '../limits.ts';
import { joined, TextStream } from '../stream.ts';
import { isZip, ZipReader } from '../zip.ts';
import { type ListNotes, listNotes } from './findings.ts';
import { shortText } from '../../core/notes.ts';
import { ListPlayerReader } from './player.ts';
import { type Control, controlOfName, type FideListPlayer } from './records.ts';
import { HEADING_LINE, TextList } from './text.ts';
import { XmlList } from './xml.ts';

export interface ListOptions {
  readonly encoding?: Encoding;
  readonly limits?: Limits;
  /**
   * The kind of ratings on a list with only one, which does not say it itself. By default from its name in an archive, otherwise
   * standard.
   */
  readonly control?: Control;
}

/** The players since the last batch. */
export interface ListBatch {
  readonly players: readonly FideListPlayer[];
  readonly findings: readonly Finding[];
}

export interface FideListHead {
  readonly form: 'text' | 'xml';
  /** The month in the heading of a text with one kind of ratings. */
  readonly month?: Month;
  /** All three kinds of ratings, or one; undefined before the first player. */
  readonly ratings?: 'combined' | 'single';
}

/** Enough bytes to recognise a file: its first line, or the declaration of an XML file. */
const ENOUGH = 1024;
const NOTHING: Uint8Array = new Uint8Array(0);

const headText = (bytes: Uint8Array): string => new TextDecoder('windows-1252').decode(bytes.subarray(0, ENOUGH));

const MARK = /^(?:\u00ef\u00bb\u00bf)?\s*/;
const ENCODING_DECLARED = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w-]+)["']/i;
const LIST_XML = /<(?:playerslist|fideid)\b/i;

/** By the beginning of a file: whether it is a rating list that is not zipped. */
export function recognisesList(bytes: Uint8Array): boolean {
  const text = headText(bytes).replace(MARK, '');
  return text.startsWith('<') ? LIST_XML.test(text) : HEADING_LINE.test(text);
}

/** A list, plain or zipped, to which the reader pushes its bytes. */
interface Source {
  readonly head: FideListHead | undefined;
  push(bytes: Uint8Array): void;
  end(): void;
}

type Give = (player: FideListPlayer) => void;

/** One list, pushed in pieces; `take` returns what was read since the last call. */
export class ListReader {
  readonly #options: ListOptions;
  readonly #limits: Limits;
  readonly #notes: ListNotes = listNotes();
  #players: FideListPlayer[] = [];
  #held: Uint8Array = NOTHING;
  #source: Source | undefined;

  constructor(options: ListOptions = {}) {
    this.#options = options;
    this.#limits = options.limits ?? LIMITS;
  }

  /** Which form the list has, once it is known. */
  get head(): FideListHead | undefined {
    return this.#source?.head;
  }

  push(bytes: Uint8Array): void {
    if (this.#source !== undefined) {
      this.#source.push(bytes);
      return;
    }
    this.#held = joined(this.#held, bytes);
    if (this.#held.length >= ENOUGH) this.#begin().push(this.#held);
  }

  end(): void {
    if (this.#source === undefined) this.#begin().push(this.#held);
    this.#source?.end();
    this.#notes.close();
  }

  take(): ListBatch {
    const players = this.#players;
    this.#players = [];
    return { players, findings: this.#notes.take() };
  }

  #begin(): Source {
    const plain = (beginning: Uint8Array, name?: string): Source => {
      const control = this.#options.control ?? (name === undefined ? undefined : controlOfName(name));
      const options = control === undefined ? this.#options : { ...this.#options, control };
      return plainList(beginning, options, this.#limits, this.#notes, (player) => this.#players.push(player));
    };
    this.#source = isZip(this.#held) ? new ZippedList(this.#limits, this.#notes, plain) : plain(this.#held);
    return this.#source;
  }
}

/** One or the other, by its beginning; a file that is neither is reported and skipped. */
function plainList(
  beginning: Uint8Array,
  { encoding, control }: ListOptions,
  limits: Limits,
  notes: ListNotes,
  give: Give,
): Source {
  const text = headText(beginning).replace(MARK, '');
  const players = new ListPlayerReader(notes, give, control);
  if (text.startsWith('<')) {
    const stream = new TextStream(encoding ?? declaredEncoding(text));
    return new PlainList('xml', stream, notes, players, new XmlList(players, notes, limits));
  }
  if (HEADING_LINE.test(text)) {
    return new PlainList('text', new TextStream(encoding), notes, players, new TextList(players, notes, limits));
  }
  if (text === '') notes.say('list.empty', 'refuse', undefined, {});
  else notes.say('list.unknown-form', 'refuse', { line: 1, column: 1 }, { seen: shortText(firstLine(text)) });
  return NO_LIST;
}

const NO_LIST: Source = { head: undefined, push: () => undefined, end: () => undefined };

/** XML is in UTF-8, unless it says otherwise. */
function declaredEncoding(text: string): Encoding {
  const declared = ENCODING_DECLARED.exec(text)?.[1]?.toLowerCase();
  return ENCODINGS.find((encoding) => encoding === declared) ?? 'utf-8';
}

/** The visible part of a line that is not a heading. */
const firstLine = (text: string): string => (text.split(/[\r\n]/, 1)[0] as string).replaceAll(/\p{Cc}/gu, '\ufffd');

class PlainList implements Source {
  readonly #form: 'text' | 'xml';
  readonly #stream: TextStream;
  readonly #notes: ListNotes;
  readonly #players: ListPlayerReader;
  readonly #list: XmlList | TextList;

  constructor(
    form: 'text' | 'xml',
    stream: TextStream,
    notes: ListNotes,
    players: ListPlayerReader,
    list: XmlList | TextList,
  ) {
    this.#form = form;
    this.#stream = stream;
    this.#notes = notes;
    this.#players = players;
    this.#list = list;
  }

  get head(): FideListHead {
    const { month } = this.#list;
    const { ratings } = this.#players;
    return {
      form: this.#form,
      ...(month === undefined ? {} : { month }),
      ...(ratings === undefined ? {} : { ratings }),
    };
  }

  push(bytes: Uint8Array): void {
    this.#list.push(this.#stream.push(bytes));
  }

  end(): void {
    this.#list.push(this.#stream.end());
    this.#list.end();
    if (!this.#players.hasPlayers && !this.#notes.isRefused) {
      this.#notes.say('list.no-players', 'refuse', undefined, {});
    }
    for (const finding of this.#stream.findings()) this.#notes.pass(finding);
  }
}

/** The first list in an archive; what else is in it is named and passed over. */
class ZippedList implements Source {
  readonly #notes: ListNotes;
  readonly #plain: (beginning: Uint8Array, name: string) => Source;
  readonly #zip: ZipReader;
  #held: Uint8Array | undefined;
  /** The receiver of the present entry's bytes. */
  #open: Source | undefined;
  #list: Source | undefined;

  constructor(limits: Limits, notes: ListNotes, plain: (beginning: Uint8Array, name: string) => Source) {
    this.#notes = notes;
    this.#plain = plain;
    this.#zip = new ZipReader(limits, {
      entry: (name) => this.#entered(name),
      data: (bytes) => this.#came(bytes),
      end: (name) => this.#left(name),
      finding: (finding) => notes.pass(finding),
    });
  }

  get head(): FideListHead | undefined {
    return this.#list?.head;
  }

  push(bytes: Uint8Array): void {
    this.#zip.push(bytes);
  }

  end(): void {
    this.#zip.end();
    if (this.#list === undefined && !this.#notes.isRefused) {
      this.#notes.say('list.no-list-in-archive', 'refuse', undefined, {});
    }
  }

  #entered(name: string): void {
    this.#held = NOTHING;
    this.#open = undefined;
    this.#notes.file = name;
  }

  #came(bytes: Uint8Array): void {
    if (this.#open !== undefined) {
      this.#open.push(bytes);
      return;
    }
    this.#held = joined(this.#held as Uint8Array, bytes.slice());
    if (this.#held.length >= ENOUGH) this.#begin(this.#held);
  }

  #begin(beginning: Uint8Array): void {
    const isFirst = this.#list === undefined && recognisesList(beginning);
    if (isFirst) this.#list = this.#plain(beginning, this.#notes.file as string);
    this.#open = isFirst ? (this.#list as Source) : NO_LIST;
    this.#open.push(beginning);
  }

  #left(name: string): void {
    if (this.#open === undefined) this.#begin(this.#held as Uint8Array);
    if (this.#open === NO_LIST) this.#notes.say('list.entry-skipped', 'note', undefined, { entry: name });
    this.#open?.end();
    this.#notes.file = undefined;
  }
}
