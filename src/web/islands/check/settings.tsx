/** The rules by which files are checked, and whose ratings are used. */
import type { VNode } from 'preact';
import { useKit } from './kit.ts';
import type { ListUse, OfferedList } from './protocol.ts';
import { type CheckState, MEANT_RULES, OWN_RULES } from './state.ts';

/** A list as people call it: the ratings that it is of, and its month or day. */
export function useListName(): (list: OfferedList) => string {
  const { words, say } = useKit();
  return ({ name, date }) => (date === undefined ? name : words.listOf(name, dateOfList(date, say)));
}

const dateOfList = (date: string, say: ReturnType<typeof useKit>['say']): string =>
  date.endsWith('-01') ? say.month(date.slice(0, 7)) : say.date(date);

export function Settings({ state }: { state: CheckState }): VNode {
  const { words, editions, rulesName } = useKit();
  const listName = useListName();
  return (
    <div class="fields settings no-print" role="group" aria-label={words.settings}>
      <label>
        {words.rules}
        <select
          value={state.rules}
          data-do="rules"
          onChange={({ currentTarget }) => void state.choose({ rules: currentTarget.value })}
        >
          <option value={MEANT_RULES}>{words.rulesMeant}</option>
          <option value={OWN_RULES}>{words.rulesOwn}</option>
          <optgroup label={words.byDays}>
            {Object.entries(words.families).map(([family, name]) => (
              <option key={family} value={family}>
                {name}
              </option>
            ))}
          </optgroup>
          <optgroup label={words.editions}>
            {editions.map((edition) => (
              <option key={edition} value={edition}>
                {rulesName(edition)}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      <label>
        {words.ratings}
        <select
          value={state.ratings}
          data-do="ratings"
          onChange={({ currentTarget }) => void state.choose({ ratings: currentTarget.value })}
        >
          {state.lists.some(({ href }) => href !== undefined) ? (
            <option value="auto">{words.ratingsAuto}</option>
          ) : null}
          <option value="file">{words.ratingsFile}</option>
          {state.lists.map((list) => (
            <option key={list.key} value={list.key}>
              {words.ratingsOf(listName(list))}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** The ratings that were used; always shown. */
export function ListUsed({ use, lists }: { use: ListUse; lists: readonly OfferedList[] }): VNode {
  const { words, say } = useKit();
  const listName = useListName();
  const nameOf = (key: string): string => {
    const list = lists.find((each) => each.key === key);
    return list === undefined ? key : listName(list);
  };
  const text = ((): string => {
    switch (use.why) {
      case 'file':
        return words.use.file;
      case 'no-list':
        return words.use.noList;
      case 'older-event':
        return words.use.olderEvent(nameOf(use.list));
      case 'unreachable':
        return words.use.unreachable(nameOf(use.list));
      case 'strangers':
        return words.use.strangers(nameOf(use.list), say.number(use.found), say.number(use.of));
      case 'used':
        return words.use.used(nameOf(use.list), say.number(use.found), say.number(use.of));
    }
  })();
  return <p class="list-used">{text}</p>;
}
