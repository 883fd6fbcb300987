/** Who may do what: accounts, signing in, second officers. In Hungarian. */
import type { AccessFindings, FieldProblem } from '../../../explain/desk-findings/access.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

const ROLES: Readonly<Record<string, string>> = {
  arbiter: 'versenybíró',
  club: 'egyesület',
  federation: 'szövetségi iroda',
  officer: 'értékszámfelelős',
  administrator: 'rendszergazda',
};
const role = (name: string): string => ROLES[name] ?? name;

const FIELD_PROBLEMS: Readonly<Record<FieldProblem, string>> = {
  missing: 'kötelező megadni',
  unknown: 'nincs ilyen mező',
  choice: 'nem az ismert értékek egyike',
  form: 'másképp kell írni',
  size: 'túl rövid vagy túl hosszú, túl kicsi vagy túl nagy',
  kind: 'másfajta értéknek kell lennie',
};

export const ACCESS_FINDINGS: FindingPhrases<AccessFindings> = {
  'access.no-account': () =>
    'Ebben az irodában fiókok vannak, de semmi nem mondja meg, kié ez a művelet: a rendszergazda kösse a rendszer felhasználóját egy fiókhoz („elobook users system”), vagy adjon meg kulcsot az ELOBOOK_API_KEY változóban.',
  'access.as-refused': () =>
    'Ebben az irodában fiókok vannak, ezért a szerzőt már nem kell megnevezni: hagyja el a --as kapcsolót és az ELOBOOK_AUTHOR változót. A fiók a rendszer felhasználójáé vagy az ELOBOOK_API_KEY kulcsáé.',
  'access.forbidden': ({ act, role: own, roles }, say) =>
    `Ehhez a művelethez („${act}”) ez a szerepkör nem elég: ${role(own)}. Szükséges szerepkör: ${say.list(roles.map(role))}.`,
  'access.not-own': ({ act, role: own }) =>
    `Ezt a műveletet („${act}”) ez a szerepkör csak saját versenyén végezheti el: ${role(own)}.`,
  'access.other-pool': ({ act, pool, pools }, say) =>
    `Ez a művelet („${act}”) ebben az állományban (${pool}) más munkatársra tartozik; ennek a fióknak az állományai: ${say.list(pools)}.`,
  'access.other-role': ({ act, role: own, of }) =>
    `Ezt a műveletet („${act}”) ez a szerepkör (${role(own)}) csak versenybíró, egyesület vagy szövetségi iroda fiókján végezheti el; ennek a fióknak a szerepköre: ${role(of)}, ez a rendszergazdára tartozik.`,
  'access.pool-open': ({ act, pools }, say) =>
    `Ehhez a művelethez („${act}”) meg kell adni az állományt, mert ennek a fióknak csak ezek az állományai: ${say.list(pools)}.`,
  'access.account-unknown': ({ seen }) => `Nincs ilyen fiók: „${seen}”. Az összeset az „elobook users” mutatja meg.`,
  'access.account-closed': ({ account }) => `A fiók (${account}) megszűnt.`,
  'access.role': ({ seen, expected }, say) => `Nincs ilyen szerepkör: „${seen}”. Lehetséges: ${say.list(expected)}.`,
  'access.name-missing': () => 'A fiókhoz név kell.',
  'access.mail': ({ seen }) => `Ez nem e-mail-cím: „${seen}”.`,
  'access.language': ({ seen }) => `Ez nem nyelv: „${seen}”. A nyelv kétbetűs, például hu.`,
  'access.mail-sent': ({ mail, until }) =>
    `A hivatkozást elküldtük erre a címre: ${mail}. Egyszer használható, eddig: ${until}.`,
  'access.mail-failed': ({ mail, reason }) =>
    `Az üzenetet (${mail}) nem sikerült elküldeni (${reason}); adja át a hivatkozást személyesen.`,
  'access.mail-taken': ({ mail, account }) =>
    `Ezzel a címmel (${mail}) már egy másik fiók (${account}) jelentkezik be.`,
  'access.unchanged': ({ account }) => `A fiók (${account}) nem változott.`,
  'access.last-administrator': ({ account }) =>
    `Ez a fiók (${account}) az utolsó rendszergazdáé; nélküle senki sem adhatna többé hozzáférést. Előbb nevezzen ki másik rendszergazdát.`,
  'access.first-administrator': () => 'Az iroda első fiókja rendszergazdáé: --role administrator.',
  'access.pool-unknown': ({ pool }) => `Az irodának nincs ilyen állománya: „${pool}”.`,
  'access.password-short': ({ least }, say) => `A jelszó legalább ${say.number(least)} karakterből álljon.`,
  'access.password-long': ({ most }, say) => `A jelszó legfeljebb ${say.number(most)} karakterből állhat.`,
  'access.password-common': () => 'Ez a jelszó azok közé tartozik, amelyeket elsőként próbálnak ki; válasszon másikat.',
  'access.sign-in': () => 'A név vagy a jelszó nem jó.',
  'access.password-wrong': () => 'A jelenlegi jelszó nem jó.',
  'access.code-wrong': () => 'Ez a kód nem jó, vagy már felhasználták.',
  'access.code-sealed': () =>
    'Az egyszer használatos kód nem ellenőrizhető, mert ezen a kiszolgálón nincs meg az iroda titkos kulcsa: használjon helyreállító kódot, vagy kérje a rendszergazdát, hogy törölje a kódokat („elobook users reset u3 --second-factor”), és állítsa be őket újra.',
  'access.code-needed': () => 'Ehhez a fiókhoz egyszer használatos kód is kell.',
  'access.passkey': () =>
    'Ezzel a belépőkulccsal itt nem lehet bejelentkezni, vagy lejárt az idő; próbálja újra, vagy jelentkezzen be jelszóval.',
  'access.passkey-copied': ({ name }) =>
    `Ez a belépőkulcs („${name}”) számlálja a használatait, de a szám nem nőtt: lehet, hogy másolat van belőle. Jelentkezzen be jelszóval, és törölje a kulcsot.`,
  'access.passkeys-many': ({ most }, say) => `Egy fióknak legfeljebb ${say.number(most)} belépőkulcsa lehet.`,
  'access.wait': ({ seconds }, say) =>
    `Túl sok sikertelen kísérlet volt; a következő ${say.number(seconds)} másodperc múlva lehetséges.`,
  'access.link-ended': () => 'Ez a hivatkozás lejárt, vagy már felhasználták; kérjen újat a rendszergazdától.',
  'access.key-unknown': () => 'Ez a kulcs itt nem ismert, vagy visszavonták.',
  'access.scope': ({ scope }) => `Ez a kulcs erre nem jogosít: „${scope}”.`,
  'access.key-needed': () =>
    'Ehhez programkulcs kell: küldje így: „Authorization: Bearer elk_…”. Kulcsot a rendszergazda készít az „elobook users keys new” paranccsal.',
  'access.system-user': ({ user }) => `Nem lehet rendszerfelhasználó neve: „${user}”.`,
  'access.system-user-taken': ({ user, account }) =>
    `A rendszer felhasználója („${user}”) már egy fiókhoz (${account}) tartozik.`,
  'access.second-officer': ({ request, act }) =>
    `Ez a művelet („${act}”) ${request} számú kérelemként második munkatársra vár; még semmi sem változott. Valaki más hagyja jóvá: „elobook requests confirm ${request}”.`,
  'access.request-unknown': ({ seen }) =>
    `Nincs ilyen kérelem: „${seen}”. A várakozókat az „elobook requests” mutatja meg.`,
  'access.request-own': ({ request }) => `A kérelmet (${request}) másnak kell jóváhagynia, nem annak, aki kérte.`,
  'access.request-ended': ({ request, state }) =>
    state === 'confirmed' ? `A kérelmet (${request}) már jóváhagyták.` : `A kérelmet (${request}) elutasították.`,
  'act.input': ({ act, field, problem }) =>
    `Ezzel a bemenettel a művelet („${act}”) nem végezhető el${field === '' ? '' : `: „${field}”`} (${FIELD_PROBLEMS[problem]}).`,
  'act.key-reused': ({ key }) =>
    `Ez az Idempotency-Key („${key}”) az elmúlt 24 órában már máshoz tartozott; válasszon másikat.`,
  'act.queued': ({ job, act }) =>
    `Ez hosszabb munka („${act}”): ${job} jelű feladatként készül el. Hogy hol tart, az irodai felületen a Feladatok között vagy így látható: „elobook jobs show ${job}”.`,
  'job.unknown': ({ seen }) =>
    `Nincs olyan feladat, amelyet Ön láthatna: „${seen}”. A meglévőket az „elobook jobs” mutatja meg.`,
  'job.not-failed': ({ job }) => `A feladat (${job}) nem akadt el, nincs mit újraindítani.`,
  'job.nothing-looked-at': ({ job }) => `Amit a feladat (${job}) megnézett, már nincs meg; küldje el újra.`,
  'act.files': ({ act, seen, expected }) =>
    `Ehhez a művelethez („${act}”) ${expected === 'one' ? 'egy fájl' : 'legalább egy fájl'} kell; ${seen === 0 ? 'egy sem érkezett' : `ennyi érkezett: ${seen}`}.`,
  'webhook.address': ({ seen }) =>
    `Ez nem lehet webhook címe: „${seen}”. A cím https://… alakú, név, jelszó és kettőskereszt nélkül.`,
  'webhook.near': ({ host }) =>
    `Ide („${host}”) TLS nélkül, illetve erre a gépre vagy a hálózatába semmi sem megy, hacsak a kiszolgáló üzemeltetője név szerint nem engedi.`,
  'webhook.secret-open': ({ webhook }) =>
    `A webhook (${webhook}) titkos kulcsát elolvashatja, aki az adatbázist vagy annak mentését olvassa: az iroda titkos kulcsa nem állt rendelkezésre a lezárásához (--key, ELOBOOK_KEY).`,
  'webhook.unknown': ({ seen }) => `Nincs ilyen webhook: „${seen}”. Az összeset az „elobook webhooks” mutatja meg.`,
  'access.comment-empty': () => 'A megjegyzés nem lehet üres.',
};
