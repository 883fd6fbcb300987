/** The words of the calculators' pages, beside those that the command line has too. */
import type { CalculatorWords } from '../../../explain/calculator-words.ts';
import type { Language } from '../../../content/languages.ts';
import { CALCULATOR_WORDS as EN } from '../../../content/en/commands/calculators.ts';
import { CALCULATOR_WORDS as HU } from '../../../content/hu/commands/calculators.ts';
import { CALCULATOR_WORDS as RU } from '../../../content/ru/commands/calculators.ts';

export interface CalculatorsWords {
  readonly title: string;
  readonly lead: string;
  readonly rules: string;
  readonly byDate: string;
  /** By which the edition is chosen. */
  readonly date: string;
  readonly calculate: string;
  readonly answer: string;
  readonly how: string;
  readonly needed: string;
  readonly example: string;
  readonly noScript: string;
  readonly link: string;
  readonly copied: string;
  readonly addGame: string;
  readonly removeGame: string;
  readonly opponent: string;
  readonly stones: string;
  readonly score: string;
  readonly win: string;
  readonly draw: string;
  readonly loss: string;
  readonly age: string;
  readonly games: string;
  readonly counted: string;
  readonly capped: string;
  readonly difference: string;
  readonly change: string;
  /** Before anything is filled in. */
  readonly nothingYet: string;
  readonly noEdition: (day: string) => string;
  /** Values of fields that are a choice. */
  readonly choices: Readonly<Record<string, string>>;
  readonly unchosen: string;
  /** Short, by an edition of each. */
  readonly families: Readonly<Record<string, string>>;
}

export const QUESTION_WORDS: Readonly<Record<Language, CalculatorWords>> = { en: EN, hu: HU, ru: RU };

export const CALCULATORS_WORDS: Readonly<Record<Language, CalculatorsWords>> = {
  en: {
    title: 'Calculators',
    lead: 'They compute by the clauses of the rulebook, in your browser, and show every step. The address of a filled-in calculator is a link to share.',
    rules: 'Rulebook',
    byDate: 'FIDE, the edition in force',
    date: 'Edition in force on',
    calculate: 'Calculate',
    answer: 'Answer',
    how: 'How it comes about',
    needed: 'needed',
    example: 'Fill in the example',
    noScript: 'Fill in the form and press Calculate: the answer stands on the next page.',
    link: 'Copy link',
    copied: 'Copied',
    addGame: 'Add a game',
    removeGame: 'Remove',
    opponent: 'Opponent',
    stones: 'Stones received (given: −)',
    score: 'Result',
    win: 'win',
    draw: 'draw',
    loss: 'loss',
    age: 'Age',
    games: 'Games',
    counted: 'Counted',
    capped: 'counts as 400',
    difference: 'Score − PD',
    change: 'Change',
    nothingYet: 'The answer appears here while you type.',
    noEdition: (day) =>
      `This office has no edition of FIDE’s rules for ${day}. Choose another day, or the rulebook itself.`,
    choices: {
      '1-0': '1–0, white won',
      '1/2-1/2': '½–½, a draw',
      '0-1': '0–1, black won',
      yes: 'yes',
      no: 'no',
      '19': '19 × 19',
      '13': '13 × 13',
      'invitational-or-national': 'international invitational tournament, or Hungarian Championship',
      large: 'more than 80 participants',
      'european-or-world': 'European or World Championship',
    },
    unchosen: '–',
    families: { 'fide-2025-10': 'FIDE', 'mssz-2017': 'MSSZ', orr: 'ORR', 'mgsz-2012': 'Go' },
  },
  hu: {
    title: 'Kalkulátorok',
    lead: 'A szabályzat pontjai szerint számolnak, az Ön böngészőjében, és minden lépést megmutatnak. A kitöltött kalkulátor címe hivatkozásként megosztható.',
    rules: 'Szabályzat',
    byDate: 'FIDE, a hatályos szöveg',
    date: 'Ezen a napon hatályos',
    calculate: 'Számítás',
    answer: 'Eredmény',
    how: 'A számítás részletei',
    needed: 'kötelező',
    example: 'A példa kitöltése',
    noScript: 'Töltse ki az űrlapot, és nyomja meg a Számítás gombot: az eredmény a következő oldalon jelenik meg.',
    link: 'Hivatkozás másolása',
    copied: 'Másolva',
    addGame: 'Játszma hozzáadása',
    removeGame: 'Törlés',
    opponent: 'Ellenfél',
    stones: 'Kapott kövek (adott: −)',
    score: 'Eredmény',
    win: 'győzelem',
    draw: 'döntetlen',
    loss: 'vereség',
    age: 'Életkor',
    games: 'Játszmák',
    counted: 'Számít',
    capped: '400 pontnak számít',
    difference: 'Pont − PD',
    change: 'Változás',
    nothingYet: 'Az eredmény gépelés közben itt jelenik meg.',
    noEdition: (day) =>
      `Ehhez a naphoz (${day}) az irodában nincs FIDE-szabályzat. Válasszon másik napot, vagy válassza ki magát a szabályzatot.`,
    choices: {
      '1-0': '1–0, fehér nyert',
      '1/2-1/2': '½–½, döntetlen',
      '0-1': '0–1, fekete nyert',
      yes: 'igen',
      no: 'nem',
      '19': '19 × 19',
      '13': '13 × 13',
      'invitational-or-national': 'nemzetközi meghívásos verseny vagy Magyar Bajnokság',
      large: '80-nál több résztvevő',
      'european-or-world': 'Európa- vagy világbajnokság',
    },
    unchosen: '–',
    families: { 'fide-2025-10': 'FIDE', 'mssz-2017': 'MSSZ', orr: 'ORR', 'mgsz-2012': 'Go' },
  },
  ru: {
    title: 'Калькуляторы',
    lead: 'Они считают по пунктам правил прямо в браузере и показывают каждый шаг. Адрес заполненного калькулятора можно отправить другим.',
    rules: 'Правила',
    byDate: 'ФИДЕ, действующая редакция',
    date: 'Редакция на дату',
    calculate: 'Рассчитать',
    answer: 'Результат',
    how: 'Расчёт',
    needed: 'обязательно',
    example: 'Заполнить пример',
    noScript: 'Заполните форму и нажмите «Рассчитать»: результат появится на следующей странице.',
    link: 'Скопировать ссылку',
    copied: 'Скопировано',
    addGame: 'Добавить партию',
    removeGame: 'Удалить',
    opponent: 'Соперник',
    stones: 'Получено камней (дано: −)',
    score: 'Результат',
    win: 'выигрыш',
    draw: 'ничья',
    loss: 'проигрыш',
    age: 'Возраст',
    games: 'Партии',
    counted: 'Учтено',
    capped: 'учитывается как 400',
    difference: 'Очки − PD',
    change: 'Изменение',
    nothingYet: 'Результат появится здесь по мере ввода.',
    noEdition: (day) =>
      `На этот день (${day}) в службе нет редакции правил ФИДЕ. Выберите другой день или сами правила.`,
    choices: {
      '1-0': '1–0, победа белых',
      '1/2-1/2': '½–½, ничья',
      '0-1': '0–1, победа чёрных',
      yes: 'да',
      no: 'нет',
      '19': '19 × 19',
      '13': '13 × 13',
      'invitational-or-national': 'международный турнир по приглашениям или чемпионат Венгрии',
      large: 'более 80 участников',
      'european-or-world': 'чемпионат Европы или мира',
    },
    unchosen: '–',
    families: { 'fide-2025-10': 'ФИДЕ', 'mssz-2017': 'MSSZ', orr: 'ОРР', 'mgsz-2012': 'Го' },
  },
};
