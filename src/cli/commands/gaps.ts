/** `elobook gaps`: what is missing, and how many rating points depend on it. */
import type { GapInWords } from '../../explain/gap-words.ts';
import type { GapWords } from '../../content/en/commands/gaps.ts';
import { type Say, speak } from '../../explain/language.ts';
import type { Gaps } from '../../reading/analysis/gaps.ts';
import type { ExitCode } from '../exit.ts';
import { readingOffice } from '../office.ts';
import { optionText } from '../given.ts';
import { isOptionOn, contentOf } from '../options.ts';

const SHOWN = 40;

export async function gapsCommand(options: object): Promise<ExitCode> {
  const pool = optionText(options, 'pool');
  const language = await contentOf(options);
  const words = language.commands.gaps;
  const shown = isOptionOn(options, 'all') ? Number.POSITIVE_INFINITY : SHOWN;
  return readingOffice(options, 'office.show', async (office, { print }) => {
    const { gaps } = await import('../../reading/analysis/gaps.ts');
    return print(await gaps(office, pool), (found) =>
      gapLines(
        found,
        words,
        speak(language, (id) => named(found, id)),
        shown,
      ),
    );
  });
}

function named({ names }: Gaps, id: string): string {
  const name = names[id];
  return name === undefined ? id : `${id} ${name}`;
}

function gapLines({ gaps }: Gaps, words: GapWords, say: Say, shown: number): readonly string[] {
  if (gaps.length === 0) return [words.none];
  const { columns } = words;
  const points = gaps.reduce((sum, each) => sum + (each.points ?? 0), 0);
  return [
    `${columns.points.padStart(8)}  ${columns.players.padStart(7)}  ${columns.what}`,
    ...gaps.slice(0, shown).map(({ pool, told, points: hanging, players }) => {
      const phrase = words.gaps[told.gap] as (gap: GapInWords, say: Say) => string;
      const number = hanging === null ? '?' : say.number(hanging);
      return `${number.padStart(8)}  ${String(players).padStart(7)}  ${pool}: ${phrase(told, say)}`;
    }),
    ...(gaps.length > shown ? [words.more(gaps.length - shown, say)] : []),
    '',
    words.total(gaps.length, points, say),
  ];
}
