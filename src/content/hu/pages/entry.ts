/** A jegyzőkönyvek beérkezésének és feldolgozásának oldalai, magyarul. */
import type { EntryWords } from '../../en/pages/entry.ts';

export const ENTRY_WORDS: EntryWords = {
  weights: { refuse: 'elutasítva', warn: 'figyelmeztetés', note: 'megjegyzés' },
  kept: {
    title: 'Elküldi most?',
    lead: 'Újra bejelentkezett. Még semmi sem történt. Ezt írta be:',
    file: 'Fájl',
    left: 'Túl nagyok voltak, válassza ki őket újra:',
    send: 'Elküldés',
    back: 'Vissza az oldalra',
  },
  typing: {
    title: 'Verseny begépelése',
    lead: 'Fájl nélküli kis versenyekhez. A játékosok a nyilvántartásból jönnek, miközben a nevüket gépeli, az eredmények a billentyűzetről, és minden azonnal megmarad.',
    begin: 'Új verseny',
    noneBegun: 'Nincs félbehagyott verseny.',
    unnamed: 'név nélkül',
    drop: 'Eldobás',
    others: 'Minden megkezdett verseny',
    toUpload: 'Inkább fájlt küldök',
    noScript: 'A begépeléshez JavaScript kell. Fájlt vagy annak szövegét anélkül is el lehet küldeni.',
    backToTyping: 'Vissza a begépeléshez',
    pool: 'Állomány',
    facts: {
      name: 'A verseny neve',
      place: 'Helyszín',
      federation: 'Szövetség',
      start: 'Első nap',
      end: 'Utolsó nap',
      system: 'Lebonyolítás',
      minutes: 'Perc játszmánként',
      increment: 'Másodperc lépésenként',
      event: 'Verseny, ha már be van jelentve (e12)',
    },
    systems: {
      swiss: 'svájci',
      'round-robin': 'körmérkőzés',
      'double-round-robin': 'kétfordulós körmérkőzés',
      match: 'páros mérkőzés',
      team: 'csapatverseny',
    },
    players: 'Játékosok',
    addPlayer: 'Játékos hozzáadása',
    addPlayerHint: 'Név vagy szám; a nyilakkal választhat, az Enter felveszi',
    noPlayers: 'Még senki. A fordulókhoz legalább két játékos kell.',
    newcomer: 'új a nyilvántartásban',
    birthYear: 'szül.',
    federation: 'szöv.',
    grade: 'fokozat',
    remove: (name) => `${name} törlése`,
    rounds: 'Fordulók',
    round: (round) => `${round}. forduló`,
    nextRound: 'Még egy forduló',
    lineHint:
      'Világos, sötét, eredmény, Enter: „3 7 1”. 1, 0, = (vagy 5); + és -: nem játszották le, --: egyik sem jelent meg. „3 bye” szabadnap, „3 h” fél pont, „3 z” nulla. Név is írható. Üres Enter: következő forduló; felfelé nyíl: az utolsó játszma újra; Page Up és Down: más forduló; Ctrl+Enter: megtekintés.',
    lineHintGo:
      'Fehér, fekete, eredmény, kövek, Enter: „3 7 1 h2”. 1: fehér nyert, 0: fekete nyert, =: jigo; + és -: nem játszották le. „3 bye” szabadnap. Név is írható. Üres Enter: következő forduló; felfelé nyíl: az utolsó játszma újra; Page Up és Down: más forduló; Ctrl+Enter: megtekintés.',
    faults: {
      form: 'Világos, sötét és eredmény, például „3 7 1”.',
      unknown: (text) => `Itt senki sem „${text}”.`,
      several: (text) => `„${text}” több játékosra is illik; írja a számot.`,
      same: 'Senki sem játszik önmaga ellen.',
      busy: (name, round) => `${name}: ${round}. forduló, már van játszmája vagy szabadnapja.`,
    },
    roundFull: 'Mindenkinek van játszmája vagy szabadnapja.',
    idle: (players) => `Még nincs játszmája: ${players.join(', ')}.`,
    edit: 'Játszma módosítása',
    stones: (count) => `${count} kő`,
    byes: { full: 'egész pontos szabadnap', half: 'fél pontos szabadnap', paired: 'erőnyerő', zero: 'nem játszott' },
    table: 'Kereszttáblázat',
    tableEmpty: 'Gépelés közben itt épül fel.',
    look: 'Előbb megnézem',
    send: 'Küldés',
    saving: {
      saved: 'Megőrizve.',
      saving: 'Mentés …',
      'signed-out':
        'A munkamenet véget ért. Gépeljen tovább: ez a böngésző megőrzi, és bejelentkezés után a szerver is.',
      unreachable: 'A szerver nem érhető el. Gépeljen tovább: ez a böngésző megőrzi.',
    },
    signIn: 'Bejelentkezés másik lapon',
  },
  upload: {
    nothingSent:
      'A fájlokat először ez az oldal olvassa be. Amíg lent meg nem nyom egy gombot, semmi sem kerül elküldésre.',
    toSend: (count, refused) =>
      count === 0
        ? 'Még nincs fájl.'
        : `Elküldésre vár: ${count} fájl${refused === 0 ? '' : `; közülük ${refused} ellen kifogás szól, ezeket az iroda elutasítaná`}.`,
    standing: (event) => `${event} jelenlegi jegyzőkönyve`,
    standingNote: (event) =>
      `${event}: ennek a versenynek már van jegyzőkönyve. Az új mellette látható, és elküldéskor a helyére lép.`,
    differentLines: 'Soronként',
    typeIn: 'Kis verseny begépelése',
    typeInHint: 'ha nincs fájl: játékosok a nyilvántartásból, eredmények billentyűzetről',
  },
};
