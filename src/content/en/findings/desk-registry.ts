/** Office, pools, federations and players, in English. */
import type { ListedPlayers, PlayerField, RegistryFindings } from '../../../explain/desk-findings/registry.ts';
import { doubtsIn, isNever } from './doubts.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';

const NUMBERS: Readonly<Record<RegistryFindings['player.number-unknown']['number'], string>> = {
  fide: 'FIDE number',
  komir: 'KOMIR number',
  orr: 'ORR number',
  pin: 'Go PIN',
};

const FIELDS: Readonly<Record<PlayerField, string>> = {
  ...NUMBERS,
  name: 'name',
  birth: 'birth',
  sex: 'sex',
  federation: 'federation',
  title: 'title',
  titles: 'further titles',
  club: 'club',
  guestClub: 'guest club',
  strengthOrder: 'place in the strength order',
  licences: 'licences',
  deceased: 'day of death',
  blocked: 'notice against listing',
  exempt: 'exemption',
  private: 'wish not to be found by search engines',
};

const isNumber = (field: PlayerField): boolean => Object.hasOwn(NUMBERS, field);

/** Players of a list by their places in it, with what is on either side. */
function whose({ rows, players, seen, count }: ListedPlayers, say: Say): string {
  const none = '–';
  const one = (row: number, place: number): string => {
    const at = seen[place] ?? { here: null, list: null };
    const both =
      at.here === null && at.list === null ? '' : `: ${at.here ?? none} here, ${at.list ?? none} in the list`;
    return `player ${say.number(row)} of the list (${say.player(players[place] as string)}${both})`;
  };
  return `${say.list(rows.map(one))}${count > rows.length ? ', …' : ''}`;
}

/** What may be written there. */
const FORMS: Readonly<Partial<Record<PlayerField, string>>> = {
  birth: 'a day such as 2001-05-30, or the year alone',
  sex: 'm or f',
  federation: 'three capital letters, in Go also two',
  fide: 'up to ten digits',
  komir: 'up to five digits',
  orr: 'up to ten digits',
  pin: 'eight digits',
  strengthOrder: 'a club and a whole number from 1',
  licences: 'a club for a year of four digits',
  titles: 'titles, a national one with its year before 1990',
  deceased: 'a day such as 2024-05-30',
  private: 'a day such as 2024-05-30',
};

export const REGISTRY_FINDINGS: FindingPhrases<RegistryFindings> = {
  'office.no-author': () => 'Who makes the change? Give a name with --as or in ELOBOOK_AUTHOR.',
  'office.public-role': () =>
    'The role of a public server sees only a part of the office; verify it with the one that owns the tables.',
  'office.not-open': () => 'The office is not open yet; “elobook office init” opens it.',
  'office.open-already': ({ name }) => `The office “${name}” is open already, and an office is opened only once.`,
  'office.name-missing': () => 'An office needs a name (--name).',
  'office.time-zone': ({ timeZone }) => `“${timeZone}” is not a time zone; write it as in Europe/Budapest.`,
  'office.not-new': ({ name }) =>
    `Name and time zone are chosen before the first list and the first report; “${name}” has some already, and its signatures have that name. Names in other languages can still be given.`,
  'office.unchanged': () => 'The office stands so already; nothing was changed.',

  'pool.unknown': ({ pool }) => `The office has no pool “${pool}”; “pools show” has those that there are.`,
  'pool.exists': ({ pool }) => `The office has a pool “${pool}” already.`,
  'pool.closed': ({ pool, after }, say) =>
    `The pool “${pool}” is closed: ${after.length === 7 ? `its last list is that of ${say.month(after)}` : `its last day was ${say.date(after)}`}. “pools reopen ${pool}” opens it again.`,
  'pool.closes-early': ({ pool, after, last }, say) =>
    `The pool “${pool}” cannot end ${after.length === 7 ? `with ${say.month(after)}: its list of ${say.month(last)} is out` : `on ${say.date(after)}: its list of ${say.date(last)} is out`}.`,
  'pool.no-last-list': ({ pool }) =>
    `The pool “${pool}” has no list yet; say with --after after which one it is closed.`,
  'pool.events-wait': ({ pool, events, count }, say) =>
    `The pool “${pool}” cannot be closed while ${say.count(count, 'event waits', 'events wait')} for it: ${events.join(', ')}${count > events.length ? ' …' : ''}. Publish, refuse or withdraw them, or close it after a later list.`,
  'pool.id': ({ pool }) =>
    `“${pool}” cannot name a pool: small letters, digits and hyphens, a letter first, 32 characters at most.`,
  'pool.name-missing': () => 'A pool needs a name.',
  'pool.family': ({ seen, expected }, say) =>
    `“${seen}” is not a family of rulebooks; there are ${say.list([...expected])}.`,
  'pool.calendar': ({ family, seen, expected }, say) =>
    `A pool of the family ${family} cannot have the calendar “${seen}”, only ${say.list([...expected])}.`,
  'pool.from-month': ({ seen }) => `Lists of this pool are of a month, written as 2024-01, not “${seen}”.`,
  'pool.from-day': ({ seen }) => `This pool rates at once and takes a day, written as 2024-01-31, not “${seen}”.`,
  'pool.one-rating': ({ pool, family }) =>
    `Whose ratings reports give is asked of pools of orr only; ${pool} is one of ${family}.`,
  'pool.report-ratings': ({ seen, expected }, say) =>
    `Reports give the ratings of ${say.list([...expected])}, not of “${seen}”: --report-ratings fide for FIDE’s, own for those of the pool.`,
  'pool.reading-unknown': ({ seen, family, control, expected }, say) =>
    `No open clause of the ${control} ratings of ${family} has a setting “${seen}”${expected.length === 0 ? '; there is nothing to choose' : `; there is ${say.list([...expected])}`}.`,
  'pool.reading-value': ({ reading, seen, expected }, say) =>
    `The setting ${reading} cannot be “${seen}”; possible are ${say.list([...expected])}: --reading ${reading}=${expected[0]?.split(' ')[0]}.`,
  'pool.readings-ahead': ({ pool, list }, say) =>
    `This holds for lists of the pool ${pool} to come; the list of ${say.date(list)} and those before it stay as they were made. “elobook rerate --from DAY --reading …” shows what they would have been.`,
  'pool.unchanged': ({ pool }) => `The pool ${pool} is so already; nothing was changed.`,
  'pool.from-far': ({ seen, today }, say) =>
    `A pool that begins on ${seen} would begin more than a year from now (today is ${say.date(today)}), and a pool cannot be taken back; open it when the time has come.`,
  'pool.no-edition': ({ family, date }, say) => `No edition of ${family} is in force on ${say.date(date)}.`,
  'pool.control': ({ seen, expected }, say) =>
    `“${seen}” is not a time control of a pool; possible are ${say.list([...expected])}.`,
  'pool.no-control': ({ family, control, from, date }, say) =>
    from === null
      ? `The family ${family} has no ${control} ratings.`
      : `Elobook has the rules for ${control} ratings of ${family} from ${say.date(from)} on; on ${say.date(date)} there are none yet.`,
  'pool.group': ({ seen }) => `“${seen}” is not a name of a group: it is one short word like “fide”.`,
  'pool.group-control': ({ group, control, pool }) =>
    `The group “${group}” has a pool of ${control} ratings already: “${pool}”.`,
  'pool.group-family': ({ group, family, pool }) =>
    `All pools of a group have one family; “${pool}” of the group “${group}” is one of ${family}.`,

  'federation.code': ({ seen }) => `“${seen}” is not a code of a federation: it has three capital letters.`,
  'federation.status': ({ seen, expected }, say) =>
    `“${seen}” is not a status of a federation; there are ${say.list([...expected])}.`,
  'federation.unchanged': ({ federation }) => `${federation} stands so already; nothing was changed.`,

  'club.unknown': ({ club }) =>
    `No card names the club “${club}”, as a club or as a guest club. “elobook players clubs” lists all of them.`,
  'order.twice': ({ club, player }, say) =>
    `The order of “${club}” has ${say.player(player)} twice; everybody has one place.`,
  'order.elsewhere': ({ club, player, clubs }, say) =>
    `The player ${say.player(player)} is neither a member nor a guest of “${club}”${clubs.length === 0 ? ', and the card names no club' : `; the card names ${say.list(clubs.map((each) => `“${each}”`))}`}. A strength order has own players and guests only; set --club or --guest-club first.`,
  'order.leaves': ({ player, other, place }, say) =>
    `The player ${say.player(player)} loses place ${say.number(place)} in the order of “${other}”: a card has one place.`,
  'order.lost': ({ club, players }, say) =>
    `No longer in the order of “${club}”: ${say.list(players.map((each) => say.player(each)))}.`,
  'order.unchanged': ({ club }) => `The order of “${club}” stands so already; nothing was changed.`,
  'attachment.no-komir': ({ player }, say) =>
    `The player ${say.player(player)} has no KOMIR number, under which forms are kept; the first licence brings one.`,
  'attachment.type': ({ name }) => `“${name}” is not a PDF, PNG or JPEG file; save or scan the form as one of them.`,
  'attachment.size': ({ name, size, most }, say) =>
    `“${name}” has ${say.number(Math.ceil(size / 1024))} KB; a form has at most ${say.number(most / 1024)} KB. Scan it in grey, or with fewer dots.`,
  'attachment.many': ({ player, most }, say) =>
    `The player ${say.player(player)} has ${say.count(most, 'form', 'forms')} already, which is the most.`,
  'attachment.no-ground': () => 'A form goes for good, so say why: --ground TEXT.',
  'attachment.unknown': ({ player, entry }, say) =>
    `The player ${say.player(player)} has no form of entry ${say.number(entry)}; “elobook players forms” lists those that are there.`,

  'player.unknown': ({ asked }) =>
    `The registry has nobody with the id “${asked}”; “players find ${asked}” looks for a name.`,
  'player.none-named': ({ asked }) =>
    `Nobody’s name in the registry begins like “${asked}”; at least two letters of a surname or first name are needed.`,
  'player.more-named': ({ more }, say) =>
    `Not shown: ${say.count(more, 'more name that fits', 'more names that fit')}; write more of it to see fewer.`,
  'player.check-character': ({ asked }) =>
    `“${asked}” is nobody’s id: its check character does not fit, so a character is wrong or two are exchanged.`,
  'player.number-unknown': ({ number, asked }) => `Nobody in the registry has the ${NUMBERS[number]} ${asked}.`,
  'player.ambiguous': ({ asked, players }, say) =>
    `“${asked}” may be an id or a FIDE number (${say.list([...players])}); write fide:${asked} for the number.`,
  'player.led-on': ({ asked, player }) => `The id ${asked} leads on: it was merged into ${player}.`,
  'player.field-unknown': ({ field, expected }, say) =>
    `A card has no field “${field}”; its fields are ${say.list([...expected])}.`,
  'player.field-missing': ({ field }) => `What is missing: ${FIELDS[field]}.`,
  'player.field-unreadable': ({ field }) =>
    FORMS[field] === undefined
      ? `This cannot be read: ${FIELDS[field]}; a text is expected.`
      : `This cannot be read: ${FIELDS[field]}; expected: ${FORMS[field]}.`,
  'player.text-doubtful': ({ field, doubts }, say) =>
    `Doubtful: ${FIELDS[field]} with ${doubtsIn(doubts, say)}. ${isNever(doubts) ? 'Such a text is never entered.' : 'If it is right as it stands, say --although names.'}`,
  'player.born-later': () => 'The birth lies in the future.',
  'player.died-later': () => 'The day of death lies in the future.',
  'player.died-before-birth': () => 'The day of death lies before the birth.',
  'player.title-unknown': ({ title }) => `“${title}” is not a title that FIDE gives.`,
  'player.alike': ({ players }, say) =>
    `By this name and birth there is already ${say.list(players.map((each) => say.player(each)))}. If it is the same person, use that card, or merge the two.`,
  'player.federation-unset': ({ federation }) =>
    `The office knows no federation ${federation}; look whether it is spelled right.`,
  'player.number-taken': ({ number, value, player }, say) =>
    `The ${NUMBERS[number]} ${value} belongs to ${say.player(player)}, and two players never share one.`,
  'player.komir-stays': () => 'A KOMIR number is given once and for all; it is neither changed nor taken back.',
  'player.komir-given': ({ komir }) => `With the first licence the player got the KOMIR number ${komir}.`,
  'player.komir-passed': ({ komir }) =>
    `The KOMIR number ${komir} may have been that of somebody who was erased or removed, and no number is given twice. Leave it out, and the next free one is given with the first licence; if it is this person’s own number, “--although komir” enters it.`,
  'import.komir-passed': ({ rows, count }, say) =>
    `Of the list ${say.count(count, 'player has a KOMIR number', 'players have KOMIR numbers')} that nobody holds here and that may have been that of somebody who was erased or removed (in the order of the list: ${say.list(rows.map((row) => say.number(row)))}${count > rows.length ? ', …' : ''}); no number is given twice. If they are these players’ own numbers: --although komir; without these players: --leave-out.`,
  'import.no-group': ({ group, groups }, say) =>
    `No pool belongs to the group “${group}”.${groups.length === 0 ? ' No pool of the office belongs to a group: “pools open … --group” makes one.' : ` There are: ${say.list(groups)}.`}`,
  'import.not-combined': ({ pools }, say) =>
    `The file has one kind of ratings, and the group has several pools (${say.list(pools)}). Give the pool that they are for: “--pool”, and the time control with “--control”.`,
  'import.no-ratings-for': ({ controls }, say) =>
    `The list has no column for ${say.list(controls.map((control) => ({ standard: 'standard', rapid: 'rapid', blitz: 'blitz' })[control]))} ratings, so nothing is taken in: everybody in that pool would lose theirs. Take the whole combined list, or with “--pool” only pools whose column is there.`,
  'player.komir-exhausted': () =>
    'After the highest KOMIR number given there is no number of five digits left; name one that was never used.',
  'player.order-taken': ({ club, place, player }, say) =>
    `Place ${say.number(place)} in the strength order of “${club}” belongs to ${say.player(player)}.`,
  'player.order-elsewhere': ({ club, clubs }, say) =>
    `A place in the strength order of “${club}” is only for its own players and guests; ${clubs.length === 0 ? 'the card names no club (--club, --guest-club)' : `the card has ${say.list(clubs.map((each) => `“${each}”`))}`}.`,
  'import.order-twice': ({ club, place, rows }, say) =>
    `Place ${say.number(place)} in the strength order of “${club}” stands in the list for several players (in its order: ${say.list(rows.map(say.number))}).`,
  'import.order-elsewhere': ({ row, club, clubs }, say) =>
    `Player ${say.number(row)} of the list has a place in the strength order of “${club}” and ${clubs.length === 0 ? 'no club' : `plays for ${say.list(clubs.map((each) => `“${each}”`))}`}; an order is only for a club’s own players and guests.`,
  'import.order-taken': ({ row, club, place, player }, say) =>
    `Player ${say.number(row)} of the list: place ${say.number(place)} in the strength order of “${club}” belongs to ${say.player(player)}, of whom the list says nothing else.`,
  'import.komirs-given': ({ count, first, last }, say) =>
    `KOMIR numbers given with first licences to ${say.count(count, 'player', 'players')}: ${first === last ? first : `${first} to ${last}`}.`,
  'player.unchanged': ({ player }, say) => `The card of ${say.player(player)} says so already; nothing was changed.`,
  'player.erased': ({ player }, say) => `The identity of ${say.player(player)} was erased and cannot be changed.`,

  'merge.same': ({ player }, say) => `The player ${say.player(player)} cannot be merged with itself.`,
  'merge.merged-already': ({ player, into }, say) =>
    `The player ${player} was merged into ${say.player(into)} already.`,
  'merge.same-event': ({ events, count }, say) =>
    `Both play in ${say.count(count, 'event', 'events')} (${say.list([...events])}), so they are two persons; correct the report first.`,
  'merge.two-numbers': ({ number }) =>
    `The two have different numbers of one kind (${NUMBERS[number]}); they are merged only if you say that both are one person’s.`,
  'merge.differs': ({ field }) => `The two differ: ${FIELDS[field]}.`,
  'merge.left-behind': ({ fields }, say) =>
    `Only on the card that is merged away: ${say.list(fields.map((field) => FIELDS[field]))}; enter it on the other one where it holds.`,
  'merge.two-standings': ({ pool, kept, dropped }, say) =>
    `Both stand in the pool ${pool}: ${kept === null ? 'unrated' : say.number(kept)} stays, ${dropped === null ? 'unrated' : say.number(dropped)} falls away.${dropped === null || dropped === kept ? '' : ' If that is right: --although ratings; if the other is to stay, merge the other way round.'}`,

  'split.not-merged': ({ player }) => `The player ${player} was not merged into anybody.`,
  'split.later-first': ({ player, into }) =>
    `The person ${into}, into whom ${player} was merged, was merged on; undo that first.`,
  'split.nothing': () => 'Name the events that are split off.',
  'split.event-unknown': ({ event }) => `The office has no event “${event}”.`,
  'split.not-in-event': ({ player, event }, say) =>
    `The player ${say.player(player)} does not play in the event ${event}.`,
  'split.both-in-event': ({ player, event }, say) =>
    `The player ${say.player(player)} plays in the event ${event} already.`,
  'split.list-since': ({ pool, date }, say) =>
    `In the pool ${pool} a list was published since (${say.date(date)}); what it says of the two stays, and for the next list each stands where the card shows.`,

  'import.faults': ({ count }, say) =>
    `The list has ${say.count(count, 'fault', 'faults')}, and nothing was taken in; correct it, or let what is faulty be left out.`,
  'import.month-missing': ({ pool, expected }) =>
    `Of which month are the ratings for the pool ${pool}? The list does not say it; give it with --as-of${expected === undefined ? '' : ` ${expected}`}.`,
  'import.month-differs': ({ asked, list }, say) =>
    `The list says that it is of ${say.month(list)}, not of ${say.month(asked)}.`,
  'import.other-date': ({ pool, asked, expected, why }) =>
    `Ratings of ${asked} cannot come into the pool ${pool}: ${
      why === 'list'
        ? `its last list is of ${expected}`
        : why === 'own'
          ? `the last month that can be brought in is ${expected}, after it the pool makes its own lists`
          : `that is still to come, and the last that has begun is ${expected}`
    }. Taken would be --as-of ${expected}.`,
  'import.own-list': ({ pool, first, expected }) =>
    `The pool ${pool} makes its own lists since ${first}; the whole of a list from elsewhere would take their place. --add --as-of ${expected} brings in who is not on the last one.`,
  'import.whole-of-nothing': () =>
    'A list can be whole only for a pool: name it with --pool, or take the players in with --add.',
  'import.which': ({ pool, whole, lost }, say) =>
    pool === null
      ? 'This is what the file would do. To have it done, say --add: its players come beside those who are there.'
      : whole
        ? `This is what the file would do. Say what it is: --whole, the whole list${lost === 0 ? '' : `, and ${say.count(lost, 'player who is not in it loses the rating', 'players who are not in it lose their ratings')}`}; or --add, players and ratings that come beside those who are there.`
        : `This is what the file would do. To have it done, say --add: its players come beside those who are on the last list.`,
  'import.ratings-lost': ({ pool, count, players }, say) =>
    `In the pool ${pool} ${say.count(count, 'player has a rating that is not in this list, and would have none', 'players have ratings that are not in this list, and would have none')} any more: ${say.list(players.map(({ player, name, rating }) => `${name ?? ''} (${player}${rating === null ? '' : `, ${rating}`})`.trim()))}${count > players.length ? ', …' : ''}. If they are to lose it: --although ratings; if the file is only a part of the list: --add.`,
  'import.fact-differs': ({ field, count, ...rest }, say) =>
    `Of ${say.count(count, 'player the card says', 'players the cards say')} otherwise (${FIELDS[field]}) and ${say.form(count, 'stays as it is', 'stay as they are')}: ${whose({ ...rest, count }, say)}. ${
      field === 'name'
        ? 'If the list is right: --although other-names, or “players change”.'
        : isNumber(field)
          ? 'If the list is right: “players change”; numbers are never exchanged by a list.'
          : 'If the list is right: --although facts (a year never stands in place of a day), or “players change”.'
    }`,
  'import.rating-differs': ({ pool, phase, count, ...rest }, say) =>
    `In the pool ${pool} ${say.count(count, 'player has another rating, and keeps it', 'players have other ratings, and keep them')}: ${whose({ ...rest, count }, say)}. ${phase === 'opening' ? 'If the list is right: --whole where it is the whole list, --although ratings where it is not; a rating that was decided stays.' : 'A list that is out is put right by “decide”, or by the correction of a report.'}`,
  'import.somebody-else': ({ count, ...rest }, say) =>
    `Of the list ${say.count(count, 'player seems', 'players seem')} to be somebody else than whose number it is (two of name, birth and sex are others), and nothing of the row is taken: ${whose({ ...rest, count }, say)}. If it is the same person: --although other-names --although facts, or “players change”.`,
  'import.next-list': ({ pool, count }, say) =>
    `In the pool ${pool} ${say.count(count, 'rating holds', 'ratings hold')} from the next list on; the list that is out stays.`,
  'import.still-open': ({ import: id, pool }) =>
    `Import ${id} into the pool ${pool} was broken off. Take it to its end with the same file and options, or take it back: “players import --undo ${id}”.`,
  'import.unknown': ({ asked }) => `There is no import “${asked}”; “players imports” shows those that there are.`,
  'import.undone-already': ({ import: id, day }, say) => `Import ${id} was taken back on ${say.date(day)}.`,
  'import.published-since': ({ import: id, pool, date }, say) =>
    `Import ${id} cannot be taken back: the list of ${say.date(date)} of the pool ${pool}, which is out, rests on it. What is wrong is put right by “decide” and “players change”.`,
  'import.persons-kept': ({ count, players }, say) =>
    `Of the import ${say.count(count, 'person stays', 'persons stay')} in the registry, because something else rests on the card: ${say.list(players.map(say.player))}${count > players.length ? ', …' : ''}.`,
  'import.cards-kept': ({ count, players, fields }, say) =>
    `On ${say.count(count, 'card', 'cards')} something was changed again since and stays (${say.list(fields.map((field) => FIELDS[field]))}): ${say.list(players.map(say.player))}${count > players.length ? ', …' : ''}.`,
  'import.ratings-kept': ({ pool, count, players }, say) =>
    `In the pool ${pool} ${say.count(count, 'rating stays', 'ratings stay')}, because something was decided or merged since: ${say.list(players.map(say.player))}${count > players.length ? ', …' : ''}.`,
  'import.other-game': ({ pool }) =>
    `A rating list of FIDE is of chess, and the pool “${pool}” is one of Go: its ratings are not taken in.`,
  'import.no-pool': ({ date }) => `Ratings of ${date} are for a pool; name it.`,
  'import.numbers-disagree': ({ row, players }, say) =>
    `Player ${say.number(row)} of the list was left out: the numbers belong to different persons (${say.list([...players])}).`,
  'import.number-repeated': ({ row, number }, say) =>
    `Player ${say.number(row)} of the list has the same number as another one of it (${NUMBERS[number]}).`,
  'import.several-alike': ({ row, players }, say) =>
    `Player ${say.number(row)} of the list was left out: name and birth fit more than one person (${say.list([...players])}).`,
  'import.no-name': ({ row }, say) =>
    `Player ${say.number(row)} of the list was left out, being new and without a name.`,
  'import.names-doubtful': ({ rows, count, doubts }, say) =>
    `The list has ${say.count(count, 'player', 'players')} with a doubtful name or club: ${doubtsIn(doubts, say)} (${count === 1 ? 'number' : 'numbers'} ${say.list(rows.map((row) => say.number(row)))}${count > rows.length ? ', …' : ''}). ${isNever(doubts) ? 'Such a text is never entered; --leave-out takes in the rest.' : '--although names takes them in as they stand, --leave-out takes in the rest.'}`,
  'tidy.unnamed': ({ persons, reports }, say) =>
    `Nothing was removed. Name those who are to go (“players tidy ID …”)${reports === 0 ? '' : `, or say “players tidy --all ${reports}” for the ${say.count(reports, 'person', 'persons')} whom reports have left`}; found: ${say.number(persons)}.`,
  'tidy.in-use': ({ players }, say) =>
    `Something rests on ${say.list(players.map(say.player))}: a rating, a number, an event, a merge, a decision or an open question. Nobody was removed.`,
  'tidy.other-count': ({ asked, persons }, say) =>
    `Reports have left ${say.count(persons, 'person', 'persons')} on whom nothing rests, not ${say.number(asked)}. Look at “players tidy” once more.`,
  'tidy.not-removed': ({ player }, say) =>
    `Nobody can be put back: ${say.player(player)} was not taken out by “players tidy”.`,
  'import.byes': ({ rows, count }, say) =>
    `Left out: ${say.count(count, 'row', 'rows')} without a number whose ${count === 1 ? 'name means' : 'names mean'} a bye, and nobody (${count === 1 ? 'number' : 'numbers'} ${say.list(rows.map((row) => say.number(row)))}${count > rows.length ? ', …' : ''}). If they are persons, --although names takes them in.`,
  'import.games-unknown': ({ count }, say) =>
    `Of ${say.count(count, 'player', 'players')} the list does not tell how many games were rated; with K 40 they count from none.`,
  'import.ids-unsaid': ({ count, example }, say) =>
    `Of the column of ids, ${say.count(count, 'number', 'numbers')} such as ${example} ${count === 1 ? 'is' : 'are'} not kept on the cards: nobody has said whose numbers they are. If they are those of FIDE, say so: --ids fide.`,
  'import.ratings-unpooled': ({ count }, say) =>
    `The ${count === 1 ? 'rating' : 'ratings'} of ${say.count(count, 'row', 'rows')} ${count === 1 ? 'is' : 'are'} not taken in: no pool is named for which they are to count.`,
  'import.done-before': ({ parts }, say) =>
    `Of this list ${say.count(parts, 'part', 'parts')} had been taken in before.`,
};
