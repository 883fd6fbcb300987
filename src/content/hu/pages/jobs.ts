/** Az irodai felület szavai a feladatokról, magyarul. */
import type { JobPageWords } from '../../en/pages/jobs.ts';

export const JOB_PAGE_WORDS: JobPageWords = {
  title: 'Feladatok',
  lead: 'A hosszabb munkát a háttérben végezzük el, hogy senkinek se kelljen rá várnia. Az oldalt nyugodtan bezárhatja, és később visszatérhet: semmi sem vész el.',
  none: 'Nincs feladat. Sok fájl beküldéséből, játékoslistákból és nagy állományok közzétételéből lesz feladat.',
  job: 'Feladat',
  what: 'Művelet',
  by: 'Kérte',
  asked: 'Kérés ideje',
  state: 'Állapot',
  progress: 'Hol tart',
  started: 'Kezdés',
  ended: 'Befejezés',
  worker: 'Végrehajtó',
  ground: 'Indoklás',
  sent: 'Beküldve',
  preview: 'csak előnézet, semmi sem változik',
  states: {
    waiting: 'végrehajtóra vár',
    running: 'folyamatban',
    done: 'kész',
    failed: 'elakadt',
    declined: 'visszautasítva',
  },
  phases: {
    unpacking: 'kicsomagolás',
    working: 'feldolgozás',
    rating: 'versenyek értékszámítása',
    writing: 'a lista írása',
  },
  touched: (players, say) => `Minden érintett játékos táblázatként (CSV): ${say.number(players)}`,
  doneOf: (done, total, say) => `${say.number(done)} / ${say.number(total)}`,
  files: (count, say) => say.count(count, 'fájl'),
  reloads: 'Az oldal néhány másodpercenként újratöltődik.',
  waitsForWorker:
    'Még egyetlen végrehajtó sem vette át; amint felszabadul egy, elkezdi. Ha egy sem fut, a kiszolgáló üzemeltetője indít egyet.',
  failedLead:
    'Többször is megszakadt, és nem jutott előbbre. Ami addig elkészült, megmarad, és nem ismétlődik meg. Indítsa újra; ha megint elakad, mutassa meg ezt az oldalt a kiszolgáló üzemeltetőjének.',
  fault: 'A program üzenete',
  startAgain: 'Újraindítás',
  declinedLead: 'Az iroda nem hajtotta végre. Alább olvasható, miért, és mi a teendő.',
  doIt: 'Végrehajtás pontosan így',
  toRequest: (request) => `Második munkatársra vár: ${request}`,
  result: 'Eredmény',
  uploaded: ({ files, events, refused, questions }, say) =>
    `${say.count(files, 'fájl')}: ${say.count(events, 'verseny')}, ${say.count(questions, 'kérdés')}, nem vettük át: ${say.number(refused)}.`,
  moreFiles: (count, say) =>
    `További ${say.count(count, 'fájl')} itt nem látszik; az „elobook jobs show” és az API többet is megmutat.`,
  inboxFailed: 'a feladat elakadt',
  all: 'Minden feladat',
};
