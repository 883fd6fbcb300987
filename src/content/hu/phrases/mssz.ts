/** What MSSZ adds to FIDE's rules, in Hungarian. */
import type { FideRules } from '../../../rulebooks/fide/reasons.ts';
import type { MsszFindings, MsszRules } from '../../../rulebooks/mssz/reasons.ts';
import type { FindingPhrases, Say, StepPhrases } from '../../../explain/language.ts';
import { FIDE_STEPS } from './fide.ts';

const SHEETS = { left: 'A KOMIR-lapról', right: 'A FIDE-lapról' } as const;

/** The Hungarian federation's own text says "Élő-pont" where FIDE's says "értékszám"; the endings go with the word. */
const ENDINGS: Readonly<Record<string, string>> = {
  '': 'Élő-pont',
  a: 'Élő-pontja',
  hoz: 'Élő-ponthoz',
  mal: 'Élő-ponttal',
  ok: 'Élő-pontok',
  okkal: 'Élő-pontokkal',
  ot: 'Élő-pontot',
  ról: 'Élő-pontról',
  pontot: 'Élő-pontot',
  '-különbség': 'pontkülönbség',
};

const inEloPoints = (sentence: string): string =>
  sentence.replaceAll(
    /([Éé])rtékszám(-különbség|pontot|[a-záéíóöőúüű]*)/g,
    (whole: string, _first: string, ending: string) => ENDINGS[ending] ?? whole,
  );

/** FIDE's phrases in the words of this book. */
export const FIDE_STEPS_IN_ELO_POINTS = Object.fromEntries(
  Object.entries(FIDE_STEPS).map(([rule, phrase]) => [
    rule,
    (given: never, gives: never, say: Say) => inEloPoints((phrase as (...of: unknown[]) => string)(given, gives, say)),
  ]),
) as unknown as StepPhrases<FideRules>;

export const MSSZ_STEPS: StepPhrases<MsszRules> = {
  'average-gap': ({ own, average, gap, limit }, gives, say) =>
    gap === gives
      ? `Saját Élő-pont ${say.number(own)}, az ellenfelek átlaga ${say.number(average)}: a különbség ${say.signed(gap)}.`
      : `Saját Élő-pont ${say.number(own)}, az ellenfelek átlaga ${say.number(average)}: a különbség ${say.signed(gap)}, de csak ${say.number(limit)} számít.`,
  'average-expectation': ({ expected, games }, gives, say) =>
    `Az elvárás játszmánként ${say.number(expected)}, összesen ${games} játszmára ${say.number(gives)}.`,
  'average-change': ({ score, expected, k }, gives, say) =>
    `Elért pont ${say.score(score)}, elvárás ${say.number(expected)}; a különbség K = ${k} szorzóval ${say.signed(gives)}, kézi becslésként.`,
  'k40-left': ({ games, needed }, gives) =>
    `K = 40 marad, amíg ${needed} játszma össze nem gyűlik: eddig ${games} játszma volt, hátravan ${gives}.`,
};

export const MSSZ_FINDINGS: FindingPhrases<MsszFindings> = {
  'mssz.field-missing': ({ sheet, field }) => `${SHEETS[sheet]} hiányzik ez a mező: ${field}.`,
  'mssz.komir-id': ({ komirId, digits }) =>
    `A KOMIR-azonosító legfeljebb ${digits} jegyű szám lehet; itt: „${komirId}”.`,
  'mssz.strength-order': ({ club, number }, say) =>
    `Az erősorrendben (${club}) a hely legalább 1; itt viszont ${say.number(number)} szerepel.`,
  'mssz.strength-order-shared': ({ club, number, komirIds }, say) =>
    `Az erősorrend (${club}) ${say.number(number)}. helyén többen szerepelnek: ${say.list(komirIds)}.`,
  'mssz.fide-id-differs': ({ left, right }) =>
    `A két lapon különböző FIDE-azonosító szerepel: ${left ?? 'nincs'} és ${right ?? 'nincs'}.`,
  'mssz.fide-id-unusual': ({ fideId }) =>
    `A FIDE-azonosító (${fideId}) szokatlan: a magyar azonosítók rendszerint hatjegyűek és 7-tel kezdődnek.`,
  'mssz.fide-id-due': ({ games }, say) =>
    `A játékosnak értékszámos ellenfelek elleni ${say.number(games)} játszmája van, de FIDE-azonosítója nincs; az az első ilyen játszma után szükséges.`,
  'mssz.birth-year-differs': ({ left, right }) =>
    `A két lapon különböző születési év szerepel: ${left} és ${right ?? 'nincs'}.`,
  'mssz.rating-differs': ({ left, right }) =>
    `A KOMIR Élő-pont (${left ?? 'nincs'}) eltér a FIDE-értékszámtól (${right ?? 'nincs'}).`,
  'mssz.k': ({ k }) => `A K csak 10, 20 vagy 40 lehet; itt: ${k ?? 'nincs'}.`,
  'mssz.status': ({ status }) => `A státusz csak aktív vagy inaktív lehet; itt: „${status ?? ''}”.`,
  'mssz.title': ({ title }) => `Ez a cím itt nem viselhető: „${title}”.`,
};
