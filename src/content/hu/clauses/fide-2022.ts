/** The clauses of FIDE's rating regulations of January 2022, in Hungarian, in our own words; what 2024 kept stands there. */
import type { Fide2022Clause } from '../../../rulebooks/fide/2022/contents.ts';
import type { ClauseTexts } from '../../../explain/clause-text.ts';
import { FIDE_2024_CLAUSES } from './fide-2024.ts';
import { asIn2024 } from '../../as-in-2024.ts';

export const FIDE_2022_CLAUSES: ClauseTexts<Fide2022Clause> = {
  ...asIn2024(FIDE_2024_CLAUSES),
  '0.2': {
    title: 'Előzetes bejelentés',
    rule:
      'A versenyt az a szövetség jelenti be, amelynek a területén játsszák: legalább 3 nappal az első nap előtt, ' +
      'címszerző versenynél 30 nappal előtte. A Minősítő Bizottság elnöke a bejelentést elutasíthatja, a késői ' +
      'bejelentést pedig elfogadhatja.',
  },
  '0.2 (from 2023-12-25)': {
    title: 'Bejelentés 2023. december 25-től',
    rule:
      'Ha 2700 fölötti értékszámú játékos vagy 2500 fölötti értékszámú nő indul, a versenyt 30 nappal az első nap ' +
      'előtt kell bejelenteni, minden más versenyt 3 nappal előtte. A késői bejelentést az első esetben a FIDE elnöke, ' +
      'a másodikban a Minősítő Bizottság elnöke fogadhatja el. Aki e nap előtt jelentkezett be, arra az akkori ' +
      'szabály érvényes.',
  },
  '7.1.2': {
    title: 'Kit és milyen adatokkal tartalmaz a lista',
    rule:
      'A listán minden játékos szerepel, akinek az értékszáma legalább 1000. A lista adatai: cím, szövetség, ' +
      'értékszám, FIDE-azonosító, a periódusban értékelt játszmák száma, születés, nem és érvényes K.',
  },
  '7.1.4': {
    title: 'Mikor kerül listára az új játékos',
    rule:
      'Az új játékos akkor kerül listára, ha legalább öt játszmája van értékszámmal rendelkező ellenfelek ellen, és ' +
      'az értékszáma legalább 1000. A játszmák több versenyről is származhatnak, legfeljebb 26 hónapról. Az 1000 ' +
      'alatti értéket adó eredmények megmaradnak, a játékos később még felkerülhet.',
  },
  '7.2.1': {
    title: '1000 alatt',
    rule:
      'Akinek az értékszáma 1000 alá esik, a következő listán értékszám nélküliként szerepel, és attól kezdve úgy ' +
      'kell kezelni, mint bármely értékszám nélküli játékost. Az értékelt játszmák száma és az eddigi legmagasabb ' +
      'értékszám megmarad, mert K ezektől függ.',
  },
  '7.2.2': {
    title: 'Inaktív játékosok',
    rule:
      'A 2022. októberi listáig az inaktív, akinek 24 egymást követő listán nincs értékelt játszmája; 2022 ' +
      'novemberétől 12 lista elég hozzá. Egy játszma ismét aktívvá tesz. Az inaktív játékos megtartja az értékszámát, ' +
      'és ellenfélként is értékszámmal rendelkezőnek számít. Hogy a 24 hónap mikor ért véget, a mi értelmezésünk.',
  },
  '8.1.2': {
    title: 'Különbségből elvárás (PD)',
    rule:
      'A táblázat megmutatja, mennyit várhat egy játszmától a magasabb értékszámú játékos: 0–3 pont különbségnél 0,50, ' +
      'innen emelkedve 735 fölött 1,00. Az alacsonyabb értékszámú várt eredménye a maradék. Mivel a 400-nál nagyobb ' +
      'különbség az egyik félnél 400-nak számíthat, a másiknál nem, a két várt eredmény összege nem mindig 1.',
  },
  '8.2.2': {
    title: 'Az ellenfelek átlaga',
    rule: 'Ra az értékszámmal rendelkező ellenfelek átlaga. Képzeletbeli ellenfelek nincsenek, és semmit sem kell levágni.',
  },
  '8.2.3': {
    title: 'Induló értékszám felső határ nélkül',
    rule:
      'Ha a játékos a pontok pontosan felét szerezte meg, Ru = Ra. E fölött minden fél pont 20-at ad hozzá. Ez alatt a ' +
      'százalékos eredményhez a 8.1.1 táblázat adja a dp különbséget, és Ru = Ra + dp. Az eredményt egész számra kell ' +
      'kerekíteni, a felet felfelé; felső határ nincs. A közzétételhez legalább öt játszma és legalább 1000 pont kell.',
  },
  '8.3.1': {
    title: 'Értékszám-különbség: versenyenként egyszer 400',
    rule:
      'Értékszámmal rendelkező ellenfél elleni játszmánál D a saját értékszám és az ellenfél értékszámának ' +
      'különbsége. A 400-nál nagyobb különbség 400-nak számít, de ebből a játékos egy versenyen csak egyszer ' +
      'részesülhet, a legnagyobb különbségű játszmában; a többi különbség a valódi értékével számít. Ha a játékos ' +
      'több mint 400 ponttal marad el az ellenfelétől, minden ilyen különbség 400-nak számít: a korlát azt köti, ' +
      'akinek a szabály előnyös. Ez az utolsó pont a mi értelmezésünk.',
  },
  '9.1': {
    title: 'A jegyzőkönyv',
    rule:
      'A szövetség értékszám-adminisztrátora akkor tölti fel a jegyzőkönyvet, ha meggyőződött arról, hogy a versenyt ' +
      'minden szabály szerint rendezték; a gyanúsat visszautasíthatja. Határidőt nem találtunk; 30 nap után ' +
      'emlékeztetünk rá.',
  },
  '9.4': {
    title: 'A hibrid versenyek játszmái',
    rule: 'A hibrid verseny játszmáit 2024-től kell az eredményekkel együtt beküldeni. Korábban csak megjegyzés készül, ha hiányoznak.',
  },
};
