/**
 * The house: rooms of the source, arrows between them, and circles. `npm run house` prints them and writes docs/house.svg;
 * `-- --lines` counts lines and blocks that stand there more than once; `-- --check` changes nothing and fails where there
 * is a circle or the picture is an old one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { circlesOfFiles, circlesOfRooms, floorsOf, graph } from './house/graph.mjs';
import { drawing } from './house/drawing.mjs';
import { linesByRoom, repeatedBlocks } from './house/lines.mjs';

const PICTURE = new URL('../docs/house.svg', import.meta.url);
const say = (text = '') => process.stdout.write(`${text}\n`);
const options = new Set(process.argv.slice(2));

if (options.has('--lines')) lines();
else house();

function lines() {
  const { rooms, content, source } = linesByRoom();
  for (const [room, count] of [...rooms].sort()) say(`${String(count).padStart(7)}  ${room}`);
  say(`${String(source).padStart(7)}  lines of source that are not blank, without tests and content`);
  say(`${String(content).padStart(7)}  lines of content`);
  const blocks = repeatedBlocks();
  const most = options.has('--all') ? blocks.length : 12;
  say(
    `${String(blocks.length).padStart(7)}  blocks of six lines or more that stand there more than once${blocks.length > most ? '; the longest (--all: every one):' : ':'}`,
  );
  for (const { lines: count, places } of blocks.slice(0, most))
    say(`${String(count).padStart(11)}  ${places.join('  ')}`);
}

function house() {
  const { files, rooms } = graph();
  const floors = floorsOf(rooms);
  for (const [room, floor] of [...floors].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))) {
    const arrows = [...rooms.get(room)]
      .sort()
      .map(([to, { values, types }]) => `${to} ${values}${types > 0 ? `+${types}t` : ''}`);
    say(`${String(floor).padStart(2)}  ${room.padEnd(18)} ${arrows.length === 0 ? '–' : `→ ${arrows.join(', ')}`}`);
  }
  const [ofRooms, ofFiles] = [circlesOfRooms(rooms), circlesOfFiles(files)];
  say();
  say(`${rooms.size} rooms, ${files.size} files; circles of rooms: ${ofRooms.length}, of files: ${ofFiles.length}`);
  for (const group of ofRooms) say(`  rooms: ${group.join(', ')}`);
  for (const group of ofFiles) say(`  files: ${group.join(', ')}`);
  const picture = drawing(rooms, floors);
  if (!options.has('--check')) return writeFileSync(PICTURE, picture);
  const isOld = readFileSync(PICTURE, 'utf8') !== picture;
  if (isOld) say('docs/house.svg is an old one: npm run house draws it anew');
  if (isOld || ofRooms.length + ofFiles.length > 0) process.exitCode = 1;
}
