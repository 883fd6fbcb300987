/** What is wrong with the office's database, in Hungarian. */
import type { StoreFindings, Unreachable } from '../../../stores/errors.ts';
import type { WritesBy } from '../../../stores/public-role.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

const REASONS: Readonly<Record<Unreachable, string>> = {
  address: 'a cím nem értelmezhető',
  scheme: 'iroda csak fájlban vagy postgres://… címen lehet',
  folder: 'ezen a helyen mappa van',
  'no-folder': 'nincs meg a mappa, amelyben lennie kellene',
  denied: 'a hozzáférés nem engedélyezett',
  'no-host': 'ismeretlen a kiszolgáló neve',
  refused: 'azon a címen nem fut kiszolgáló',
  timeout: 'a kiszolgáló nem válaszol időben',
  password: 'a felhasználónevet vagy a jelszót a kiszolgáló nem fogadja el',
  'no-database': 'a kiszolgálón nincs ilyen adatbázis',
  'full-house': 'a kiszolgáló most nem fogad több kapcsolatot',
  'no-tls': 'a kiszolgáló nem titkosítja a kapcsolatot, pedig a cím kéri (sslmode)',
  certificate: 'a kiszolgáló tanúsítványának kiállítója itt nem megbízható (az sslrootcert adja meg, ki az)',
  'certificate-name': 'a kiszolgáló tanúsítványa más névre szól, mint amely a címben áll',
  'certificate-expired': 'a kiszolgáló tanúsítványa ma nem érvényes',
  'certificate-file': 'nem olvasható egy tanúsítvány vagy kulcs, amelyet a cím megnevez (sslrootcert, sslcert, sslkey)',
  other: 'a kapcsolat nem jön létre',
};

const WAYS: Readonly<Record<WritesBy, (name: string) => string>> = {
  superuser: (name) => `„${name}” rendszergazdai jogú`,
  'create-role': (name) => `„${name}” más szerepköröket hozhat létre`,
  database: (name) => `sémákat hozhat létre ebben az adatbázisban: „${name}”`,
  schema: (name) => `táblákat hozhat létre ebben a sémában: „${name}”`,
  table: (name) => `írhat ebbe a táblába: „${name}”`,
};

const megabytes = (bytes: number): number => Math.ceil(bytes / 1_000_000);

export const STORE_FINDINGS: FindingPhrases<StoreFindings> = {
  'store.unreachable': ({ address, reason }) => `Nem nyitható meg ez az adatbázis („${address}”): ${REASONS[reason]}.`,
  'store.empty': ({ address }) =>
    `Ebben az adatbázisban nincs iroda: „${address}”. Másik adatbázist a --db vagy az ELOBOOK_DB nevez meg; új irodát az „office init” nyit.`,
  'store.read-only': ({ address }) => `Ez az adatbázis csak olvasható: „${address}”.`,
  'store.not-a-database': ({ address }) => `Ez a fájl nem adatbázis: „${address}”.`,
  'store.damaged': ({ address }) => `Ez az adatbázis sérült, biztonsági másolatból kell helyreállítani: „${address}”.`,
  'store.foreign': ({ address }) => `Ez az adatbázis más programé, ezért semmi sem változott benne: „${address}”.`,
  'store.not-built': ({ address }) =>
    `Az irodának egy táblája vagy oszlopa hiányzik ebből az adatbázisból, vagy nem látható: „${address}”; részletek: „elobook verify”.`,
  'store.encoding': ({ address, encoding }) =>
    `Ez az adatbázis a szövegeket ${encoding} kódolással tárolja, az irodához UTF-8 kell: „${address}”.`,
  'store.newer': ({ address, version, known }, say) =>
    `Ezt az adatbázist újabb Elobook készítette (a táblák változata ${say.number(version)}, itt legfeljebb ${say.number(known)} ismert), azzal kell használni: „${address}”.`,
  'store.older': ({ address, version, known }, say) =>
    `Ennek az adatbázisnak („${address}”) egy régebbi Elobook készítette a tábláit (${say.number(version)}. változat, itt ${say.number(known)}.), és csak olvasásra nyílt meg; bármely más parancs naprakésszé teszi.`,
  'store.may-write': ({ address, role, by, name }) =>
    `Ezt az adatbázist („${address}”) csak olvasni szabad, „${role}” néven azonban módosítható: ${WAYS[by](name)}. Az „elobook office public-role” kiírja, hogyan hozható létre csak olvasásra jogosult szerepkör.`,
  'store.busy': ({ address, seconds }, say) =>
    `Ezt az adatbázist több mint ${say.number(seconds)} másodpercig mások használták: „${address}”.`,
  'store.full': ({ address }) => `Ennek az adatbázisnak nincs több helye: „${address}”.`,
  'store.not-whole': ({ address }) =>
    `A lemez nem azt adja vissza, ami ide íródott: „${address}”. Lehet, hogy betelt vagy hibás.`,
  'store.old-log': ({ address, file }) =>
    `Az új adatbázis („${address}”) helyén egy korábbi adatbázis naplója maradt: „${file}”. Ez tönkretenné az újat, de a régi utolsó változásai is benne lehetnek, ezért nem szabad törölni. Helyezze át egy másik mappába, a hozzá tartozó adatbázissal együtt, ha az még megvan, vagy adjon az újnak más nevet; azután ismételje meg a parancsot.`,
  'store.lost': ({ address, outcome }) =>
    outcome === 'unchanged'
      ? `Munka közben elérhetetlenné vált ez az adatbázis: „${address}”.`
      : `A változás rögzítése közben elérhetetlenné vált ez az adatbázis; ismétlés előtt meg kell nézni, hogy a változás benne van-e: „${address}”.`,
  'store.no-backup': ({ address, folder, reason, bytes }) =>
    `Ez az adatbázis az Elobook egy régebbi változatáé: „${address}”. Frissítés előtt másolat készülne róla, de ${
      reason === 'full'
        ? `ebben a mappában nincs elég hely (${megabytes(bytes)} MB): „${folder}”`
        : `ebbe a mappába nem lehet írni: „${folder}”`
    }. Szabadítson fel helyet, nevezzen meg másik mappát (ELOBOOK_UPGRADE_BACKUP), vagy készítsen másolatot maga, és állítsa be ezt: ELOBOOK_UPGRADE_BACKUP=none.`,
  'store.kept-before': () => 'Ami addig elkészült, megmarad; a parancs ismétlése előtt nézze meg, mi hiányzik.',
};
