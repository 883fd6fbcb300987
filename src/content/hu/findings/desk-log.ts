/** The public log and proofs of one number, in Hungarian. */
import type { LogFindings } from '../../../explain/desk-findings/log.ts';
import type { FindingPhrases } from '../../../explain/language.ts';
import { capitalThe } from '../articles.ts';

const SIGNATURE_FIELDS = {
  office: 'más irodát nevez meg',
  key: 'olyan kulccsal készült, amelyet az iroda nem hirdetett ki',
  entry: 'olyan bejegyzést nevez meg, amely a főkönyvben nem így szerepel',
  digest: 'a sorok más ellenőrző összegét tartalmazza',
  signature: 'nem érvényes',
} as const;

const PROOF_FIELDS = {
  statement: 'a nyilatkozata nincs a főkönyvben',
  checkpoint: 'az ellenőrzőpontja egy másik naplóé',
  proof: 'önmagában sem áll meg',
} as const;

export const LOG_FINDINGS: FindingPhrases<LogFindings> = {
  'log.unsigned': () =>
    'A nyilvános naplónak még nincs aláírt ellenőrzőpontja: az „elobook log sign” aláír egyet, és a következő „publish” is.',
  'log.forked': ({ size }, say) =>
    `Nem készült aláírás: az első ${say.count(size, 'bejegyzés')} nem az, amit az iroda korábban ellenőrzőpontként aláírt. Futtassa az „elobook verify” parancsot, és vesse össze egy mentéssel.`,
  'log.key': ({ key }) => `A nyilvános naplót aláíró kulcs, ahogyan a tanúk kérik („--trust”): ${key}.`,
  'log.nothing-hidden': ({ entry }) =>
    `Ennek a bejegyzésnek nincs felfedhető adata: ${entry}. Elrejtett adata csak a nyilvánosságra hozott bejegyzéseknek van („office.opened”, „key.…”, „pool.…”, „list.published”), és a korábbi változatok bejegyzéseinél ezek nem fedhetők fel külön.`,
  'log.cosigned': ({ witness, day }, say) => `Tanúként aláírta (${say.date(day)}): ${witness}.`,
  'log.witness': ({ witness, said }) =>
    `Ez a tanú nem írta alá az ellenőrzőpontot: ${witness} (${said}). A következőnél, vagy az „elobook log sign” parancsra újra megkérdezzük.`,
  'prove.no-root': ({ list }) =>
    `Ez a lista (${list}) még gyökér nélkül zárult le: egyetlen száma külön nem bizonyítható, csak az egész lista az aláírásával.`,
  'prove.brought-in': ({ list }) =>
    `Ez a lista (${list}) máshonnan érkezett, nem ez az iroda zárta le: nincs gyökere, így egyetlen száma sem bizonyítható itt.`,
  'prove.no-statement': ({ list }) =>
    `Ez a lista (${list}) még azelőtt zárult le, hogy az iroda a gyökeret nyilvános naplójában kinyilvánította volna: egyetlen száma az egész főkönyv nélkül nem bizonyítható.`,
  'prove.not-listed': ({ player, list }) => `Nem szerepel a listán (${list}): ${player}.`,
  'prove.unsigned': ({ list }) =>
    `Nincs olyan aláírt ellenőrzőpont, amely a listáig (${list}) érne: ahol a kulcs van, az „elobook log sign” aláír egyet.`,
  'proof.damaged': () => 'Ez nem bizonyíték, vagy megváltoztattak, illetve kihagytak belőle valamit.',
  'proof.not-on-list': () => 'A sor nincs rajta a nyilatkozatban szereplő listán: a lenyomatok más gyökérhez vezetnek.',
  'proof.not-in-log': () =>
    'Az iroda nyilatkozata nincs benne az ellenőrzőpont naplójában: a lenyomatok más gyökérhez vezetnek.',
  'proof.unknown-key': ({ seen }, say) =>
    `Az ellenőrzőpontot egyik megbízhatónak ismert kulccsal sem írták alá${seen.length === 0 ? '' : `; az aláíró kulcs: ${say.list(seen)}`}.`,
  'proof.wrong-signature': ({ key }) => `Az ellenőrzőpont aláírása nem érvényes (kulcs: ${key}).`,
  'proof.key-disclosed': ({ key }) =>
    `Az ellenőrzőpontot olyan kulccsal írták alá, amely másokhoz is eljuthatott (${key}): kérjen új bizonyítékot.`,
  'proof.too-few-witnesses': ({ seen, needed }, say) =>
    `Az ellenőrzőpontot ${say.count(seen.length, 'ismert tanú')} írta alá${seen.length === 0 ? '' : ` (${say.list(seen)})`}; az elvárt szám: ${say.number(needed)}.`,
  'proof.witness-key': ({ seen }) =>
    `Ez nem egy tanú kulcsa: „${seen}”. A helyes alak: NÉV+AZONOSÍTÓ+KULCS, 4-es típussal.`,
  'verify.noted-head': ({ seen }) =>
    `A főkönyv egyik bejegyzésének sincs ilyen lenyomata: ${seen}. Ez nem az a múlt, amelyet feljegyeztek.`,
  'verify.noted-signature': ({ list, field }) =>
    `A lista (${list}) aláírása ${SIGNATURE_FIELDS[field]}: ez nem az a múlt, amelyet aláírtak.`,
  'verify.noted-proof': ({ list, field }) =>
    `A lista (${list}) bizonyítéka nem ennek az irodának a múltjára vonatkozik: ${PROOF_FIELDS[field]}.`,
  'verify.checkpoint': ({ size }, say) =>
    `Az aláírt ellenőrzőpont (${say.count(size, 'bejegyzés')}) nem egyezik a bejegyzésekkel, vagy az aláírása nem érvényes.`,
  'verify.statement': ({ entry }, say) =>
    `${capitalThe(entry, say)}. bejegyzés mást nyilvánít ki, mint a lista, amelyet a következő bejegyzés közzétesz.`,
};
