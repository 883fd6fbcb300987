/** How certain a rule is whose text is not at hand: a framed word, which explains itself on request. */
import type { VNode } from 'preact';
import type { SurenessWords } from '../../explain/words.ts';
import type { Confidence } from '../../rulebooks/rulebook.ts';

export const SurenessMark = ({ confidence, words }: { confidence: Confidence; words: SurenessWords }): VNode => (
  <abbr class={`sureness ${confidence}`} title={words.meanings[confidence]}>
    {words.levels[confidence]}
  </abbr>
);

/** The same on a page whose legend explains the words. */
export const SurenessWord = ({ confidence, words }: { confidence: Confidence; words: SurenessWords }): VNode => (
  <span class={`sureness ${confidence}`}>{words.levels[confidence]}</span>
);

/** The meaning of the marks on a page. */
export const SurenessLegend = ({ words }: { words: SurenessWords }): VNode => (
  <div class="small">
    <p>{words.about}</p>
    <ul>
      {(Object.keys(words.levels) as Confidence[]).map((level) => (
        <li key={level}>
          <SurenessWord confidence={level} words={words} /> {words.meanings[level]}
        </li>
      ))}
    </ul>
  </div>
);
