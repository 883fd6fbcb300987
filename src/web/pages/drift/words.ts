/** The words of the drift page, beside those that the command line has too. */
import type { DriftWords } from '../../../explain/drift-words.ts';
import type { Language } from '../../../content/languages.ts';
import { DRIFT_WORDS as EN } from '../../../content/en/commands/drift.ts';
import { DRIFT_WORDS as HU } from '../../../content/hu/commands/drift.ts';
import { DRIFT_WORDS as RU } from '../../../content/ru/commands/drift.ts';

export const ANALYSIS_WORDS: Readonly<Record<Language, DriftWords>> = { en: EN, hu: HU, ru: RU };

export interface DriftPageWords {
  readonly title: (pool: string) => string;
  readonly lead: string;
  readonly mean: string;
  readonly meanCaption: string;
  readonly calibration: string;
  readonly calibrationCaption: string;
  readonly flow: string;
  readonly flowCaption: string;
  readonly came: string;
  readonly left: string;
  readonly players: string;
  readonly tooFew: string;
  readonly pools: string;
  readonly sample: (events: string, of: string) => string;
  readonly star: string;
}

export const DRIFT_PAGE_WORDS: Readonly<Record<Language, DriftPageWords>> = {
  en: {
    title: (pool) => `Does the scale move? ${pool}`,
    lead: 'A rating of 1800 should mean the same next year. This page watches whether it does, over the last lists.',
    mean: 'Mean rating of active players',
    meanCaption: 'The line is the mean on each list, the band where it lies with 95% certainty.',
    calibration: 'Expected and actual score',
    calibrationCaption:
      'Each dot is a band of rating differences, seen from the stronger side. On the dashed line, what was expected is what was scored; below it, the stronger side scored less.',
    flow: 'Who came and who left',
    flowCaption: 'Players who became active (above zero) and who stopped being so (below), list by list.',
    came: 'came',
    left: 'left',
    players: 'players',
    tooFew: 'Two lists are needed before anything can be said.',
    pools: 'Other pools',
    sample: (events, of) => `The games are those of ${events} tournaments out of ${of}, taken evenly from all lists.`,
    star: '* So far from what was expected that chance alone does not explain it (95%).',
  },
  hu: {
    title: (pool) => `Elmozdul-e a skála? ${pool}`,
    lead: 'Az 1800-as értékszámnak jövőre is ugyanazt kell jelentenie. Ez az oldal azt figyeli az utolsó listákon, hogy így van-e.',
    mean: 'Az aktív játékosok átlaga',
    meanCaption: 'A vonal az egyes listák átlaga, a sáv az a tartomány, amelyben az átlag 95%-os valószínűséggel van.',
    calibration: 'Elvárt és elért eredmény',
    calibrationCaption:
      'Minden pont az értékszám-különbségek egy sávja az erősebb fél szemszögéből. A szaggatott vonalon az elért eredmény megegyezik az elvárással; alatta az erősebb fél kevesebbet ért el.',
    flow: 'Érkezők és távozók',
    flowCaption: 'Listánként azok, akik aktívvá váltak (nulla fölött), és akik már nem aktívak (alatta).',
    came: 'érkeztek',
    left: 'távoztak',
    players: 'játékos',
    tooFew: 'Legalább két lista kell ahhoz, hogy bármit mondani lehessen.',
    pools: 'Más állományok',
    sample: (events, of) =>
      `A számítás ${of} versenyből ${events} verseny játszmáit veszi figyelembe, a listákról egyenletesen válogatva.`,
    star: '* Annyira eltér az elvárástól, hogy a véletlen egymagában nem magyarázza (95%).',
  },
  ru: {
    title: (pool) => `Смещается ли шкала? ${pool}`,
    lead: 'Рейтинг 1800 и через год должен значить то же самое. Эта страница следит за этим по последним рейтинг-листам.',
    mean: 'Средний рейтинг активных игроков',
    meanCaption:
      'Линия показывает среднее в каждом рейтинг-листе, полоса — где оно находится с вероятностью 95\u00a0%.',
    calibration: 'Ожидаемый и показанный результат',
    calibrationCaption:
      'Каждая точка — диапазон разницы рейтингов со стороны сильнейшего. На пунктире набрано столько, сколько ожидалось; ниже него сильнейший набрал меньше.',
    flow: 'Кто пришёл и кто ушёл',
    flowCaption: 'Игроки, ставшие активными (выше нуля) и переставшие ими быть (ниже), по рейтинг-листам.',
    came: 'пришли',
    left: 'ушли',
    players: 'игроков',
    tooFew: 'Нужны хотя бы два рейтинг-листа, чтобы что-то сказать.',
    pools: 'Другие пулы',
    sample: (events, of) => `Взяты партии не всех турниров (${events} из ${of}), равномерно по всем рейтинг-листам.`,
    star: '* Отклонение от ожидаемого, которое нельзя объяснить одной случайностью (95\u00a0%).',
  },
};
