/** Keys and signatures, in Hungarian. */
import type { KeyFindings, KeyProblem } from '../../../explain/desk-findings/keys.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';
import { dayOfTime, clockOfTime } from '../../../explain/times.ts';

export const KEY_PROBLEM_WORDS: Readonly<Record<KeyProblem, string>> = {
  denied: 'nincs hozzá jog',
  folder: 'ez egy mappa',
  'no-folder': 'nincs ilyen mappa',
  full: 'betelt a lemez',
  other: 'a rendszer nem engedi',
};
const at = (time: string, say: Say): string => `${say.date(dayOfTime(time))} ${clockOfTime(time)} (UTC)`;

export const KEY_FINDINGS: FindingPhrases<KeyFindings> = {
  'keys.none': () =>
    'Az irodának még nincs kulcsa, ezért semmi sincs aláírva; kulcs az „elobook keys new” paranccsal készül.',
  'keys.none-in-force': () => 'Az irodának nincs érvényes kulcsa; kulcs az „elobook keys new” paranccsal készül.',
  'keys.no-place': () =>
    'Ha az adatbázis kiszolgálón van, a titkos kulcs helyét meg kell adni: nevezzen meg egy fájlt (--key vagy ELOBOOK_KEY_FILE), vagy adja meg magát a kulcsot (ELOBOOK_KEY).',
  'keys.missing': ({ place }) => `Nincs meg a titkos kulcs: nincs „${place}” nevű fájl.`,
  'keys.unreadable': ({ place, problem }) =>
    `A titkos kulcs („${place}”) nem olvasható: ${KEY_PROBLEM_WORDS[problem]}.`,
  'keys.unwritable': ({ place, problem }) =>
    `A titkos kulcs nem írható ide: „${place}”; ${KEY_PROBLEM_WORDS[problem]}.`,
  'keys.open-to-others': ({ place, mode }) =>
    `A titkos kulcshoz („${place}”) a tulajdonosán kívül más is hozzáfér (${mode}); ha senki nem olvasta, elég a „chmod 600”, különben vonja vissza mint nyilvánosságra kerültet, és készítsen újat.`,
  'keys.damaged': ({ place }) => `Ami itt van („${place}”), nem Ed25519 titkos kulcs (PEM, PKCS #8).`,
  'keys.other-key': ({ place, seen, expected }) =>
    `Az érvényes kulcs ${expected}, itt viszont („${place}”) ez van: ${seen.join(', ')}.`,
  'keys.nothing-new': ({ place }) =>
    `Az itt lévő kulcsot (${place}) már bejelentették; tegyen a helyére újat, és azt jelentse be.`,
  'keys.unknown': ({ key }) => `Az irodának sosem volt ilyen kulcsa: „${key}”.`,
  'keys.retired-already': ({ key, until }, say) =>
    `A kulcs (${key}) már nincs érvényben; az érvényesség vége: ${at(until, say)}.`,
  'keys-file.missing': ({ file }) =>
    `Nincs meg a nyilvános kulcsok fájlja („${file}”); az iroda az „elobook keys export” paranccsal írja ki, a helye a --keys kapcsolóval adható meg.`,
  'keys-file.damaged': ({ field }) =>
    field === null
      ? 'Ez nem nyilvános kulcsok fájlja.'
      : `Ez nem nyilvános kulcsok fájlja: „${field}” hiányzik vagy hibás.`,
  'signature.missing': ({ file }) => `Nincs meg az aláírás: „${file}”.`,
  'signature.damaged': ({ byte, field }) =>
    byte !== null
      ? `Az aláírás fájlja sérült, a hiba helye: ${byte}. bájt.`
      : field !== null
        ? `Az aláírás fájlja sérült: „${field}” hiányzik vagy hibás.`
        : 'Az aláírás fájlja sérült: nem olvasható.',
  'signature.unknown-key': ({ key, list }) =>
    `A lista („${list}”) aláírása ezt a kulcsot nevezi meg: ${key}; ez nincs a nyilvános kulcsok között: vagy nem az irodáé, vagy a kulcsok fájlja régebbi.`,
  'signature.wrong': ({ key, list }) =>
    `Az aláírás érvénytelen: a kulccsal (${key}) nem ezt a listát („${list}”) írták alá, vagy az aláírás fájlja megváltozott.`,
  'signature.key-not-valid': ({ key, signed, from, until }, say) =>
    `A lista aláírásának ideje ${at(signed, say)}, a kulcs (${key}) viszont ekkor volt érvényben: ${at(from, say)} – ${until === null ? 'azóta' : at(until, say)}.`,
  'signature.key-disclosed': ({ key }) =>
    `A kulcs (${key}) nyilvánosságra került, ezért a vele készült aláírások nem bizonyítanak semmit; kérjen az irodától új aláírást.`,
  'signature.changed-file': ({ list, seen, signed }) =>
    `Nem ezt a fájlt írták alá a listához („${list}”): az SHA-256 összege ${seen}, az aláírt pedig ${signed}.`,
  'signature.wrong-list': ({ list, expected }) => `A fájlban ez a lista van: „${list}”, nem pedig ez: „${expected}”.`,
  'signature.other-office': ({ office, expected }) =>
    `Az aláírás ezt az irodát nevezi meg: „${office}”; a kulcsok fájlja viszont egy másiké: „${expected}”.`,
  'signature.other-name': ({ file, list }) => `A fájl neve „${file}”, de ez a lista van benne: „${list}”.`,
};
