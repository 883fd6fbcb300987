/**
 * Findings name the next step as a command, but officers at a desk do not type commands. Here a command is replaced by
 * the act or page of the desk that does the same, and an option by the field of its form.
 */
import { ACTS } from '../../acts/registry.ts';
import { actWord } from '../../web/desk/answer.tsx';
import { choiceWord, fieldWord } from '../../web/desk/value.tsx';
import type { Site } from '../../web/site.ts';

type Section = keyof Site['pages']['desk']['nav'];

/** Commands that only show something, with the section of the desk that shows it. */
const PAGES: Readonly<Record<string, Section>> = {
  events: 'events',
  'events show': 'events',
  'events questions': 'events',
  'events list': 'events',
  lists: 'lists',
  preview: 'lists',
  players: 'players',
  'players find': 'players',
  'players show': 'players',
  'players clubs': 'players',
  'players forms': 'players',
  'players imports': 'audit',
  requests: 'requests',
  'requests confirm': 'requests',
  'requests decline': 'requests',
  jobs: 'jobs',
  'jobs show': 'jobs',
  'jobs again': 'jobs',
  users: 'people',
  webhooks: 'settings',
  pools: 'settings',
  'pools show': 'settings',
  'keys show': 'settings',
  'office status': 'inbox',
  audit: 'audit',
};

const ACT_OF: ReadonlyMap<string, string> = new Map(ACTS.map(({ id, command }) => [command, id]));
/** Longest first, so that a command with its option comes before the command alone. */
const COMMANDS = [...ACT_OF.keys(), ...Object.keys(PAGES)].toSorted((one, other) => other.length - one.length);

/** Fields with another name on the command line. */
const FIELDS: Readonly<Record<string, string>> = {
  entrant: 'entrants',
  licence: 'licences',
  rating: 'ratings',
  reading: 'settings',
  result: 'results',
  to: 'into',
  undo: 'import',
  waive: 'waivers',
};
/** Words after `--although` that are values of other fields. */
const ALTHOUGH: Readonly<Record<string, string>> = {
  facts: 'takes.facts',
  ground: 'namingGround.kept',
  'lost-key': 'lostKey.given-up',
  'other-names': 'takes.other-names',
  remembered: 'remembered.entered',
};

const camelCase = (option: string): string =>
  option.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A placeholder for something that the reader fills in, or for nothing. */
const isPlaceholder = (text: string): boolean => text === '…' || /^\p{Lu}[\p{Lu}_]*$/u.test(text);
const isId = (text: string): boolean => /^(?:[eriju]\d+|\d+|[0-9a-z]{7})$/.test(text);

/** What an option chooses or fills in. */
function optionWord(option: string, value: string | undefined, site: Site): string {
  if (option === 'add' || option === 'whole') return choiceWord('how', option, site);
  if (option === 'leave-out') return choiceWord('faulty', 'left-out', site);
  if (option === 'clock-is-right') return site.pages.desk.acts.clockIsRight.split(';')[0] as string;
  if (option === 'although' && value !== undefined) {
    const [field, choice] = (ALTHOUGH[value] ?? `although.${value}`).split('.') as [string, string];
    return choiceWord(field, choice, site);
  }
  const name = option === 'ground' ? site.pages.desk.acts.ground : fieldWord(FIELDS[option] ?? camelCase(option), site);
  return value === undefined || isPlaceholder(value) ? name : `${name}: ${value}`;
}

/** A whole command: the act or page, and its values. */
function commandWord(text: string, site: Site): string | undefined {
  const plain = text.replace(/^elobook /, '');
  const command = COMMANDS.find((each) => plain === each || plain.startsWith(`${each} `) || isWithOption(plain, each));
  if (command === undefined) return undefined;
  const act = ACT_OF.get(command);
  const name = act === undefined ? site.pages.desk.nav[PAGES[command] as Section] : actWord(act, site);
  const left = plain.split(' ').slice(command.replace(/ --.*/, '').split(' ').length);
  const said: string[] = [];
  for (let at = 0; at < left.length; at += 1) {
    const word = left[at] as string;
    if (!word.startsWith('--')) {
      if (!isPlaceholder(word) && !isId(word)) said.push(choiceWord('answer', word, site));
      continue;
    }
    const next = left[at + 1];
    const value = next === undefined || next.startsWith('--') ? undefined : next;
    if (value !== undefined) at += 1;
    if (command.includes(word)) continue;
    said.push(optionWord(word.slice(2), value, site));
  }
  return said.length === 0 ? name : `${name} (${said.join(', ')})`;
}

const isWithOption = (plain: string, command: string): boolean => {
  const [verb, option] = command.split(' --');
  return option !== undefined && plain.startsWith(`${verb} `) && plain.includes(` --${option}`);
};

/** A command in quotation marks, one without them that is followed by something, or an option. */
const SAID = new RegExp(
  [
    '[“„«](?<quoted>(?:elobook |--|[a-z]+ )[^“”„«»]*|[a-z]+)[”“»]',
    `(?<![\\w-])(?<command>(?:elobook )?(?:${[...ACT_OF.keys()].filter((each) => !each.includes(' --')).join('|')})(?: (?:--[a-z-]+|e\\d+|\\p{Lu}{3,}|…))+)`,
    `(?<=\\()(?<bare>${[...ACT_OF.keys()].filter((each) => !each.includes(' --')).join('|')})(?=\\))`,
    '--(?<option>[a-z]+(?:-[a-z]+)*)(?: (?<value>[a-z0-9][\\w:=-]*))?',
  ].join('|'),
  'gu',
);
const OPTION = /--(?<option>[a-z]+(?:-[a-z]+)*)(?: (?<value>[a-z0-9][\w:=-]*))?/gu;

/** An option is followed by a value only if it takes one and the text looks like one. */
const isValue = (option: string, value: string): boolean =>
  option === 'although' ||
  option === 'pool' ||
  /\d|=/.test(value) ||
  ['administrator', 'fide', 'peak', 'rapid', 'blitz'].includes(value);

/** The field of an option; the text after it is its value, or ordinary text. */
function optionSaid(option: string, value: string | undefined, site: Site): readonly [word: string, rest: string] {
  const isTaken = value !== undefined && isValue(option, value);
  return [optionWord(option, isTaken ? value : undefined, site), value === undefined || isTaken ? '' : ` ${value}`];
}

/** An answer about a rating is a button of its question. */
const answerWord = (text: string, { pages: { desk } }: Site): string | undefined => {
  const [, answer = text] = /^events answer \S+ \S+ (taken|unrated|other)$/.exec(text) ?? [];
  if (/^events answer \S+ --all taken$/.test(text)) return desk.event.allTaken;
  return { taken: desk.event.taken, unrated: desk.event.unrated, other: desk.event.somebodyElse }[answer];
};

/**
 * A sentence of the command line in the words of the desk. Commands that only the operator of the machine can run stay.
 */
export function inDeskWords(sentence: string, site: Site): string {
  const [open, close] = site.grammar.quotes;
  return sentence.replaceAll(SAID, (whole, ...found) => {
    const { quoted, command, bare, option, value } = found.at(-1) as Readonly<Record<string, string | undefined>>;
    if (option !== undefined) {
      const [word, rest] = optionSaid(option, value, site);
      return `${open}${word}${close}${rest}`;
    }
    const text = (quoted ?? command ?? bare) as string;
    const word = text.startsWith('--')
      ? text.replaceAll(OPTION, (_, each: string, of?: string) => optionSaid(each, of, site).join(''))
      : (answerWord(text, site) ?? commandWord(text, site));
    return word === undefined ? whole : `${open}${word}${close}`;
  });
}
