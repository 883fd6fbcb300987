/** The words of the calculators' pages, beside those that the command line has too. */
import type { CalculatorWords } from '../../../explain/calculator-words.ts';
import type { Language } from '../../../explain/language.ts';
import { CALCULATOR_WORDS as EN } from '../../../explain/phrases/en/calculator-words.ts';
import { CALCULATOR_WORDS as HU } from '../../../explain/phrases/hu/calculator-words.ts';
import { CALCULATOR_WORDS as RU } from '../../../explain/phrases/ru/calculator-words.ts';

export interface CalculatorsWords {
  readonly title: string;
  readonly lead: string;
  readonly rules: string;
  readonly byDate: string;
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
}

export const QUESTION_WORDS: Readonly<Record<Language, CalculatorWords>> = { en: EN, hu: HU, ru: RU };

export const CALCULATORS_WORDS: Readonly<Record<Language, CalculatorsWords>> = {
  en: {
    title: 'Calculators',
    lead: 'They compute by the clauses of the rulebook, in your browser, and show every step. The address of a filled-in calculator is a link to share.',
    rules: 'Rulebook',
    byDate: 'the edition of the day',
    date: 'Day of the tournament, for the edition',
    calculate: 'Calculate',
    answer: 'Answer',
    how: 'How it comes about',
    needed: 'needed',
    example: 'Fill in the example',
    noScript: 'Without scripts, fill in the form and press Calculate: the server does the same sums.',
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
  },
  hu: {
    title: 'Kalkulátorok',
    lead: 'A szabályzat pontjai szerint számolnak, az Ön böngészőjében, és minden lépést megmutatnak. A kitöltött kalkulátor címe megosztható hivatkozás.',
    rules: 'Szabályzat',
    byDate: 'az adott napon hatályos',
    date: 'A verseny napja, a hatályos szöveghez',
    calculate: 'Számítás',
    answer: 'Eredmény',
    how: 'A számítás részletei',
    needed: 'szükséges',
    example: 'A példa kitöltése',
    noScript: 'Szkriptek nélkül töltse ki az űrlapot, és nyomja meg a Számítás gombot: a kiszolgáló ugyanazt számolja.',
    link: 'Hivatkozás másolása',
    copied: 'Lemásolva',
    addGame: 'Játszma hozzáadása',
    removeGame: 'Törlés',
    opponent: 'Ellenfél',
    stones: 'Kapott kövek (adott: −)',
    score: 'Eredmény',
    win: 'győzelem',
    draw: 'döntetlen',
    loss: 'vereség',
  },
  ru: {
    title: 'Калькуляторы',
    lead: 'Они считают по пунктам правил прямо в браузере и показывают каждый шаг. Адрес заполненного калькулятора можно послать другому.',
    rules: 'Правила',
    byDate: 'действующие в этот день',
    date: 'День турнира, для выбора редакции',
    calculate: 'Рассчитать',
    answer: 'Ответ',
    how: 'Расчёт',
    needed: 'обязательно',
    example: 'Заполнить пример',
    noScript: 'Без скриптов заполните форму и нажмите «Рассчитать»: сервер посчитает то же самое.',
    link: 'Скопировать ссылку',
    copied: 'Скопировано',
    addGame: 'Добавить партию',
    removeGame: 'Убрать',
    opponent: 'Соперник',
    stones: 'Получено камней (дано: −)',
    score: 'Результат',
    win: 'выигрыш',
    draw: 'ничья',
    loss: 'проигрыш',
  },
};
