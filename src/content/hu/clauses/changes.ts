/** What an edition changed against the one before it, clause by clause, in Hungarian. */
import type { Changes } from '../../en/clauses/changes.ts';

export const CHANGES: Changes = {
  'fide-2017': {
    '0.2 hybrid':
      'A hibrid versenyek 2021. február 1-jétől elszámolhatók, mindegyik a Minősítő Bizottság elnökének jóváhagyásával.',
    '1.1':
      'A legkisebb gondolkodási idő a játszma két játékosától függ; 2014-ben egyetlen erős játékos az egész versenyre döntött. A túl gyors játszma kimarad, a többi számít.',
    '7.23a': 'A 2020. novemberi listától a 2022. októberiig két év, egyébként egy év után lesz inaktív a játékos.',
    '8.23': 'Az induló értékszámban az 50% fölötti minden fél pont 20 pontot ér; korábban 15-öt.',
    '8.56':
      'K = 40 annak az évnek a végéig, amelyben a játékos betölti a 18. életévét (korábban a születésnapig), ha sosem érte el a 2300 pontot, és K szorozva a lista játszmáinak számával legfeljebb 700.',
  },
  'fide-2022': {
    '0.2':
      'A versenyt 3 nappal a kezdete előtt kell nyilvántartásba vetetni; korábban egy hét volt. Címszerző versenynél továbbra is 30 nap.',
    '1.1': 'A legkisebb gondolkodási idő határai 2400 és 1800; 2017-ben 2200 és 1600 voltak.',
    '1.2': 'Az első időellenőrzés, ha lépésszámhoz kötött, legalább 30 lépés; korábban pontosan 40 volt.',
    '4.1': 'A 30 napnál hosszabb versenyekről havonta kell jegyzőkönyvet küldeni; a 90 napos korlát megszűnt.',
    '6.1':
      'Az értékszám nélküli játékossal játszott párosmérkőzés nem számolható el; korábban a játékos induló értékszámába beleszámított.',
    '8.2.3':
      'A körversenyek külön módszere megszűnt; az induló értékszámhoz az 50% fölötti eredmény félpontonként továbbra is 20-at ad.',
    '8.3.1':
      'A 400-nál nagyobb különbség versenyenként egyszer számít 400-nak, a legnagyobb különbségű játszmában; 2017-ben minden játszmában.',
    '8.3.4':
      'A periódus teljes változását egyszer kerekítjük, a felet nullától távolodva; 2017-ben az új értékszámot kerekítették, a felet fölfelé.',
  },
  'fide-2024': {
    '0.2.2':
      'A legerősebb játékosok versenyét 30 nappal, a többit 3 nappal a kezdete előtt kell nyilvántartásba vetetni; ez már 2023. december 25-e óta így van, addig a 30 nap a címszerző versenyekre vonatkozott.',
    '7.1.4': 'A lista értékszámküszöbe 1400; korábban 1000 volt.',
    '8.2.2':
      'Az induló értékszámhoz két, 1800-as képzeletbeli ellenféllel játszott döntetlent adunk, minden eredményre ugyanaz a képlet érvényes, és legfeljebb 2200 lehet; 2022-ben az 50% fölötti eredmény félpontonként 20-at adott, felső határ nélkül.',
    '8.3.1': 'A 400-nál nagyobb különbség minden játszmában 400-nak számít; 2022-ben versenyenként csak egyszer.',
  },
  'fide-2025-10': {
    '8.3.1 (from 2025-10-01)':
      'A 400-nál nagyobb különbség továbbra is 400-nak számít, de a legalább 2650-es játékosnál már nem: nála a valódi különbség számít.',
  },
  'fide-2026-01': {
    '1.1 (from 2026-01-01)':
      'A Minősítő Bizottság által jóváhagyott jelentős és hagyományos versenyek 60 lépésre adott 75 perctől számítanak, bárki játszik is.',
  },
  'fide-rapid-2024': {
    '1.1.1':
      'A 10 percnél hosszabb, de 60 percnél rövidebb rapidjátszmáknak saját listájuk van; a két játékos ideje egyenlő.',
    '7.2.1': 'Akinek ezen a listán nincs értékszáma, a klasszikus értékszámával játszik, és értékszámosnak számít.',
    '3.1.1': 'A klasszikus versenyek napi tizenkét óráját itt nem kell nézni; napi 15 forduló lehet.',
  },
  'fide-rapid-2024-12': {
    '7.3.1 (from 2024-12-01)':
      'Már nem számolható el az a játszma, amelyben a két játékos között legalább 600 pont a különbség, és egyikük 2600 fölött van.',
  },
  'fide-blitz-2024': {
    '1.1.2':
      'A 3 percnél hosszabb, legfeljebb 10 perces villámjátszmáknak saját listájuk van; a két játékos ideje egyenlő.',
    '7.2.1': 'Akinek ezen a listán nincs értékszáma, a klasszikus értékszámával játszik, és értékszámosnak számít.',
    '3.1.2': 'A klasszikus versenyek napi tizenkét óráját itt nem kell nézni; napi 30 forduló lehet.',
  },
  'fide-blitz-2024-12': {
    '7.3.1 (from 2024-12-01)':
      'Már nem számolható el az a játszma, amelyben a két játékos között legalább 600 pont a különbség, és egyikük 2600 fölött van.',
  },
  'mssz-2017': {
    '8.21': 'A magyar szabályzat a FIDE 2014-es szövege szerint számol; az első verseny már fél ponttól számít.',
    '2. § KOMIR ID': 'A KOMIR már nem külön értékszám, hanem a játékos két adatlapját tartó nyilvántartás.',
  },
};
