/** Forms of acts: every choice has a word, and only what is otherwise than the page had it is sent on. */
import { describe, expect, test } from 'vitest';
import { actOf, ACTS } from '../../acts/registry.ts';
import { pageContentIn } from '../../content/languages.ts';
import { choiceWord } from '../../web/desk/value.tsx';
import { siteIn } from '../../web/site.ts';
import { formFields, inputOf } from './act-form.ts';
import type { DeskForm } from './forms.ts';

const filled = (values: Readonly<Record<string, string>>): DeskForm => ({
  values: new Map(Object.entries(values).map(([name, value]) => [name, [value]])),
  files: [],
  left: [],
});

describe('forms of acts', () => {
  test('every choice is told in words', async () => {
    // in Russian nothing can be mistaken for the code of a choice
    const facts = { office: 'Office', pools: [], base: '', assets: {} };
    const site = siteIn('ru', await pageContentIn('ru'), facts);
    const bare = ACTS.flatMap((act) =>
      formFields(act)
        .flatMap(({ name, choices = [], members = [] }) => [{ name, choices }, ...members])
        // results are written as they are, and languages by their own names
        .filter(({ name }) => name !== 'result' && name !== 'language')
        .flatMap(({ name, choices = [] }) => choices.map((choice) => [name, choice, choiceWord(name, choice, site)])),
    ).filter(([, , word]) => !/[а-я]|^Go PIN$/i.test(word as string));
    expect(bare).toEqual([]);
  });

  test('of a record only what is otherwise than it was is sent; what was emptied is taken away', () => {
    const event = inputOf(
      actOf('events.change'),
      filled({
        'in.event': 'e1',
        'in.facts.name': 'River Open',
        'was.facts.name': 'River Cup',
        'in.facts.start': '2026-12-01',
        'was.facts.start': '2026-12-01',
        'in.facts.place': '',
        'was.facts.place': 'Pécs',
        'in.facts.rounds': '9',
        'in.facts': 'norms = true',
      }),
    );
    expect(event).toEqual({ event: 'e1', facts: { name: 'River Open', rounds: 9, norms: true }, clear: ['place'] });
    const card = inputOf(
      actOf('players.change'),
      filled({
        'in.player': 'abcdefg',
        'in.fields.club': '',
        'was.fields.club': 'Pécsi SE',
        'in.fields.licences': '2026 = Pécsi SE',
        'was.fields.licences': '2025 = Pécsi SE\n2026 = Pécsi SE',
      }),
    );
    expect(card).toEqual({
      player: 'abcdefg',
      fields: { club: null, licences: { '2025': null, '2026': 'Pécsi SE' } },
    });
  });

  test('of rows those are sent in which something was filled in', () => {
    const arbiters = inputOf(
      actOf('events.arbiters'),
      filled({
        'in.event': 'e1',
        'in.arbiters.0.name': '',
        'in.arbiters.1.name': 'Kiss, Anna',
        'in.arbiters.1.fideId': '703303',
        'in.arbiters.1.role': 'chief',
        'in.arbiters.2.role': '',
      }),
    );
    expect(arbiters).toEqual({ event: 'e1', arbiters: [{ name: 'Kiss, Anna', fideId: '703303', role: 'chief' }] });
  });
});
