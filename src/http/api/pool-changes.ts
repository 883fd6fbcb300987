/** Changes of all ratings of a pool, as the API shows them. */
import { contentIn, type Language } from '../../content/languages.ts';
import { poolRuleText } from '../../core/pool-rule.ts';
import { speak } from '../../explain/language.ts';
import type { ToldPoolChange } from '../../explain/pool-change-words.ts';

/** The ground is not public; the reference to the decision is. */
export async function shownPoolChange(change: ToldPoolChange, language: Language): Promise<object> {
  const content = await contentIn(language);
  const [words, say] = [content.commands.poolChanges, speak(content)];
  const text = `${words.title(change, say)}, ${words.decided(change, say)}`;
  if (change.kind === 'recognised') return { kind: change.kind, rule: poolRuleText(change.rule), text };
  const { kind, entry, by, on, reference } = change;
  return {
    kind,
    entry,
    ...(kind === 'adjusted' ? { rule: poolRuleText(change.rule) } : {}),
    by,
    on,
    ...(reference === undefined ? {} : { reference }),
    text,
  };
}
