import { isDeepStrictEqual } from 'node:util';
import type { Finding } from '../../core/finding.ts';
import { type Chance, type FuzzTarget, law, randomPieces, samplesIn } from '../fuzz.fixture.ts';
import { LIMITS } from '../limits.ts';
import { type ListBatch, ListReader } from './read.ts';
import { PLAYER_ELEMENTS, type FideListPlayer } from './records.ts';

const FOLDER = 'src/formats/fide-list/samples';
const SHORT_LINES = { ...LIMITS, lineBytes: 400 };
const RATING = 4000;
/** Of each weight a thousand, and the closing count. */
export const MOST_OF_LIST = 3001;

function isPossible({ fideId, standard, birthYear }: FideListPlayer): boolean {
  const { rating = 1 } = standard ?? {};
  return Number(fideId) > 0 && rating > 0 && rating <= RATING && /^\d{4}$/.test(String(birthYear ?? 1900));
}

function batchOf(parts: Iterable<Uint8Array>, limits = LIMITS): ListBatch {
  const reader = new ListReader({ limits });
  for (const part of parts) reader.push(part);
  reader.end();
  return reader.take();
}

/** Of text outside the list the XML reader tells where what it was given ends. */
const alike = ({ players, findings }: ListBatch): unknown => [
  players,
  findings.map((finding) => (finding.facts['problem'] === 'outside-root' ? finding.code : finding)),
];

/** Never a player that nobody could be, and alike in one piece and in many. */
export function readListFuzz(bytes: Uint8Array, chance: Chance): readonly Finding[] {
  const limits = chance(4) === 0 ? SHORT_LINES : LIMITS;
  const many = batchOf(randomPieces(bytes, chance(2) === 0 ? 60 : 2000, chance), limits);
  law(many.players.every(isPossible), 'every player has an ID, a rating and a year that one can have');
  // the encoding is guessed from the first piece that has more than ASCII
  if (limits === LIMITS && bytes.every((byte) => byte < 0x80)) {
    law(isDeepStrictEqual(alike(many), alike(batchOf([bytes]))), 'a list reads alike in one piece and in many');
  }
  return many.findings;
}

export const LIST_TEXT_FUZZ: FuzzTarget = {
  name: 'fide-txt',
  files: samplesIn(FOLDER, /\.txt$/),
  words: ['ID Number', 'SRtng', 'OCT26', '   ', '2400', 'SI,FI,LSI,SLI,NA', '\r\n', ' M  GM ', '-', '0', ' i  ', '\0'],
  most: MOST_OF_LIST,
  read: readListFuzz,
};

export const LIST_XML_FUZZ: FuzzTarget = {
  name: 'fide-xml',
  files: samplesIn(FOLDER, /\.xml$/),
  words: [
    PLAYER_ELEMENTS.map((element) => `<${element}>`),
    ['<player>', '</player>', '<player', '<!--', '-->', '<![CDATA[', ']]>', '&amp;', '&x', '&#0;', '<?', '<!DOCTYPE'],
    ['<!ENTITY a "b">', '/>', '</', '2400', 'SI,FI,LSI,SLI,NA', '\r\n'],
  ].flat(),
  most: MOST_OF_LIST,
  read: readListFuzz,
};
