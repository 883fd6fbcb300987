/** The elements of an OpenGotha file in their order, streamed through the parser; any other file is refused. */
import { SaxesParser } from 'saxes';
import type { Place } from '../../core/finding.ts';
import type { Notes } from '../../core/notes.ts';
import type { OpenGothaFindings } from './findings.ts';
import { isPlainDoctype } from '../doctype.ts';
import { DEEPEST, TOURNAMENT_ELEMENTS, type ElementPath, MOST_ATTRIBUTES, TOURNAMENT_ROOT } from './records.ts';

export interface XmlElement {
  readonly attributes: Readonly<Record<string, string>>;
  /** Its position. */
  readonly at: Place;
  /** From the opening to the closing bracket. */
  readonly text: string;
}

/** Small enough to stop soon after a fault. */
const CHUNK = 16 * 1024;

/** Longer than any name that is read. The path is put together for every element: one of a million letters would be slow. */
const LONGEST_NAME = 60;

/** Longer than any that names a definition. */
const LONGEST_TYPE = 1000;

const isKnown = (path: string): path is ElementPath => Object.hasOwn(TOURNAMENT_ELEMENTS, path);

/**
 * Calls `each` for every element that is read. False if the text is not well-formed, declares a document type with content (which
 * may be entities), or is nested beyond reason: there reading stops. A type that only names its definition is ignored; the
 * definition is never requested.
 */
export function readElements(
  text: string,
  notes: Notes<OpenGothaFindings>,
  each: (path: ElementPath, element: XmlElement) => void,
): boolean {
  const parser = new SaxesParser({ position: false });
  const places = new Cursor(text);
  const path: string[] = [];
  let [isStopped, opensAt, attributes] = [false, 0, 0];
  const stop = <Code extends keyof OpenGothaFindings>(
    code: Code,
    offset: number,
    facts: OpenGothaFindings[Code],
  ): void => {
    if (!isStopped) notes.say(code, 'refuse', places.at(Math.min(offset, text.length)), facts);
    isStopped = true;
  };
  // a long document type would be collected as a whole before the parser reports it
  if (!hasPlainType(text)) stop('opengotha.doctype', text.indexOf('<!DOCTYPE'), {});
  parser.on('error', ({ message }) => stop('opengotha.not-xml', parser.position - 1, { problem: message }));
  parser.on('doctype', (declared) => {
    if (!isPlainDoctype(declared)) stop('opengotha.doctype', text.indexOf('<!DOCTYPE'), {});
  });
  parser.on('opentagstart', ({ name }) => {
    opensAt = text.lastIndexOf('<', parser.position - 1);
    attributes = 0;
    if (path.length === 0 && name !== TOURNAMENT_ROOT)
      stop('opengotha.wrong-root', opensAt, { element: name.slice(0, 60) });
    path.push(name.slice(0, LONGEST_NAME));
    if (path.length > DEEPEST) stop('opengotha.too-deep', opensAt, { limit: DEEPEST });
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes <= MOST_ATTRIBUTES) return;
    const element = path[path.length - 1] as string;
    stop('opengotha.too-many-attributes', opensAt, { element, limit: MOST_ATTRIBUTES });
  });
  parser.on('opentag', (tag) => {
    const where = path.slice(1).join('/');
    if (isStopped || !isKnown(where)) return;
    each(where, {
      attributes: tag.attributes as Record<string, string>,
      at: places.at(opensAt),
      text: text.slice(opensAt, parser.position),
    });
  });
  parser.on('closetag', () => void path.pop());
  for (let from = 0; from < text.length && !isStopped; from += CHUNK) parser.write(text.slice(from, from + CHUNK));
  if (!isStopped) parser.close();
  return !isStopped;
}

const DOCTYPE = '<!DOCTYPE';

/** Whether before the first element and outside comments there is no document type, or one without declarations of its own. */
function hasPlainType(text: string): boolean {
  const first = text.search(/<[A-Za-z_]/);
  const end = first === -1 ? text.length : first;
  for (let at = text.indexOf('<!'); at !== -1 && at < end; at = text.indexOf('<!', at)) {
    if (text.startsWith(DOCTYPE, at)) {
      const from = at + DOCTYPE.length;
      const close = text.indexOf('>', from);
      return close < from + LONGEST_TYPE && isPlainDoctype(text.slice(from, close));
    }
    // a comment that never ends has nothing after it
    const close = text.startsWith('<!--', at) ? text.indexOf('-->', at + 4) : at;
    if (close === -1) return true;
    at = close + 2;
  }
  return true;
}

/** Line and column of an attribute; of the element where it is missing. */
export function attributePlace({ at, text }: XmlElement, attribute: string): Place {
  const match = new RegExp(`\\s(?=${attribute}\\s*=)`).exec(text);
  if (match === null) return at;
  const { line, column } = new Cursor(text).at(match.index + 1) as { line: number; column: number };
  const above = at as { line: number; column: number };
  return { line: above.line + line - 1, column: line === 1 ? above.column + column - 1 : column };
}

/** Lines and columns of offsets, requested from front to back. A column is a character, also one outside the basic plane. */
class Cursor {
  readonly #text: string;
  #offset = 0;
  #line = 1;
  #column = 1;

  constructor(text: string) {
    this.#text = text;
  }

  at(offset: number): Place {
    for (; this.#offset < offset; this.#offset += 1) {
      const code = this.#text.charCodeAt(this.#offset);
      if (code === 10 || (code === 13 && this.#text.charCodeAt(this.#offset + 1) !== 10)) {
        this.#line += 1;
        this.#column = 1;
      } else if ((code & 0xfc00) !== 0xd800) this.#column += 1;
    }
    return { line: this.#line, column: this.#column };
  }
}
