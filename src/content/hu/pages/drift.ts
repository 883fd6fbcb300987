/** The words of the drift page, beside those that the command line has too, in Hungarian. */
import type { DriftPageWords } from '../../en/pages/drift.ts';

export const DRIFT_PAGE_WORDS: DriftPageWords = {
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
};
