/** The words of an explanation. */
import type { Language } from '../../../content/languages.ts';
import type { Say } from '../../../explain/language.ts';
import { the } from '../../../content/hu/articles.ts';
import type { Explanation } from '../../../reading/public/explanation.ts';

export interface WhyWords {
  readonly became: (before: number, after: number, say: Say) => string;
  readonly stayed: (rating: number, say: Say) => string;
  readonly first: (after: number, say: Say) => string;
  readonly none: string;
  readonly lost: (before: number, say: Say) => string;
  readonly ofList: (date: string) => string;
  readonly ofNextList: (date: string) => string;
  readonly withEvent: (event: string) => string;
  readonly before: string;
  readonly beforeEvent: string;
  readonly noneBefore: string;
  readonly after: string;
  readonly afterUnofficial: string;
  readonly noneAfter: string;
  readonly change: string;
  readonly otherwise: string;
  readonly howItCame: string;
  readonly you: string;
  readonly games: (count: number, say: Say) => string;
  readonly round: string;
  readonly opponent: string;
  readonly rating: string;
  readonly gap: string;
  readonly counted: string;
  readonly corrected: string;
  readonly expected: string;
  readonly score: string;
  readonly difference: string;
  readonly gamePoints: string;
  readonly sum: string;
  readonly capped: string;
  readonly stones: (count: number, colour: 'white' | 'black', say: Say) => string;
  readonly colours: Readonly<Record<'white' | 'black', string>>;
  readonly goColours: Readonly<Record<'white' | 'black', string>>;
  readonly standings: Readonly<Record<'unsettled' | 'fide' | 'newcomer', string>>;
  readonly stored: (event: string) => string;
  readonly clausesOf: string;
  readonly leftOut: string;
  readonly coefficients: (count: number, say: Say) => string;
  readonly between: string;
  readonly decided: (facts: { indicator: string; old: string; now: string; by: string }) => string;
  readonly indicators: Readonly<Record<string, string>>;
  readonly settled: string;
  readonly unsettled: string;
  readonly nothing: string;
  readonly merged: string;
  readonly split: string;
  readonly brought: string;
  readonly somethingElse: string;
  readonly broughtIn: string;
  readonly noGames: string;
  readonly allSteps: string;
  readonly underAnother: string;
  readonly asData: string;
  readonly print: string;
  readonly copy: string;
  readonly copied: string;
  readonly wholePeriod: string;
  readonly link: string;
}

export const WHY_WORDS: Readonly<Record<Language, WhyWords>> = {
  en: {
    became: (before, after) => `Why ${before} became ${after}`,
    stayed: (rating) => `Why ${rating} stayed ${rating}`,
    first: (after) => `Why the first rating is ${after}`,
    none: 'Why there is no rating yet',
    lost: (before) => `Why ${before} is no longer on the list`,
    ofList: (date) => `list of ${date}`,
    ofNextList: (date) => `for the list of ${date}, not yet published`,
    withEvent: (event) => `Only ${event}`,
    before: 'rating on the previous list',
    beforeEvent: 'rating before',
    noneBefore: 'no rating before',
    after: 'rating on this list',
    afterUnofficial: 'new rating',
    noneAfter: 'no rating on this list',
    change: 'Change',
    otherwise: 'changed by something other than games',
    howItCame: 'How it came about',
    you: 'own rating',
    games: (count, say) => say.count(count, 'game', 'games'),
    round: 'Rd',
    opponent: 'Opponent',
    rating: 'Rating',
    gap: 'D',
    counted: 'Counted',
    corrected: 'Corr. D',
    expected: 'PD',
    score: 'Score',
    difference: 'Score − PD',
    gamePoints: 'Points',
    sum: 'Sum',
    capped: 'counts as 400',
    stones: (count, colour, say) =>
      `${say.count(count, 'stone', 'stones')} ${colour === 'white' ? 'given' : 'received'}`,
    colours: { white: 'white', black: 'black' },
    goColours: { white: 'white', black: 'black' },
    standings: { unsettled: 'unsettled', fide: 'FIDE rating', newcomer: 'estimate' },
    stored: (event) => (event === '' ? 'earlier game' : `earlier game, ${event}`),
    clausesOf: 'Clauses',
    leftOut: 'Games not counted',
    coefficients: (count, say) => say.count(count, 'player’s coefficient', 'players’ coefficients'),
    between: 'Something else changed the rating between the lists',
    decided: ({ indicator, old, now, by }) => `${indicator}: ${now} (before: ${old}), by a decision of ${by}`,
    indicators: {
      rating: 'rating',
      grade: 'grade',
      games: 'number of games',
      peak: 'highest rating',
      unsettled: 'star',
    },
    settled: 'settled',
    unsettled: 'unsettled',
    nothing: 'none',
    merged: 'Two cards of the same person were joined',
    split: 'What belonged to somebody else was given back',
    brought: 'A rating was brought in from elsewhere',
    somethingElse: 'Earlier events were rated again, or corrected.',
    broughtIn: 'This list was brought in from elsewhere; nothing was calculated here.',
    noGames: 'No rated game counted on this list.',
    allSteps: 'All steps as sentences',
    underAnother: 'Under another rulebook',
    asData: 'As data',
    print: 'Print',
    copy: 'Copy link',
    copied: 'Copied',
    wholePeriod: 'The whole list',
    link: 'Link',
  },
  hu: {
    became: (before, after, say) => `Miért lett ${the(before, say)} pontból ${after}`,
    stayed: (rating) => `Miért maradt az értékszám ${rating}`,
    first: (after) => `Miért ${after} az induló értékszám`,
    none: 'Miért nincs még értékszám',
    lost: (before) => `Miért nincs már a listán a játékos (korábban ${before})`,
    ofList: (date) => `lista: ${date}`,
    ofNextList: (date) => `a következő listához (${date}), még nincs közzétéve`,
    withEvent: (event) => `Csak ez a verseny: ${event}`,
    before: 'értékszám az előző listán',
    beforeEvent: 'korábbi értékszám',
    noneBefore: 'korábban nem volt értékszám',
    after: 'értékszám ezen a listán',
    afterUnofficial: 'új értékszám',
    noneAfter: 'ezen a listán nincs értékszám',
    change: 'Változás',
    otherwise: 'nem játszmák alapján változott',
    howItCame: 'A számítás részletei',
    you: 'saját értékszám',
    games: (count, say) => say.count(count, 'játszma'),
    round: 'Ford.',
    opponent: 'Ellenfél',
    rating: 'Értékszám',
    gap: 'D',
    counted: 'Számít',
    corrected: 'Korr. D',
    expected: 'PD',
    score: 'Pont',
    difference: 'Pont − PD',
    gamePoints: 'Játszmapont',
    sum: 'Összesen',
    capped: '400 pontnak számít',
    stones: (count, colour) => `${colour === 'white' ? 'adott' : 'kapott'} előny: ${count} kő`,
    colours: { white: 'világos', black: 'sötét' },
    goColours: { white: 'fehér', black: 'fekete' },
    standings: { unsettled: 'ideiglenes', fide: 'FIDE-értékszám', newcomer: 'becslés' },
    stored: (event) => (event === '' ? 'korábbi játszma' : `korábbi játszma, ${event}`),
    clausesOf: 'Pontok',
    leftOut: 'Figyelmen kívül hagyott játszmák',
    coefficients: (count, say) => say.count(count, 'játékos együtthatója'),
    between: 'A listák között más is változtatott az értékszámon',
    decided: ({ indicator, old, now, by }) => `${indicator}: ${now} (korábban: ${old}); döntött: ${by}`,
    indicators: {
      rating: 'értékszám',
      grade: 'minősítés',
      games: 'játszmák száma',
      peak: 'legmagasabb értékszám',
      unsettled: 'csillag',
    },
    settled: 'végleges',
    unsettled: 'ideiglenes',
    nothing: 'nincs',
    merged: 'Ugyanannak a személynek a két adatlapját összevontuk',
    split: 'Ami másé volt, visszakerült hozzá',
    brought: 'Máshonnan átvett értékszám',
    somethingElse: 'Korábbi versenyeket újra elszámoltunk vagy helyesbítettünk.',
    broughtIn: 'Ezt a listát máshonnan vettük át; itt semmit sem számoltunk.',
    noGames: 'Ezen a listán nem volt beszámított játszma.',
    allSteps: 'A lépések szövegesen',
    underAnother: 'Más szabályzat szerint',
    asData: 'Adatként',
    print: 'Nyomtatás',
    copy: 'Hivatkozás másolása',
    copied: 'Másolva',
    wholePeriod: 'Az egész lista',
    link: 'Hivatkozás',
  },
  ru: {
    became: (before, after) => `Почему рейтинг ${before} стал ${after}`,
    stayed: (rating) => `Почему рейтинг остался прежним: ${rating}`,
    first: (after) => `Почему первый рейтинг — ${after}`,
    none: 'Почему рейтинга ещё нет',
    lost: (before) => `Почему игрока больше нет в рейтинг-листе (было ${before})`,
    ofList: (date) => `рейтинг-лист: ${date}`,
    ofNextList: (date) => `для рейтинг-листа ${date}, который ещё не опубликован`,
    withEvent: (event) => `Только этот турнир: ${event}`,
    before: 'рейтинг в предыдущем рейтинг-листе',
    beforeEvent: 'прежний рейтинг',
    noneBefore: 'рейтинга не было',
    after: 'рейтинг в этом рейтинг-листе',
    afterUnofficial: 'новый рейтинг',
    noneAfter: 'в этом рейтинг-листе рейтинга нет',
    change: 'Изменение',
    otherwise: 'изменён не по результатам партий',
    howItCame: 'Как это получилось',
    you: 'рейтинг игрока',
    games: (count, say) => say.count(count, 'партия', 'партии', 'партий'),
    round: 'Тур',
    opponent: 'Соперник',
    rating: 'Рейтинг',
    gap: 'D',
    counted: 'Учтено',
    corrected: 'D с форой',
    expected: 'PD',
    score: 'Очки',
    difference: 'Очки − PD',
    gamePoints: 'Очки за партию',
    sum: 'Всего',
    capped: 'учитывается как 400',
    stones: (count, colour, say) =>
      `${colour === 'white' ? 'дана' : 'получена'} фора: ${say.count(count, 'камень', 'камня', 'камней')}`,
    colours: { white: 'белые', black: 'чёрные' },
    goColours: { white: 'белые', black: 'чёрные' },
    standings: { unsettled: 'неустоявшийся', fide: 'рейтинг ФИДЕ', newcomer: 'оценка' },
    stored: (event) => (event === '' ? 'прежняя партия' : `прежняя партия, ${event}`),
    clausesOf: 'Пункты',
    leftOut: 'Неучтённые партии',
    coefficients: (count, say) =>
      say.count(count, 'коэффициент игрока', 'коэффициента игроков', 'коэффициентов игроков'),
    between: 'Между рейтинг-листами рейтинг менялся и по другой причине',
    decided: ({ indicator, old, now, by }) => `${indicator}: ${now} (было: ${old}), решение: ${by}`,
    indicators: {
      rating: 'рейтинг',
      grade: 'ранг',
      games: 'число партий',
      peak: 'наивысший рейтинг',
      unsettled: 'звёздочка',
    },
    settled: 'устоявшийся',
    unsettled: 'неустоявшийся',
    nothing: 'нет',
    merged: 'Две карточки одного человека объединены',
    split: 'То, что принадлежало другому игроку, возвращено ему',
    brought: 'Рейтинг взят из другого источника',
    somethingElse: 'Прежние турниры обсчитаны заново или исправлены.',
    broughtIn: 'Этот рейтинг-лист взят из другого источника; здесь ничего не рассчитывалось.',
    noGames: 'В этом рейтинг-листе нет учтённых партий.',
    allSteps: 'Все шаги словами',
    underAnother: 'По другим правилам',
    asData: 'В виде данных',
    print: 'Печать',
    copy: 'Скопировать ссылку',
    copied: 'Скопировано',
    wholePeriod: 'Весь рейтинг-лист',
    link: 'Ссылка',
  },
};

/** In Hungarian the texts of MSSZ and of Go speak of Élő-pont. */
const ELO_POINTS: Partial<WhyWords> = {
  stayed: (rating) => `Miért maradt az Élő-pont ${rating}`,
  first: (after) => `Miért ${after} az induló Élő-pont`,
  none: 'Miért nincs még Élő-pont',
  before: 'Élő-pont az előző listán',
  beforeEvent: 'korábbi Élő-pont',
  noneBefore: 'korábban nem volt Élő-pont',
  after: 'Élő-pont ezen a listán',
  afterUnofficial: 'új Élő-pont',
  noneAfter: 'ezen a listán nincs Élő-pont',
  you: 'saját Élő-pont',
  rating: 'Élő-pont',
  between: 'A listák között más is változtatott az Élő-ponton',
  indicators: { ...WHY_WORDS.hu.indicators, rating: 'Élő-pont', peak: 'legmagasabb Élő-pont' },
  brought: 'Máshonnan átvett Élő-pont',
};

export const whyWords = (language: Language, family: Explanation['family']): WhyWords =>
  language === 'hu' && (family === 'mssz' || family === 'mgsz')
    ? { ...WHY_WORDS.hu, ...ELO_POINTS }
    : WHY_WORDS[language];
