/** How much source there is, and how much of it stands there more than once. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { roomOf, SRC, sourceFiles } from './graph.mjs';

/** Sentences that people read, by language: what a translator would be given. */
const isContent = (file) => file.startsWith('content/');

const linesOf = (file) => readFileSync(join(SRC, file), 'utf8').split('\n');
const isBlank = (line) => line.trim() === '';

/** Lines that are not blank, by room, without tests and without content. */
export function linesByRoom() {
  const rooms = new Map();
  let content = 0;
  for (const file of sourceFiles()) {
    const count = linesOf(file).filter((line) => !isBlank(line)).length;
    if (isContent(file)) content += count;
    else rooms.set(roomOf(file), (rooms.get(roomOf(file)) ?? 0) + count);
  }
  return { rooms, content, source: [...rooms.values()].reduce((sum, each) => sum + each, 0) };
}

/** As many lines in a row make a block. */
const BLOCK = 6;
/** Of lines without a letter (`});`) and of imports nothing follows. */
const says = (line) =>
  /[\p{L}\d]/u.test(line) && !/^(?:import|export) .* from '|^} from '|^(?:type )?[A-Za-z_$]+,$/.test(line);

/** Blocks of six lines or more that stand in another place too: the places of each, longest first. */
export function repeatedBlocks() {
  const files = sourceFiles()
    .filter((file) => !isContent(file))
    .map((file) => ({
      file,
      lines: linesOf(file).flatMap((text, at) => (says(text.trim()) ? [{ text: text.trim(), at: at + 1 }] : [])),
    }));
  const seen = new Map();
  for (const [nth, { lines }] of files.entries()) {
    for (let at = 0; at + BLOCK <= lines.length; at += 1) {
      const key = lines
        .slice(at, at + BLOCK)
        .map(({ text }) => text)
        .join('\n');
      const places = seen.get(key);
      if (places === undefined) seen.set(key, [{ nth, at }]);
      else places.push({ nth, at });
    }
  }
  const taken = new Set();
  const blocks = [];
  for (const places of seen.values()) {
    if (places.length < 2 || places.some(({ nth, at }) => taken.has(`${nth} ${at}`))) continue;
    let length = BLOCK;
    const textAt = ({ nth, at }, further) => files[nth].lines[at + further]?.text;
    while (
      places.every(
        (place) => textAt(place, length) !== undefined && textAt(place, length) === textAt(places[0], length),
      )
    )
      length += 1;
    for (const { nth, at } of places) for (let on = 0; on <= length - BLOCK; on += 1) taken.add(`${nth} ${at + on}`);
    blocks.push({
      lines: length,
      places: places.map(({ nth, at }) => `${files[nth].file}:${files[nth].lines[at].at}`),
    });
  }
  return blocks.sort((a, b) => b.lines - a.lines);
}
