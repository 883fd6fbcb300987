/** How another program fares beside the rulebook, in Hungarian. */
import type { EndorsementWords } from '../../en/commands/endorsement.ts';

export const ENDORSEMENT_WORDS: EndorsementWords = {
  percent: (share) => `${share}%`,
  heading: (program) => `Hitelesítés: ${program}`,
  title: (edition, asked, say) => `${edition}: ${say.count(asked, 'dokumentum')}`,
  passed: 'megfelelt: nincs eltérés, és minden dokumentumra érkezett válasz',
  notPassed: 'nem felelt meg',
  stopped: (asked, count, say) =>
    `A vizsgálat ${say.number(count)} dokumentumból ${say.number(asked)} után véget ért: túl sok maradt válasz nélkül.`,
  origin: (version, generator, seed, kind) =>
    `Elobook ${version}, generátor: ${generator}, kezdőszám: ${seed}${kind === 'all' ? '' : ', csak egyes versenyek'}`,
  digest: (hash) => `A dokumentumok SHA-256 lenyomata: ${hash}`,
  documents: (agreed, differed, failed, say) =>
    `Dokumentumok: ${say.number(agreed)} egyezik, ${say.number(differed)} eltér, ${say.number(failed)} válasz nélkül maradt`,
  failures: ({ crashed, late, missing, unreadable }, say) =>
    `Válasz nélkül: ${say.number(crashed)} esetben a program összeomlott, ${say.number(late)} esetben túl sokáig dolgozott, ${say.number(missing)} esetben nem írt sort, ${say.number(unreadable)} esetben a sor nem eredmény`,
  surplus: (lines, say) => `A program ${say.count(lines, 'sorral')} többet írt, mint ahány dokumentumot kapott.`,
  remark: (text) => `A program utolsó üzenete a hibakimeneten: ${text}`,
  ratings: (compared, wrong, share, say) =>
    `Új értékszámok: ${say.number(compared)} összehasonlítva, ebből ${say.number(wrong)} hibás (${share})`,
  values: (list) => `Hibás az összes összehasonlított értékből: ${list.join(', ')}`,
  columns: {
    clause: 'Pont',
    documents: 'Dokumentum',
    players: 'Játékos',
    wrong: 'Hibás',
    share: 'Arány',
  },
  columnsMean:
    'Dokumentumok, amelyekben a pont előkerült; játékosok, akiknek az értékszáma rajta múlik; közülük azok, akiknek az új értékszáma a programnál hibás.',
  unreached: (clauses, say) =>
    `Egyetlen dokumentumban sem került elő: ${say.list(clauses)}. Ezek többsége listákról, bejelentésekről és az iroda kötelességeiről szól, és egy dokumentumban semmit sem dönt el.`,
  first: (number) => `Az első eltérés sorszáma: ${number}. A legkisebb dokumentum, amelyen még látszik:`,
  difference: ({ player, event, key, expected, given }) => {
    const whose = [player, event].filter((each) => each !== undefined).join(', ');
    const where = whose === '' ? key : `${whose}: ${key}`;
    return given === undefined
      ? `${where} a szabályzat szerint ${expected}, a program nem ad értéket`
      : `${where} a szabályzat szerint ${expected}, a program szerint ${given}`;
  },
  more: (count, say) => `… és még ${say.count(count, 'eltérés')}`,
  why: 'Indoklás a szabályzat szerint:',
  notStarted: (command, said, example) =>
    `A program nem indítható el: ${command}${said === '' ? '' : ` (${said})`}. A --command után az áll, amit a parancssorba írna, például ${example}.`,
};
