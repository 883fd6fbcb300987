/**
 * Names and numbers of everybody in small files, so that a page can search without a server: each file has all words
 * with the same first letters.
 */
import { contentIn } from '../../content/languages.ts';
import { shortName } from '../../explain/person-name.ts';
import { foundPlayers } from '../../reading/public/search.ts';
import type { PublicOffice } from '../../reading/public/public-office.ts';
import { LOOKED_THROUGH, publicEvents } from '../../reading/public/events.ts';
import { allClubs } from '../../reading/public/search-clubs.ts';
import { type IndexRow, partOf, wordsFile, wordsIn, wordsPartOf } from '../../engine/name-parts.ts';
import type { PlacedFile } from './placed-file.ts';

const BATCH = 1000;

export async function* searchFiles(publicOffice: PublicOffice): AsyncIterable<PlacedFile> {
  const parts = new Map<string, string[]>();
  const names = new Map<string, Set<string>>();
  for await (const { words, row } of rowsOf(publicOffice)) {
    const text = JSON.stringify(row);
    for (const word of words) {
      const letter = /\d/.test(word) ? undefined : wordsPartOf(word);
      if (letter !== undefined) names.set(letter, (names.get(letter) ?? new Set()).add(word));
    }
    for (const part of new Set(words.map(partOf))) {
      const rows = parts.get(part);
      if (rows === undefined) parts.set(part, [text]);
      else rows.push(text);
    }
  }
  for (const [part, rows] of parts) {
    yield { place: `search-index/${part}.json`, bytes: Buffer.from(`[${rows.join(',\n')}]\n`) };
  }
  // words by which nobody is found, except by a typing error
  for (const [letter, words] of names) yield indexFile(wordsFile(letter), [...words].sort());
  yield indexFile('clubs', await allClubs(publicOffice));
  // as many as a server searches
  const found = await publicOffice.look((desk) => publicEvents(desk, { limit: LOOKED_THROUGH }));
  yield indexFile('events', found?.events ?? []);
}

const indexFile = (name: string, rows: readonly unknown[]): PlacedFile => ({
  place: `search-index/${name}.json`,
  bytes: Buffer.from(`[${rows.map((row) => JSON.stringify(row)).join(',\n')}]\n`),
});

interface Indexed {
  readonly words: readonly string[];
  readonly row: IndexRow;
}

async function* rowsOf(publicOffice: PublicOffice): AsyncIterable<Indexed> {
  // persons registered in another alphabet are also found by the letters of the pages
  const letters = [(await contentIn('en')).personNames, (await contentIn('ru')).personNames];
  const people = await publicOffice.blocks.people();
  for (let from = 1; from <= people.last; from += BATCH) {
    const persons = Array.from({ length: Math.min(BATCH, people.last + 1 - from) }, (_, at) => from + at);
    const own = persons.filter((person) => people.leadOn(person) === person);
    for (const { id, name, title, federation, birthYear, ratings, numbers } of await foundPlayers(publicOffice, own)) {
      const known = Object.values(numbers ?? {}).map(String);
      const others = new Set(
        letters.map((each) => shortName(name, each)).filter((each) => isInOtherLetters(each, name)),
      );
      const words = new Set([name, ...others].flatMap(wordsIn));
      const shown = ratings.map(({ pool, rating, unsettled }): IndexRow[5][number] =>
        unsettled === true ? [pool, rating, 1] : [pool, rating],
      );
      const row: IndexRow = [
        id,
        name,
        title ?? '',
        federation ?? '',
        birthYear ?? 0,
        shown,
        known,
        [...others].join(' '),
      ];
      yield { words: [...words, ...known, id], row };
    }
  }
}

/** Whether a name has words that the other has not. */
const isInOtherLetters = (name: string, other: string): boolean =>
  wordsIn(name).some((word) => !wordsIn(other).includes(word));
