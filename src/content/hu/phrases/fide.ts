/** The FIDE books in Hungarian. Numbers stand without suffixes. */
import { APPROVAL_FINDINGS } from './approvals.ts';
import type { Control } from '../../../core/control.ts';
import type { Average, FideFindings, FideRules, NotCounted, NamedGame } from '../../../rulebooks/fide/reasons.ts';
import type { FindingPhrases, Say, StepPhrases } from '../../../explain/language.ts';
import { firstFew } from '../../../explain/games.ts';
import { capitalised, underHeading } from '../../../explain/letters.ts';
import { the } from '../articles.ts';
import { onDay, theDay } from '../days.ts';

const COLOURS = { white: 'világossal', black: 'sötéttel' } as const;

const GROUNDS: Record<NotCounted, string> = {
  forfeit: 'nem játszották le',
  excluded: 'a jegyzőkönyv kizárta az elszámolásból',
  'too-fast': 'túl rövid volt a gondolkodási idő',
  'after-decision': 'a párosmérkőzés addigra eldőlt',
  'unrated-opponent': 'az ellenfélnek nincs értékszáma',
  'zero-scorer': 'a pont nélkül maradt újonc eredményét figyelmen kívül kell hagyni',
  'far-apart': 'a két játékos között legalább 600 pont a különbség, és egyikük 2600 fölött van',
};

const rounded = (exact: number, whole: number, say: Say): string =>
  exact === whole ? say.number(whole) : `kerekítve ${say.number(whole)}`;
const about = (exact: number, whole: number): string => (exact === whole ? '' : 'kerekítve ');
const named = (words: string, event: string | null): string => (event === null ? words : `${words} (${event})`);
/** What the text calls an average, and the rating that it leads to. */
const AVERAGE: Record<Average, string> = { Rc: 'Rc', Ra: 'Ra', 'Rc new': 'Rc új' };
const RATING: Record<Average, string> = { Rc: 'Ru', Ra: 'Ru', 'Rc new': 'Ru új' };
const theNumber = (value: number, say: Say): string => `${capitalised(say.article(value))} ${say.number(value)}`;

/** What becomes of the differences of a player who is far below the opponents. */
const LOWER: Record<'always' | 'once' | 'never', (played: number, limit: number, say: Say) => string> = {
  always: (played, limit, say) =>
    played === 1
      ? `a különbség ${say.number(limit)} pontnak számít`
      : `minden ilyen különbség ${say.number(limit)} pontnak számít`,
  once: (played, limit, say) =>
    played === 1
      ? `a különbség ${say.number(limit)} pontnak számít`
      : `csak a legnagyobb különbség számít ${say.number(limit)} pontnak`,
  never: (played) =>
    played === 1 ? 'a különbség a valódi értékével számít' : 'minden különbség a valódi értékével számít',
};

const GAMES_OF: Record<Control, string> = {
  standard: 'klasszikus játszma',
  rapid: 'rapidjátszma',
  blitz: 'villámjátszma',
};

export const FIDE_STEPS: StepPhrases<FideRules> = {
  'new-rating': ({ before, change, rounded: whole }, gives, say) => {
    const rounding = change === whole ? '' : `, kerekítve ${say.signed(whole)}`;
    return `A korábbi értékszám ${say.number(before)}, a változás ${say.signed(change)}${rounding}; az új értékszám ${say.number(gives)}.`;
  },
  delisted: ({ computed, floor }, _gives, say) =>
    `A kiszámított értékszám (${say.number(computed)}) a küszöb (${say.number(floor)}) alatt van, ezért a játékos lekerül a listáról, és a továbbiakban értékszám nélküli.`,
  'no-games': (_given, gives, say) =>
    `Egyetlen játszma sem számít, ezért az értékszám nem változik: ${say.number(gives)}.`,
  'event-not-rated': (given, gives, say) =>
    'event' in given
      ? underHeading(given.event, 'a verseny nem számolható el, ezért semmit sem változtat.')
      : gives === null
        ? 'A verseny nem számolható el; a játékosnál semmi sem változik.'
        : `A verseny nem számolható el, ezért az értékszám nem változik: ${say.number(gives)}.`,
  'period-change': ({ changes }, gives, say) =>
    `A periódus ${say.number(changes.length)} versenyének változásai (${changes.map(say.signed).join('; ')}) összesen: ${say.signed(gives)}.`,
  'corrected-change': ({ changes, corrections }, gives, say) =>
    `A periódus változásai (${changes.length === 0 ? say.signed(0) : changes.map(say.signed).join('; ')}) és a helyesbített jegyzőkönyveké (${corrections.map(say.signed).join('; ')}) összesen: ${say.signed(gives)}.`,
  correction: ({ event, list, was, now }, gives, say) =>
    underHeading(
      event,
      `a jegyzőkönyvet ${the(`${say.month(list)}i`, say)} lista után helyesbítették; ${was === null ? 'változás nem volt' : `a változás ${say.signed(was)} volt`}, most ${now === null ? 'nincs' : say.signed(now)}; az akkori értékszámokkal a különbség ${say.signed(gives)}, ez most adódik hozzá.`,
    ),
  'event-change': ({ event, w, we, n, difference, k }, gives, say) =>
    n === 0
      ? underHeading(event, 'egyetlen játszma sem számít, ezért nincs változás.')
      : underHeading(
          event,
          `${say.number(n)} játszmából ${say.score(w)} pont, az elvárás ${say.number(we)}; a ${say.signed(difference)} különbség K = ${say.number(k)} szorzóval ${say.signed(gives)}.`,
        ),
  'k-given': (_given, gives, say) => `A K megadott érték, nem számítás eredménye: K = ${say.number(gives)}.`,
  'k-listed': (_given, gives, say) => `A K az értékszámlistáról való: K = ${say.number(gives)}.`,
  'k-unknown': ({ established }, gives, say) =>
    `Nem ismert, hány játszma volt korábban. A K = ${say.number(gives)} szorzó az újoncoké, és semmin sem alapul; legalább 30 játszmával ${say.number(established)} lenne.`,
  'k-assumed': ({ as }, gives, say) =>
    as === 'established'
      ? `Nem ismert, hány játszma volt korábban. Feltételezve, hogy legalább 30, és hogy az értékszám sosem volt a mostaninál magasabb, K = ${say.number(gives)}.`
      : `Nem ismert, hány játszma volt korábban; a K = ${say.number(gives)} szorzó feltételezés.`,
  'k-once-2400': ({ peak }, gives, say) =>
    `Az eddigi legmagasabb értékszám ${say.number(peak)}; aki egyszer elérte a 2400 pontot, annál végleg K = ${say.number(gives)}.`,
  'k-newcomer': ({ games, needed }, gives, say) =>
    `Eddig ${say.number(games)} elszámolt játszmája van, kevesebb mint ${say.number(needed)}, ezért K = ${say.number(gives)}.`,
  'k-junior': ({ under, below }, gives, say) =>
    under === 'birthday'
      ? `A játékos még nincs 18 éves, és értékszáma ${say.number(below)} alatt van, ezért K = ${say.number(gives)}.`
      : `Annak az évnek a végéig, amelyben a játékos betölti a 18. életévét, ha az értékszáma eddig mindig ${say.number(below)} alatt maradt, K = ${say.number(gives)}.`,
  'k-established': ({ games }, gives, say) =>
    `Eddig ${say.number(games)} elszámolt játszmája van, és egyik kivétel sem áll fenn, ezért K = ${say.number(gives)}.`,
  'k-limited': ({ k, games, limit }, gives, say) =>
    `${say.number(games)} játszma K = ${say.number(k)} szorzóval ${say.number(games * k)}, több mint ${say.number(limit)}, ezért K = ${say.number(gives)}.`,
  'k-new-to-list': ({ rating, from }, gives, say) =>
    from === null
      ? `A játékos új a listán; az állomány beállítása szerint a klasszikus értékszám (${say.number(rating)}) nem dönt, ezért K = ${say.number(gives)}.`
      : `A játékos új a listán, és klasszikus értékszáma ${say.number(rating)}, vagyis legalább ${say.number(from)}, ezért K = ${say.number(gives)}.`,
  'standard-rating': (_given, gives, say) =>
    `A játékosnak ezen a listán nincs értékszáma, ezért a verseny kezdetén érvényes klasszikus értékszámával játszik (${say.number(gives)}), és az ellenfeleinél is értékszámosnak számít.`,
  'not-on-list-yet': ({ standard }, _gives, say) =>
    `Egyetlen játszma sem számít, ezért a klasszikus értékszámával (${say.number(standard)}) induló játékos még nincs ezen a listán.`,
  'rated-meanwhile': (_given, gives, say) =>
    `A játékosnak a verseny kezdetén nem volt értékszáma, de azóta listára került; a különbségek alapja ${say.number(gives)}.`,
  game: ({ round, opponent, colour, rating, gap, counted, expected, score }, gives, say) => {
    const cap = counted === gap ? '' : `, figyelembe véve ${say.signed(counted)}`;
    return `${say.number(round)}. forduló, ${COLOURS[colour]} ${say.player(opponent)} ellen (${say.number(rating)}): különbség ${say.signed(gap)}${cap}, elvárás ${say.number(expected)}, elért pont ${say.score(score)}: ${say.signed(gives)}.`;
  },
  'counted-gap': ({ gap }, gives, say) =>
    `${theNumber(Math.abs(gap), say)} pontos különbséget ${say.number(Math.abs(gives))} pontnak kell tekinteni.`,
  'real-gap': ({ own, from }, gives, say) =>
    `A játékos értékszáma ${say.number(own)}, legalább ${say.number(from)}, ezért a teljes különbség számít: ${say.number(Math.abs(gives))} pont.`,
  'one-upgrade': ({ opponent, others, limit }, gives, say) =>
    others === 0
      ? `Az ellenfél ${say.number(opponent)} pontja ${say.number(gives)} pontnak számít; versenyenként egy ilyen emelés jár.`
      : `Az ellenfél ${say.number(opponent)} pontja ${say.number(gives)} pontnak számít; a többi, ${say.number(limit)} pontnál nagyobb különbség (${say.number(others)}) a valódi értékével, mert versenyenként egy ilyen emelés jár.`,
  'uncut-gap': ({ limit }, gives, say) =>
    `${theNumber(Math.abs(gives), say)} pontos különbség nagyobb, mint ${say.number(limit)}, és a valódi értékével számít.`,
  'gaps-from-below': ({ games, limit, lower }, _gives, say) =>
    `${say.number(games)} játszmában az ellenfél több mint ${say.number(limit)} ponttal magasabb értékszámú; a „cap.lower: ${lower}” értelmezés szerint ${LOWER[lower](games, limit, say)}.`,
  'expected-score': ({ gap }, gives, say) =>
    `A ${say.signed(gap)} pontos különbséghez tartozó elvárás ${say.number(gives)}.`,
  'not-counted': ({ round, opponent, ground }, _gives, say) =>
    `${say.number(round)}. forduló, ${say.player(opponent)} ellen: a játszma nem számít, mert ${GROUNDS[ground]}.`,
  'tournament-average': ({ rar, dpa, n }, gives, say) =>
    `A verseny átlaga (${say.number(rar)}) mínusz a ${say.signed(dpa)} átlagos különbség ${n}/${n + 1} része: ${about(rar - (dpa * n) / (n + 1), gives)}Ra = ${say.number(gives)}.`,
  'rated-average': ({ players }, gives, say) =>
    `Az értékszámmal rendelkező játékosok (${say.number(players)}) átlaga ${say.number(gives)}.`,
  'average-difference': ({ differences }, gives, say) =>
    `Az eredményeikhez tartozó különbségek: ${say.list(differences.map(say.signed))}; az átlag ${say.signed(gives)}.`,
  'opponents-average': ({ games, sum }, gives, say) =>
    `${say.number(games)} játszma ellenfeleinek értékszáma összesen ${say.number(sum)}; az átlag Rc = ${say.number(gives)}.`,
  'rated-opponents-average': ({ games, sum }, gives, say) =>
    `${say.number(games)} játszma értékszámmal rendelkező ellenfeleinek értékszáma összesen ${say.number(sum)}; az átlag Ra = ${say.number(gives)}.`,
  'average-with-draws': ({ games, sum, draws, rating }, gives, say) =>
    `${say.number(games)} játszma ellenfeleinek értékszáma összesen ${say.number(sum)}; képzeletbeli, ${say.number(rating)} pontos ellenfelekkel játszott ${say.number(draws)} döntetlennel együtt az átlag Ra = ${say.number(gives)}.`,
  'fractional-score': ({ score, games }, gives, say) =>
    `${say.number(games)} játszmából ${say.score(score)} pont: az arány ${say.number(gives)}.`,
  'score-difference': ({ p }, gives, say) =>
    `${theNumber(p, say)} arányhoz tartozó értékszám-különbség ${say.signed(gives)}.`,
  'initial-even': ({ of, average }, gives, say) =>
    `A pontok pontosan fele megvan, ezért ${RATING[of]} = ${AVERAGE[of]} = ${say.number(average)}${average === gives ? '' : `, ${rounded(average, gives, say)}`}.`,
  'initial-above': ({ of, average, halfPoints, bonus }, gives, say) =>
    `Az eredmény ${say.score(halfPoints / 2)} ponttal van 50% fölött; az átlaghoz (${AVERAGE[of]} = ${say.number(average)}) minden fél pont ${say.number(bonus)} értékszámpontot ad: ${about(average + bonus * halfPoints, gives)}${RATING[of]} = ${say.number(gives)}.`,
  'initial-below': ({ average, dp }, gives, say) =>
    `Az eredmény 50% alatt van: az átlag (Rc = ${say.number(average)}) és a ${say.signed(dp)} különbség összege ${about(average + dp, gives)}Ru = ${say.number(gives)}.`,
  'initial-below-round-robin': ({ of, average, dp, n }, gives, say) =>
    `Az eredmény 50% alatt van: az átlag (${AVERAGE[of]} = ${say.number(average)}) és a ${say.signed(dp)} különbség ${n}/${n + 1} részének összege ${about(average + (dp * n) / (n + 1), gives)}${RATING[of]} = ${say.number(gives)}.`,
  'trimmed-average': ({ ra, ru, moved, n, limit }, gives, say) => {
    const rule = `Az ellenfelek legfeljebb ${say.number(limit)} pont távolságra számítanak az első becsléstől (Ru = ${say.number(ru)})`;
    return gives === ra
      ? `${rule}; Rc új = Ra = ${say.number(ra)}.`
      : `${rule}. Ez ${say.number(n)} ellenfélnél összesen ${say.signed(moved)} pont, az átlag pedig Ra = ${say.number(ra)} helyett Rc új = ${say.number(gives)}.`;
  },
  'initial-estimate': ({ ra, dp }, gives, say) =>
    `Az átlag (Ra = ${say.number(ra)}) és a ${say.signed(dp)} különbség összege ${about(ra + dp, gives)}Ru = ${say.number(gives)}.`,
  'initial-maximum': ({ computed }, gives, say) =>
    `A kiszámított érték ${say.number(computed)}, de az induló értékszám legfeljebb ${say.number(gives)} lehet.`,
  'newcomer-game': ({ round, opponent, colour, rating }, gives, say) =>
    `${say.number(round)}. forduló, ${COLOURS[colour]} ${say.player(opponent)} ellen (${say.number(rating)}): elért pont ${say.score(gives)}.`,
  'earlier-results': ({ event, games, average }, gives, say) =>
    underHeading(
      event ?? '',
      `korábbi eredmény, ${say.number(games)} játszmából ${say.score(gives)} pont, az ellenfelek átlaga ${say.number(average)}.`,
    ),
  'event-results': ({ event, games, average }, gives, say) =>
    underHeading(
      event ?? '',
      `${say.number(games)} játszmából ${say.score(gives)} pont, az ellenfelek átlaga ${say.number(average)}.`,
    ),
  pool: ({ events, games, score, months }, _gives, say) =>
    `Összesítve: ${say.number(events)} verseny, ${say.number(games)} játszma, ${say.score(score)} pont, ${say.number(months)} hónapon belül.`,
  'zero-disregarded': ({ event, games }, _gives, say) =>
    `${named('Az első verseny', event)} ${say.number(games)} játszmából nem hozott pontot, ezért figyelmen kívül marad.`,
  'first-below-floor': ({ event, computed, floor }, _gives, say) =>
    `${named('Az első verseny', event)} eredménye ${say.number(computed)}, a küszöb (${say.number(floor)}) alatt van, ezért nem számít.`,
  'results-expired': ({ event, months }, _gives, say) =>
    `${named('Egy korábbi verseny', event)} eredménye ${say.number(months)} hónapnál régebbi, ezért már nem számít.`,
  'no-games-newcomer': ({ needed }, _gives, say) =>
    `Eddig egyetlen játszma sem számít, az első értékszámhoz ${say.number(needed)} kell.`,
  'too-few-games': ({ games, needed }, _gives, say) =>
    `Eddig ${say.number(games)} játszmája számít, az első értékszámhoz ${say.number(needed)} kell; a játszmák részírásként megmaradnak.`,
  'below-floor': ({ computed, floor }, _gives, say) =>
    `A kiszámított értékszám (${say.number(computed)}) a küszöb (${say.number(floor)}) alatt van, ezért nem kerül a listára.`,
  listed: ({ games }, gives, say) =>
    `Az induló értékszám ${say.number(gives)}, ${say.number(games)} játszma alapján; a játékos felkerül a listára.`,
  'closing-date': ({ list, days }, gives, say) =>
    `A lista zárása ${say.date(gives)}, ${say.number(days)} nappal a lista (${say.month(list)}) napja előtt.`,
  performance: ({ average, dp }, gives, say) =>
    `Az ellenfelek átlaga (${say.number(average)}) és a ${say.signed(dp)} különbség együtt adja a teljesítményt: ${rounded(average + dp, gives, say)}.`,
};

const AUTHORITIES: Record<FideFindings['fide.registration-late']['authority'], string> = {
  'qc-chairman': 'a Minősítő Bizottság elnöke',
  president: 'a FIDE elnöke',
};

const FACTS: Readonly<Record<string, string>> = {
  registered: 'a bejelentés napja',
  norms: 'lehet-e címnormát szerezni',
  arbiters: 'a versenybírók',
  controls: 'a gondolkodási idő',
  schedule: 'a fordulók menetrendje',
  reportReceived: 'a jegyzőkönyv beérkezésének napja',
  announcedRated: 'szerepel-e a kiírásban, hogy a verseny értékszámszerző',
};

const gameList = (pairings: readonly NamedGame[], say: Say): string =>
  firstFew(
    pairings,
    ([round, white, black]) => `${round}. forduló: ${say.player(white)} – ${say.player(black)}`,
    (left) => `és még ${left} játszma`,
  );

const people = (ids: readonly string[], say: Say): string =>
  firstFew(ids, say.player, (left) => `és még ${left} játékos`);

export const FIDE_FINDINGS: FindingPhrases<FideFindings> = {
  ...APPROVAL_FINDINGS,
  'fide.registration-late': ({ registered, deadline, days, authority }, say) =>
    `A bejelentés napja ${say.date(registered)}, a határidő ${say.date(deadline)} volt, ${say.number(days)} nappal a kezdés előtt. A késői bejelentést csak ${AUTHORITIES[authority]} fogadhatja el.`,
  'fide.arbiter-unlicensed': ({ arbiter }) =>
    arbiter === '' ? 'Az egyik versenybíró licence nincs megadva.' : `${arbiter} versenybíró licence nincs megadva.`,
  'fide.not-over-the-board': () => 'Csak a táblánál játszott játszmák számolhatók el, a hibrid verseny nem ilyen.',
  'fide.hybrid-unapproved': () => 'Hibrid verseny csak a Minősítő Bizottság elnökének jóváhagyásával számolható el.',
  'fide.hybrid-without-pgn': () =>
    'Hibrid verseny eredményeivel együtt a játszmákat (PGN) is be kell küldeni; itt hiányoznak.',
  'fide.time-too-short': ({ minutes, required, highest }, say) =>
    `60 lépésre ${say.number(minutes)} perc jut egy játékosnak, de ${highest === 0 ? 'ebben a mezőnyben' : `ha a mezőny legmagasabb értékszáma ${say.number(highest)},`} legalább ${say.number(required)} perc kell.`,
  'fide.fast-classic': ({ minutes, required, games }, say) =>
    `${say.number(games)} játszma 60 lépésre ${say.number(minutes)} perccel is számít: jóváhagyott versenyen ${say.number(required)} perc elég.`,
  'fide.fast-classic-increment': ({ increment, named: usual }, say) =>
    `A játékosok lépésenként ${say.number(increment)} másodpercet kapnak; a jóváhagyott gyorsabb versenyekről szóló határozat csak olyan időbeosztást említ, amelyben az első lépéstől ${say.number(usual)} másodperc jár.`,
  'fide.fast-classic-rounds': ({ date, rounds, limit }, say) =>
    `${say.date(date)}: ${say.number(rounds)} forduló; jóváhagyott gyorsabb versenyen naponta legfeljebb ${say.number(limit)} forduló játszható.`,
  'fide.game-time-too-short': ({ minutes, required, games, mayApprove }, say) =>
    `60 lépésre ${say.number(minutes)} perc jut egy játékosnak, pedig ezek a játszmák csak legalább ${say.number(required)} perccel számítanának. ${gameList(games, say)}.${mayApprove === undefined ? '' : ' A versenyt a Minősítő Bizottság (qc) jóváhagyhatja.'}`,
  'fide.first-control': ({ moves, required, rule }, say) =>
    `Az első időellenőrzés ${say.number(moves)} lépés után van, de ${rule === 'exactly' ? 'pontosan' : 'legalább'} ${say.number(required)} lépés után kell lennie.`,
  'fide.other-control': ({ minutes, control, is }, say) =>
    is === null
      ? `Egy játékosnak ${say.number(minutes)} perce van; ez minden listához túl kevés.`
      : `Egy játékosnak ${say.number(minutes)} perce van; ez ${GAMES_OF[is]}, nem ${GAMES_OF[control]}.`,
  'fide.unequal-times': () => 'Világosnak és sötétnek különböző ideje van; az ilyen játszma nem számolható el.',
  'fide.too-many-rounds': ({ date, rounds, limit }, say) =>
    `${onDay(date, say)} ${say.number(rounds)} forduló volt; naponta legfeljebb ${say.number(limit)} megengedett.`,
  'fide.far-apart': ({ games, points, above }, say) =>
    `Nem számít az a játszma, amelyben legalább ${say.number(points)} pont a különbség, és az egyik játékos ${say.number(above)} fölött van. ${gameList(games, say)}.`,
  'fide.standard-ratings': ({ players }, say) =>
    `Ezen a listán nincs értékszáma, ezért a klasszikus értékszáma számít: ${people(players, say)}.`,
  'fide.day-too-long': ({ date, rounds, hours, limit }, say) =>
    `${onDay(date, say)} ${say.number(rounds)} forduló 60 lépéses játszmákkal ${say.number(hours)} óra; naponta legfeljebb ${say.number(limit)} óra megengedett.`,
  'fide.event-too-long': ({ days, limit }, say) =>
    `A verseny ${say.number(days)} napig tart; legfeljebb ${say.number(limit)} nap megengedett.`,
  'fide.interim-reports': ({ days, limit }, say) =>
    `A verseny ${say.number(days)} napig tart; ${say.number(limit)} napon túl havonta kell jegyzőkönyvet küldeni.`,
  'fide.unplayed': ({ games }, say) => `A le nem játszott játszmák nem számítanak. ${gameList(games, say)}.`,
  'fide.excluded': ({ games }, say) => `A jegyzőkönyvben kizárt játszmák nem számítanak. ${gameList(games, say)}.`,
  'fide.too-few-rated': ({ players, rated, needed }, say) =>
    `${say.number(players)} játékosból ${say.number(rated)} rendelkezik értékszámmal; legalább ${say.number(needed)} kell.`,
  'fide.too-few-players': ({ players, needed }, say) =>
    `A versenyen ${say.number(players)} játékos indult; legalább ${say.number(needed)} kell.`,
  'fide.treated-as-swiss': ({ missing }, say) =>
    `A körversenyből ${say.number(missing)} párosítás hiányzik, ezért svájci rendszerű versenyként kell elszámolni.`,
  'fide.zero-score': ({ players }, say) =>
    `Az első versenyükön pont nélkül maradt újoncok eredménye figyelmen kívül marad: ${people(players, say)}.`,
  'fide.match-unrated': ({ player }, say) =>
    `${say.player(player)} nem rendelkezik értékszámmal, és értékszám nélküli játékos párosmérkőzése nem számolható el.`,
  'fide.match-players': ({ players }, say) =>
    `A verseny rendszere párosmérkőzés, a jegyzőkönyvben mégis ${say.number(players)} játékos van. Minden párosmérkőzés külön jegyzőkönyvbe kerül; ha nem az volt, a valódi rendszert kell megadni.`,
  'fide.match-decided': ({ games }, say) =>
    `A párosmérkőzés eldőlte után játszott játszmák nem számítanak. ${gameList(games, say)}.`,
  'fide.unrated-opponents': ({ games }, say) =>
    `Az értékszám nélküli játékossal játszott játszma az ellenfélnek nem számít. ${gameList(games, say)}.`,
  'fide.arbiter-report-late': ({ received, due, upload }, say) =>
    `A jegyzőkönyv ${onDay(received, say)} érkezett be; a főbíró határideje ${say.date(due)} volt. A szövetségnek ${say.date(upload)} a feltöltési határidő.`,
  'fide.report-late': ({ received, due }, say) =>
    `A jegyzőkönyv ${onDay(received, say)} érkezett be; a határidő ${say.date(due)} volt.`,
  'fide.report-too-late': ({ received, last }, say) =>
    `A jegyzőkönyv ${onDay(received, say)} érkezett be; ${theDay(last, say)} után a verseny már nem számolható el.`,
  'fide.not-announced': () => 'A kiírásban nem szerepel, hogy a verseny értékszámszerző, pedig ezt közölni kell.',
  'fide.list-too-early': ({ list, first }, say) =>
    `A verseny nem kerülhet erre a listára: ${say.month(list)}; az első lehetséges lista: ${say.month(first)}.`,
  'fide.list-too-late': ({ list, last }, say) =>
    `A verseny nem kerülhet erre a listára: ${say.month(list)}; az utolsó lehetséges lista: ${say.month(last)}.`,
  'fide.list-differs': ({ list, period }, say) =>
    `A versenynél megadott lista: ${say.month(list)}; a periódus listája viszont: ${say.month(period)}.`,
  'fide.below-floor': ({ players, lowest, floor }, say) =>
    `A listák értékszámküszöbe ${say.number(floor)}, a jegyzőkönyvben azonban ennél alacsonyabb értékszám is van (a legkisebb ${say.number(lowest)}). Úgy számít, ahogy meg van adva: ${people(players, say)}.`,
  'fide.birth-unknown': ({ players }, say) =>
    `Születési idő nélkül senki sem számít ifjúságinak; nincs megadva: ${people(players, say)}.`,
  'fide.games-unknown': ({ players, assumed }, say) => {
    const counted =
      assumed === undefined
        ? ', ezért nullának számít'
        : assumed === 'established'
          ? '; feltételezzük, hogy legalább 30'
          : `; ahol a K ezen múlik, ott a feltételezett érték K = ${say.number(assumed)}`;
    return `A korábbi játszmák száma nincs megadva${counted}: ${people(players, say)}.`;
  },
  'fide.facts-missing': ({ facts }, say) =>
    `Nincs megadva, ezért nem ellenőrizhető: ${say.list(facts.map((fact) => FACTS[fact] ?? fact))}.`,
};
