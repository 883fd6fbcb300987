/** Those who were erased and are remembered by digests, in Russian. */
import type { MemoryFindings, RememberedBy } from '../../../explain/desk-findings/memory.ts';
import type { FindingPhrases, Say } from '../../../explain/language.ts';
import { KEY_PROBLEM_WORDS } from './desk-keys.ts';

const TRAITS: Readonly<Record<RememberedBy, readonly string[]>> = {
  fide: ['номер ФИДЕ'],
  komir: ['номер KOMIR'],
  orr: ['номер ОРР'],
  pin: ['PIN го'],
  name: ['имя', 'год рождения'],
};

const same = (by: readonly RememberedBy[], say: Say): string => say.list(by.flatMap((each) => TRAITS[each]));

const persons = (count: number, say: Say): string => say.count(count, 'человек', 'человека', 'человек');

export const MEMORY_FINDINGS: FindingPhrases<MemoryFindings> = {
  'memory.no-place': () =>
    'База данных находится на сервере, поэтому место ключа памяти нужно указать: это файл (--memory-key или ELOBOOK_MEMORY_KEY_FILE).',
  'memory.unreadable': ({ place, problem }) => `Ключ памяти «${place}» не читается: ${KEY_PROBLEM_WORDS[problem]}.`,
  'memory.unwritable': ({ place, problem }) =>
    `Ключ памяти нельзя записать в «${place}»: ${KEY_PROBLEM_WORDS[problem]}.`,
  'memory.damaged': ({ place }) => `В «${place}» лежит не ключ памяти.`,
  'memory.open-to-others': ({ place, mode }) =>
    `Права на ключ памяти «${place}» есть не только у владельца (${mode}); «chmod 600» это исправит.`,
  'memory.made': ({ place }) =>
    `Создан ключ памяти «${place}»: храните его копию отдельно от резервных копий. Без него служба никого больше не узнает.`,
  'memory.missing': ({ persons: count, place }, say) =>
    `Служба не сможет узнать стёртых игроков (${persons(count, say)}): нет ключа памяти${place === null ? '; назовите его файл (--memory-key или ELOBOOK_MEMORY_KEY_FILE)' : `, файла «${place}» нет`}.`,
  'memory.other-key': ({ persons: count, place }, say) =>
    `Служба не сможет узнать стёртых игроков (${persons(count, say)}): в «${place}» лежит не тот ключ памяти, с которым сделаны их отпечатки.`,
  'memory.lost': ({ persons: count }, say) =>
    `Нет ключа памяти, с которым сделаны прежние отпечатки (${persons(count, say)}): сначала верните его или откажитесь узнавать этих людей («--although lost-key»).`,
  'memory.nothing': () => 'Узнать человека было бы не по чему: в карточке нет ни номера, ни имени с годом рождения.',
  'memory.too-late': ({ player, entry }) =>
    `Игрок ${player} стёрт записью №\u00a0${entry} без отпечатков; не осталось ничего, по чему его можно было бы узнать.`,
  'memory.no-ground': () => 'Стёртого человека не вносят снова без основания: укажите его в --ground.',
  'player.remembered': ({ by, day }, say) =>
    `Совпадает с человеком, которого стёрли ${say.date(day)} (${same(by, say)}); без его согласия вносить его снова нельзя. Если он сам этого хочет, внесите его с «--although remembered» и основанием.`,
  'import.remembered': ({ row, by, day }, say) =>
    `Игрок №\u00a0${row} списка пропущен: совпадает с человеком, которого стёрли ${say.date(day)} (${same(by, say)}); без его согласия вносить его снова нельзя. Если он сам этого хочет, внесите его с «--although remembered» и основанием.`,
  'import.number-remembered': ({ row, player, by, day }, say) =>
    `Игрок №\u00a0${row} списка добавил бы в карточку (${say.player(player)}) номер человека, которого стёрли ${say.date(day)} (${same(by, say)}); без его согласия вносить его снова нельзя, и номер не записан. Если это он и сам этого хочет: «--although remembered» с основанием.`,
  'import.entered-again': ({ count }, say) => `Внесены снова ранее стёртые игроки: ${say.number(count)}.`,
  'event.remembered': ({ by, day }, say) =>
    `Совпадает с человеком, которого стёрли${day === undefined ? '' : ` ${say.date(day)}`} (${same(by, say)}); без его согласия вносить его снова нельзя. Спросите его: ответ «new» с основанием внесёт игрока снова.`,
};
