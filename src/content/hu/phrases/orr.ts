/** ORR in Hungarian. Numbers stand without suffixes, and names too. */
import { APPROVAL_FINDINGS } from './approvals.ts';
import type { NotCounted, OrrFindings, OrrRules, RatingKind } from '../../../rulebooks/orr/reasons.ts';
import type { FindingPhrases, Say, StepPhrases } from '../../../explain/language.ts';

const STANDING: Record<RatingKind, string> = {
  rated: '',
  unsettled: ', csillagos értékszám',
  fide: ', FIDE-értékszám',
  newcomer: ', elsődleges becslés',
};

const NOT_COUNTED: Record<NotCounted, string> = {
  'opponent-absent': 'az ellenfél nem jelent meg',
  'player-absent': 'a játékos nem jelent meg',
  'both-absent': 'egyik játékos sem jelent meg',
  excluded: 'a jegyzőkönyv a játszmát kizárta az elszámolásból',
};

/** More numbers than these are not read one by one. */
const FEW = 12;

const scored = (say: Say, { score, games }: { score: number; games: number }): string =>
  `${games} játszmából ${say.score(score)} pont`;
const kept = (games: number): string =>
  games === 1 ? 'a játszma az adatlapon marad' : 'a játszmák az adatlapon maradnak';
const sum = (say: Say, base: number, change: number): string =>
  `${say.number(base)} ${change < 0 ? '−' : '+'} ${say.number(Math.abs(change))}`;
const numbers = (say: Say, values: readonly number[]): string =>
  values.length > FEW ? `${values.length} szám` : say.list(values.map(say.number));
const outcome = (say: Say, { score, expected }: { score: number; expected: number }, difference: number): string =>
  `elért pont ${say.score(score)}, elvárás ${say.number(expected)}, különbség ${say.signed(difference)}.`;
const asExpected = (say: Say, sr: number): string => {
  if (sr === 0) return 'Az eredmény megfelel az elvárásnak (SR = 0), ez is sikeresnek számít';
  return `Az eredmény ${sr > 0 ? 'jobb' : 'gyengébb'} az elvárásnál (SR = ${say.signed(sr)})`;
};

export const ORR_STEPS: StepPhrases<OrrRules> = {
  'expected-score': ({ own, opponent, difference }, gives, say) =>
    `Saját értékszám ${say.number(own)}, ellenfél ${say.number(opponent)}: az értékszám-különbség ${say.signed(difference)}, a pontszerzési valószínűség ${say.number(gives)}.`,
  game: (given, gives, say) =>
    `${given.round}. forduló, ${say.player(given.opponent)} (${say.number(given.opponentRating)}${STANDING[given.standing]}) ellen: ${outcome(say, given, gives)}`,
  'stored-game': (given, gives, say) =>
    `Tárolt játszma${given.event === null ? '' : ` (${given.event})`}, ellenfél ${say.number(given.opponentRating)}: ${outcome(say, given, gives)}`,
  'single-game': (given, gives, say) => `Ellenfél ${say.number(given.opponentRating)}: ${outcome(say, given, gives)}`,
  'score-difference': (given, gives, say) =>
    `${scored(say, given)}, az elvárás ${say.number(given.expected)} volt, így SR = ${say.signed(gives)}.`,
  k: ({ sr, from, to, gain, loss }, gives, say) => {
    const range = to === null ? `${from} vagy több` : `${from} és ${to} között`;
    if (gain === loss) return `K = ${gives}, bármilyen eredménnyel (értékszám: ${range}).`;
    const other = sr < 0 ? gain : loss;
    return `${asExpected(say, sr)}, ezért K = ${gives} (értékszám: ${range}); különben ${other} lenne.`;
  },
  'k-below-table': ({ rating, sr, gain, loss }, gives, say) =>
    `A K-táblázat 1 ponttól indul; itt is az első sora érvényes (értékszám: ${say.number(rating)}). ${asExpected(say, sr)}, ezért K = ${gives}; különben ${sr < 0 ? gain : loss} lenne.`,
  'k-given': (_given, gives, say) =>
    `A K a jegyzőkönyvben megadott érték: K = ${say.number(gives)}; a táblázatra nincs szükség.`,
  'change-gain': ({ sr, k }, gives, say) =>
    `A K = ${say.number(k)} szorzó és az SR = ${say.number(sr)} szorzata, az 1 − SR/40 tényezővel mérsékelve: ${say.signed(gives)}.`,
  'change-loss': ({ sr, k }, gives, say) =>
    `A K = ${say.number(k)} szorzó és az SR = ${say.number(sr)} szorzata: ${say.signed(gives)}.`,
  'change-cap': ({ sr, k }, gives, say) =>
    `SR = ${say.number(sr)}, ez több mint 20, ezért az emelkedés a lehető legnagyobb, K = ${say.number(k)} tízszerese: ${say.signed(gives)}.`,
  'new-rating': ({ rating, change }, gives, say) =>
    `${sum(say, rating, change)}, kerekítve: az új értékszám ${say.number(gives)}.`,
  'rating-from-estimate': ({ estimate, change }, gives, say) =>
    `Az értékszám helyett a becslés számít: ${sum(say, estimate, change)}, kerekítve ${say.number(gives)}.`,

  'fide-adopted': (_given, gives, say) => `A FIDE-értékszám (${say.number(gives)}) lesz az értékszám a rendszerben.`,
  'fide-guest': ({ fideRating }, _gives, say) =>
    `A FIDE-értékszám (${say.number(fideRating)}) az ellenfeleknél számít; aki nem állandó résztvevő, nem kap új értékszámot.`,
  'estimate-only': ({ estimate }, _gives, say) =>
    `A játékos nem lesz állandó résztvevő; az elsődleges becslés (${say.number(estimate)}) csak az ellenfelek számításához kell.`,
  'zero-points': ({ games, estimate }, _gives, say) =>
    `${games} játszmából nem szerzett pontot, ezért nincs értékszáma. Az ellenfeleknél a becslés számít (${say.number(estimate)}), ${kept(games)}.`,
  'no-games': ({ rating }, _gives, say) =>
    `Nem volt lejátszott játszma, az értékszám változatlan: ${say.number(rating)}.`,
  'no-games-no-rating': () => 'Nem volt lejátszott játszma, ezért nincs sem becslés, sem értékszám.',
  'game-not-counted': ({ round, opponent, why }, _gives, say) =>
    `${round}. forduló (ellenfél: ${say.player(opponent)}): ${NOT_COUNTED[why]}; a játszma nem okoz értékszám-változást.`,

  'average-age': ({ games }, gives, say) =>
    `Az ellenfelek átlagéletkora ${games} játszma alapján ${say.number(gives)} év; 5 év alatt 5, 13 év fölött 13 számít.`,
  'player-coefficient': (given, gives, say) =>
    `${say.player(given.player)}: értékszám ${say.number(given.rating)}, ${scored(say, given)}, az ellenfelek átlagéletkora ${say.number(given.averageAge)} év; az együttható ${say.number(gives)}.`,
  'single-coefficient': (given, gives, say) =>
    `Értékszám ${say.number(given.rating)}, ${scored(say, given)}, az ellenfelek átlagéletkora ${say.number(given.averageAge)} év; az együttható ${say.number(gives)}.`,
  'kt-nobody': ({ participants }, gives) =>
    `${participants} résztvevő között nincs olyan, aki ismert értékszámmal játszott, ezért a versenyegyüttható Kt = ${gives}.`,
  'kt-mean': ({ contributors, mean }, gives, say) =>
    `${contributors} ismert értékszámú játékos együtthatóinak átlaga ${say.number(mean)}, az egész része ${say.number(gives)}.`,
  'kt-bounds': ({ mean, low, high }, gives, say) =>
    `A versenyegyüttható (Kt) legalább ${low} és legfeljebb ${high}, ezért ${say.number(mean)} helyett ${gives} számít.`,
  'kt-reduction': ({ kt, contributors, root, participants }, gives) =>
    `${participants} résztvevő között csak ${contributors} ismert értékszámú játékos van, pedig ${root} kellene (a résztvevők számának kerekített négyzetgyöke); a versenyegyüttható csökken: ${kt} helyett Kt = ${gives}.`,
  'kt-reduction-floor': ({ kt, contributors, root, participants, reduced }, gives) =>
    `${participants} résztvevő között csak ${contributors} ismert értékszámú játékos van, pedig ${root} kellene (a résztvevők számának kerekített négyzetgyöke); a versenyegyüttható ${kt} helyett ${reduced} lenne, de a legkisebb érték Kt = ${gives}.`,
  'kt-given': (_given, gives) => `A versenyegyüttható megadott érték: Kt = ${gives}.`,

  'corridor-top': ({ kt, averageAge }, gives, say) =>
    `Kt = ${kt}, az ellenfelek átlagéletkora ${say.number(averageAge)} év: a sáv felső vége Rmax = ${gives}.`,
  'corridor-bottom': ({ rmax }, gives) =>
    `A sáv alsó vége 800 ponttal van lejjebb: ${rmax} − 800, tehát Rmin = ${gives}.`,
  'corridor-bottom-limit': ({ rmax, limit }, gives) =>
    `${rmax} − 800 több mint ${limit}, ezért a sáv alsó vége Rmin = ${gives}.`,
  'refined-max': ({ rmax, games }, gives) =>
    `A teljes sávhoz 7 játszma kell, itt ${games} volt; a felső vég ${rmax} helyett Rpmax = ${gives}.`,
  'full-max': ({ games }, gives) =>
    `${games} játszma (legalább 7), ezért a teljes sáv rendelkezésre áll: Rpmax = Rmax = ${gives}.`,
  'start-estimate': (given, gives, say) =>
    `${scored(say, given)}; a sáv alja ${given.rmin}, teteje ${given.rpmax}: az induló becslés Rs = ${gives}.`,
  'fictitious-draw': ({ rating }, _gives, say) =>
    `Minden játszma győzelem: a becsléshez egy döntetlent adunk egy képzeletbeli ellenféllel, akinek az értékszáma ${say.number(rating)}.`,
  'opponents-average': ({ numbers: values }, gives, say) =>
    `Az ellenfelek értékszámainak és induló becsléseinek (${numbers(say, values)}) átlaga Rsr = ${say.number(gives)}.`,
  'primary-estimate': (given, gives, say) =>
    `${scored(say, given)}, az ellenfelek átlaga ${say.number(given.rsr)}: az elsődleges becslés Rp = ${say.number(gives)}.`,
  'primary-is-start': (_given, gives, say) =>
    `Pont nélkül az elsődleges becslés az induló becslés marad: ${say.number(gives)}.`,
  'many-games': ({ estimate, rpmax, games }, gives, say) =>
    `${games} játszma (több mint 15), és a becslés (${say.number(estimate)}) eléri a sáv felső végét (${rpmax}): a sok játszma miatti korrekció után ${say.number(gives)}.`,

  pool: ({ storedGames, storedScore, games, score }, gives, say) =>
    `Az értékszám ideiglenes (csillagos), ezért ${storedGames} tárolt játszma (${say.score(storedScore)} pont) és ${games} új játszma (${say.score(score)} pont) együtt számít: ${gives} játszma.`,
  'pooled-average': ({ numbers: values }, gives, say) =>
    `Mindezen játszmák ellenfeleinek akkori számai (${numbers(say, values)}); az átlag Rsr = ${say.number(gives)}.`,
  'pooled-estimate': (given, gives, say) =>
    `${scored(say, given)}, az ellenfelek átlaga ${say.number(given.rsr)}: a javított becslés Rkor = ${say.number(gives)}.`,
  settled: ({ games, events }) => `${games} játszma, ${events} verseny: az értékszám végleges, a csillag lekerül.`,
  unsettled: ({ gamesNeeded, eventsNeeded }, _gives, say) => {
    const needed = [
      ...(gamesNeeded > 0 ? [`${gamesNeeded} játszma`] : []),
      ...(eventsNeeded > 0 ? [`${eventsNeeded} verseny`] : []),
    ];
    return `Az értékszám ideiglenes (csillagos): még ${say.list(needed)} kell.`;
  },
};

export const ORR_FINDINGS: FindingPhrases<OrrFindings> = {
  ...APPROVAL_FINDINGS,
  'orr.game-unplayed': ({ round, white, black, result }, say) =>
    `${round}. forduló: ${say.player(white)} – ${say.player(black)} (${result}): a játszmát nem játszották le, nem okoz értékszám-változást.`,
  'orr.game-excluded': ({ round, white, black, result }, say) =>
    `${round}. forduló: ${say.player(white)} – ${say.player(black)} (${result}): a jegyzőkönyv a játszmát kizárta, nem okoz értékszám-változást.`,
  'orr.nothing-played': ({ players }) => `Nem volt lejátszott játszma; ${players} játékos értékszáma nem változik.`,
  'orr.birth-unknown': ({ player, age }, say) =>
    `${say.player(player)}: a születési év nincs megadva, az életkor ${age} évnek számít.`,
  'orr.birthday-unknown': ({ player, age }, say) =>
    `${say.player(player)}: csak a születési év van megadva; július 1-jei születésnappal az életkor ${age} év.`,
  'orr.fide-rating-adopted': ({ player, rating }, say) =>
    `${say.player(player)}: a rendszerben nincs értékszáma, ezért a FIDE-értékszáma (${say.number(rating)}) lesz az.`,
  'orr.fide-rating-not-recognised': ({ player, rating }, say) =>
    `${say.player(player)}: nem lesz állandó résztvevő, és a versenyt a FIDE nem értékeli, ezért a FIDE-értékszám (${say.number(rating)}) nem számít; a becslés úgy készül, mint egy új játékosé.`,
  'orr.zero-points': ({ player, games }, say) =>
    `${say.player(player)}: ${games} játszmából nem szerzett pontot, ezért nincs értékszáma; ${kept(games)}.`,
  'orr.archive-unused': ({ player, games }, say) =>
    `${say.player(player)}: továbbra is új játékos, ${games} korábbi játszma nem számít.`,
  'orr.pointless-events-dropped': ({ player, events, games }, say) =>
    `${say.player(player)}: ${events} korábbi verseny (${games} játszma) nem számít: az első értékszám előtt pont nélkül zárult, vagy nem volt benne lejátszott játszma.`,
  'orr.below-table': ({ player, rating }, say) =>
    `${say.player(player)}: az új értékszám ${say.number(rating)}; a szabályzat nem ismer alsó határt, 1 pont alatt a K-táblázat első sora érvényes.`,
  'orr.many-games-correction-overshoots': ({ player, games, rpmax, before, after }, say) =>
    `${say.player(player)}: ${games} játszma után a sok játszma miatti korrekció a becslést a sáv felső vége (${rpmax}) alá viszi: ${say.number(before)} helyett ${say.number(after)}. A képletet a leírt formában alkalmazzuk; a rendszer kezelőjének érdemes megnéznie.`,
};
