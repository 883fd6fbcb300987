/** `elobook players clubs [CLUB]`: the clubs of the registry, and who plays for one, with licences and the strength order. */
import type { ClubWords } from '../../content/en/commands/clubs.ts';
import type { RegistryWords } from '../../content/en/commands/registry.ts';
import type { ClubPlayer } from '../../desk/registry/clubs.ts';
import type { Say } from '../../explain/language.ts';
import type { ActionInput } from '../actions.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { optionText } from '../given.ts';
import { contentOf } from '../options.ts';
import { tableLines } from '../table.ts';

export async function showClubs({ office, at, args, options, say }: ActionInput<RegistryWords>): Promise<ExitCode> {
  const { listClubs, showClub } = await import('../../desk/registry/clubs.ts');
  const words = (await contentOf(options)).commands.clubs;
  const [club, ...more] = args;
  if (more.length > 0) throw new UsageError((words) => words.players.clubs);
  if (club === undefined) {
    const clubs = await listClubs(office);
    return at.print({ value: clubs, findings: [] }, () =>
      clubs.length === 0
        ? [words.none]
        : tableLines(
            [words.club, words.members, words.guests, words.ordered],
            clubs.map((each) => [each.club, ...[each.members, each.guests, each.ordered].map(String)]),
          ),
    );
  }
  const year = optionText(options, 'year');
  if (year !== undefined && !/^\d{4}$/.test(year)) throw new UsageError((words) => words.players.year);
  const outcome = await showClub(office, club, year === undefined ? {} : { year });
  return at.print(outcome, ({ players, ...sheet }) =>
    tableLines(
      [words.player, words.place, words.komir, words.fide, words.rating, `${words.licence} ${sheet.year}`, words.role],
      players.map((player) => rowOf(player, words, say)),
    ),
  );
}

const rowOf = (player: ClubPlayer, words: ClubWords, say: Say): readonly string[] => {
  const { player: id, name, place, numbers, rating, licence, isGuest, otherClub } = player;
  return [
    `${id} ${name}`,
    place?.toString() ?? '',
    numbers.komir ?? '',
    numbers.fide ?? '',
    rating?.toString() ?? '–',
    licence ?? words.noLicence,
    isGuest
      ? words.guest(otherClub, say)
      : otherClub === undefined
        ? words.member
        : words.guestElsewhere(otherClub, say),
  ];
};
