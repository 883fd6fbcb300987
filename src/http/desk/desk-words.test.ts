/** What a finding says to do next is said in the desk's words. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EVERY, TESTED } from '../../content/every-language.fixture.ts';
import { siteIn } from '../../web/site.ts';
import { inDeskWords } from './desk-words.ts';

const SAMPLES = new URL('../../content/samples/', import.meta.url);

describe.each(TESTED)('findings at the desk in %s', (language) => {
  const site = siteIn(language, EVERY[language], { office: 'Office', base: '', assets: {}, pools: [] });
  const told = readdirSync(SAMPLES)
    .filter((name) => name.endsWith(`.${language}.txt`))
    .flatMap((name) => readFileSync(new URL(name, SAMPLES), 'utf8').split('\n'));

  test('name acts, pages and fields, and no command but those of whoever runs the machine', () => {
    expect(told.length).toBeGreaterThan(500);
    const left = told
      .map((line) => inDeskWords(line, site))
      .filter(
        (line) => /--[a-z]/.test(line) || /elobook (?!keys |log sign|verify|office |site|rerate )[a-z]/.test(line),
      );
    expect(left.filter((line) => !line.includes('elobook rerate'))).toEqual([]);
  });
});

test('a command becomes the act that does the same, with what is said beside it', () => {
  const site = siteIn('en', EVERY.en, { office: 'Office', base: '', assets: {}, pools: [] });
  const told = (sentence: string): string => inDeskWords(sentence, site);
  expect(told('“events accept e17” accepts it.')).toBe('“Accepts an event” accepts it.');
  expect(told('Say so: “events accept … --although before-pool”.')).toBe(
    'Say so: “Accepts an event (the event is older than the pool)”.',
  );
  expect(told('“elobook jobs show j4” tells it.')).toBe('“Jobs” tells it.');
  expect(told('It is right: --although names, with --ground.')).toBe(
    'It is right: “a name looks doubtful, and is right as it stands”, with “Ground”.',
  );
  expect(told('Shown first: events correct e17 FILE --ground TEXT.')).toBe(
    'Shown first: “Corrects an event (Ground)”.',
  );
  expect(told('Name it with “--pool”, say “players import --undo i2”, run “elobook verify”.')).toBe(
    'Name it with “Pool”, say “Takes an import back”, run “elobook verify”.',
  );
  expect(told('Bring the list in (players import), or answer “taken”.')).toBe(
    'Bring the list in (“Imports a list of players”), or answer “Take the rating of the report”.',
  );
  expect(told('“events answer e7 2 taken” takes it, “events answer e7 --all taken” all of them.')).toBe(
    '“Take the rating of the report” takes it, “Take all ratings of the report” all of them.',
  );
  expect(told('“River Open” and “e17” stay.')).toBe('“River Open” and “e17” stay.');
});
