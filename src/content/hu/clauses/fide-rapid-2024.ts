/** The clauses of FIDE's rapid and blitz regulations of 2024, in Hungarian, in our own words; what is as in standard ratings stands there. */
import type { ClauseTexts } from '../../../explain/clause-text.ts';
import type { FideRapid202412Clause } from '../../../rulebooks/fide/rapid/contents.ts';
import { FIDE_2024_CLAUSES as STANDARD } from './fide-2024.ts';

export const FIDE_RAPID_2024_CLAUSES: ClauseTexts<FideRapid202412Clause> = {
  '0.1': STANDARD['0.1'],
  '0.2': {
    title: 'Bejelentés három nappal előre',
    rule:
      'A versenyt az a szövetség jelenti be, amelynek területén rendezik, legkésőbb 3 nappal az első versenynap ' +
      'előtt, bárki indul is rajta; a kezdés előtti harmadik nap még időben van. A később bejelentett verseny ' +
      'csak akkor számolható el, ha a Minősítési Bizottság (QC) elnöke kivételesen engedélyezi.',
  },
  '0.2 refusal': STANDARD['0.2 refusal'],
  '0.2 hybrid': STANDARD['0.2 hybrid'],
  '0.2 not submitted': STANDARD['0.2 not submitted'],
  '0.3': STANDARD['0.3'],
  '0.4': STANDARD['0.4'],
  '1.1': {
    title: 'A játszmák ideje',
    rule:
      'Mindkét játékosnak meghatározott ideje van az egész játszmára. Az összes szakasz perceit és 60 lépés ' +
      'többletidejét adjuk össze, a többletidőt mindig annak a szakasznak a mértékével, amelybe a lépés esik.',
  },
  '1.1.1': {
    title: 'Rapidjátszma',
    rule:
      'Rapid az a játszma, amelyben egy játékosnak 10 percnél több, de 60 percnél kevesebb ideje van. Más idejű ' +
      'verseny nem számolható el a rapidlistára.',
  },
  '1.1.2': {
    title: 'Villámjátszma',
    rule:
      'Villám az a játszma, amelyben egy játékosnak 3 percnél több, de legfeljebb 10 perc ideje van. Más idejű ' +
      'verseny nem számolható el a villámlistára.',
  },
  '1.2': {
    title: 'Egyenlő idő',
    rule:
      'Az a játszma, amelyben a két játékos ideje különböző, nem számolható el; így az Armageddon-játszma sem. ' +
      'Az időbeosztás az egész versenyé, ezért ilyenkor egyetlen játszmája sem számít.',
  },
  '2.1': STANDARD['2.1'],
  '3.1': {
    title: 'Fordulók naponta',
    rule:
      'Egy napon legfeljebb 15 rapid- vagy 30 villámforduló játszható. Ha több volt, figyelmeztetünk, de a ' +
      'versenyt elszámoljuk.',
  },
  '3.1.1': {
    title: 'Tizenöt rapidforduló',
    rule: 'Naponta legfeljebb 15 rapidforduló.',
  },
  '3.1.2': {
    title: 'Harminc villámforduló',
    rule: 'Naponta legfeljebb 30 villámforduló.',
  },
  '4.1': STANDARD['5.1'],
  '5.1': {
    title: 'Párosmérkőzés értékszám nélküli játékossal',
    rule:
      'Az a párosmérkőzés, amelyben az egyik játékosnak nincs értékszáma, egyáltalán nem számolható el. Akinek ' +
      'van klasszikus értékszáma, az értékszámosnak számít (7.2.1), ilyenkor a párosmérkőzés elszámolható.',
  },
  '5.2': STANDARD['6.2'],
  '6.1': STANDARD['7.1'],
  '6.1.1': STANDARD['7.1.1'],
  '6.1.2': STANDARD['7.1.2'],
  '6.1.3': STANDARD['7.1.3'],
  '6.1.4': STANDARD['7.1.4'],
  '6.2.1': STANDARD['7.2.1'],
  '6.2.2': {
    title: 'Inaktív játékosok',
    rule:
      'Inaktív ezen a listán az a játékos, akinek egy éve nincs ilyen elszámolt játszmája: a jelölés a ' +
      'tizenkettedik olyan listán jelenik meg, amelyen egymás után nincs játszmája. A másik két lista játszmái ' +
      'itt nem számítanak. Az inaktív játékos megtartja értékszámát, és értékszámos ellenfélnek számít.',
  },
  '7.1': STANDARD['8.1'],
  '7.1.1': STANDARD['8.1.1'],
  '7.1.2': STANDARD['8.1.2'],
  '7.2': {
    title: 'Értékszám nélküli játékos első értékszáma',
    rule:
      'Akinek van klasszikus értékszáma, azzal játszik (7.2.1). Mindenki más első értékszámát (Ru) az ' +
      'értékszámos ellenfelek ellen összegyűjtött összes játszmájából számítjuk (7.2.2–7.2.5).',
  },
  '7.2.1': {
    title: 'Klasszikus értékszám annak, akinek itt nincs',
    rule:
      'Akinek ezen a listán nincs értékszáma, de a verseny kezdetén van klasszikus értékszáma, az a klasszikus ' +
      'értékszámával játszik, és értékszámosnak számít a saját játszmáiban és az ellenfeleinél is. A változás ' +
      'ehhez adódik hozzá, és az eredmény a következő listán áll, egy játszma után éppúgy, mint sok után. ' +
      'Elszámolt játszma nélkül a játékos még nincs a listán.',
  },
  '7.2.2': STANDARD['8.2.1'],
  '7.2.3': STANDARD['8.2.2'],
  '7.2.4': {
    title: 'Első értékszám, legfeljebb 2200',
    rule:
      'A p két tizedesre kerekítendő, és a 7.1.1 táblázata adja a dp értékét. Az Ru = Ra + dp egészre ' +
      'kerekítendő, a fél felfelé. A 2200-nál nagyobb eredmény 2200 lesz. Akkor kerül a listára, ha legalább öt ' +
      'játszma van, és eléri az 1400-at.',
  },
  '7.2.5': STANDARD['8.2.4'],
  '7.3': {
    title: 'Értékszámos játékos változása',
    rule:
      'Az értékszámos játékos minden értékszámos ellenfél elleni játszmáját összevetjük azzal, ami tőle várható ' +
      'volt. A különbségek összege K-val szorozva a változás (7.3.1–7.3.4). Az értékszám nélküli ellenfelek ' +
      'elleni játszmák nem számítanak.',
  },
  '7.3.1': {
    title: 'Értékszám-különbség és a 400 pontos szabály',
    rule:
      'Minden értékszámos ellenfél elleni játszmában D a saját és az ellenfél értékszámának különbsége. A 400 ' +
      'pontnál nagyobb különbség 400-nak számít, bármennyi játszmában és mindenkinél; a 2025-ös kivétel a ' +
      '2650-es vagy erősebb játékosokra csak a klasszikus játszmáké.',
  },
  '7.3.1 (from 2024-12-01)': {
    title: '600 pont különbség',
    rule:
      'A 2024. december 1-jén vagy később kezdődő versenyeken nem számolható el az a játszma, amelyben a két ' +
      'játékos között legalább 600 pont a különbség, és egyikük értékszáma 2600 fölött van. Egyiküknek sem ' +
      'számít. A szabályhoz két értékszám kell; a felhasznált klasszikus értékszám is az.',
  },
  '7.3.2': {
    title: 'A játszmától a változásig',
    rule:
      'A D különbséghez a 7.1.2 táblázata adja a várható eredményt (PD). A ΔR a játszma eredménye (1, ½ vagy 0) ' +
      'mínusz PD. A ΔR értékek a versenyre vagy a periódusra összeadódnak, és az összeg K-val szorozva a ' +
      'változás.',
  },
  '7.3.3': STANDARD['8.3.3'],
  '7.3.4': STANDARD['8.3.4'],
  '8.1': STANDARD['9.1'],
  '8.2': STANDARD['9.2'],
  '8.3': STANDARD['9.3'],
  '8.4': STANDARD['9.4'],
  '9.1': STANDARD['10.1'],
  '9.2': STANDARD['10.2'],
};
