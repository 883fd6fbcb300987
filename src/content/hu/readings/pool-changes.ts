/** What is open about changes of a whole pool, and how Elobook reads it, in Hungarian. */
import { POOL_CHANGE_READINGS as ENGLISH } from '../../en/readings/pool-changes.ts';
import { readingsWith } from '../../reading-texts.ts';

export const POOL_CHANGE_READINGS = readingsWith(ENGLISH, {
  P1: {
    question: 'Része-e valamelyik kiadásnak, ha minden értékszám módosul?',
    reading: 'Nem. A kiadások nem tudnak róla; az iroda alkalmazza egy listára, külön bejegyzéssel.',
  },
  P2: {
    question: 'Mi jön előbb: a módosítás vagy ugyanannak a listának a versenyei?',
    reading:
      'Előbb a versenyek, amelyek kerekített értékszámot adnak, azután a szabály: 1500 és −20 változás után 1480, és ' +
      '1480 + 208 = 1688 a FIDE 2024. márciusi listáján. A sorrend a bejegyzés része.',
    otherwise:
      'Ausztria előbb módosította az értékszámokat, és azután számolta el a versenyeket. A kettő a változás legfeljebb ' +
      '0,4-szeresével tér el.',
  },
  P3: {
    question: 'Egyszer vagy kétszer kell kerekíteni?',
    reading: 'Kétszer: előbb a periódus változását, azután a szabály eredményét. A lista értékszáma egész szám.',
  },
  P4: {
    question: 'Egy verseny a módosítás előtt kezdődött, és későbbi listán számolják el.',
    reading:
      'A változása a kezdetekor érvényes értékszámokból adódik, és úgy adódik hozzá, ahogy van: sem az értékszámokat, ' +
      'sem a változást nem kell átszámítani.',
  },
  P5: {
    question: 'Mi lesz azzal, aki e lista versenyei miatt a régi küszöb alá esik?',
    reading: 'Nincs értékszáma: a küszöb vizsgálata megelőzi a szabályt.',
  },
  P6: {
    question: 'Mi a helyzet az éppen ezen a listán megjelenő újoncokkal?',
    reading: 'Az első értékszámuk ugyanúgy módosul, mint a többieké.',
  },
  P7: {
    question: 'Egy újonc eredményei a módosítás előttről valók.',
    reading:
      'Maradnak, ahogy lejátszották őket, az ellenfelek régi értékszámával. Az állományban beállítható, hogy ezek is ' +
      'emelkedjenek a szabály szerint.',
    otherwise: 'A régi ellenfelek emelése kedvezőbb az újoncoknak.',
  },
  P8: {
    question: 'Egy módosítás előtti versenyt utólag helyesbítenek.',
    reading:
      'Az akkori listát a módosítással együtt kell újraszámítani, és az így kapott értékszámok különbsége kerül a ' +
      'következő listára, egész pontokban: 2000 alatt a helyesbítés mintegy 0,6-szerese.',
    otherwise: 'Az iroda a puszta különbséget is hozzáadhatja, de akkor ezt ki kell mondania.',
  },
  P9: {
    question: 'Elértnek számít-e a felemelt értékszám?',
    reading:
      'Igen, ahogy közzétették: a legmagasabb értékszámnál, a K-hoz szükséges 2400-nál és a címek határainál is.',
  },
  P10: {
    question: 'Egy játékosról szóló döntés és minden értékszám módosítása ugyanarra a listára esik.',
    reading: 'Az egy játékosról szóló döntés jön utoljára.',
  },
  P11: {
    question: 'A listák a versenyeik nélkül kerülnek be. Mi bennük a 2024. márciusi ugrás?',
    reading:
      'A dátumáról és a számairól ismerhető fel, és minden értékszám módosításának számít, nem játéknak. Ugyanez áll a ' +
      'rapid- és villámértékszámok 2022. októberi emelésére.',
  },
  P12: {
    question: 'A nemzeti listák követik a FIDE számait. Velük együtt módosulnak?',
    reading: 'Saját bejegyzéssel és saját döntéssel, azon a napon, amelyet a szövetség megnevez.',
  },
  P13: {
    question: 'Ausztria 0,333333-as szorzójához nincs kerekítés megadva.',
    reading: '333333/1000000, a legközelebbi egészre kerekítve: 800-ból 1200 lesz.',
  },
  P14: {
    question: 'Csökkenthet-e bárkit egy határ felé közelítő szabály?',
    reading: 'Soha. A határ fölött semmi sem változik.',
  },
});
