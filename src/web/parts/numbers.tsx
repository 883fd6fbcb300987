/** Numbers in tables: a change with its sign and mark, a rating with its star. Colour alone never carries information. */
import type { VNode } from 'preact';
import type { Site } from '../site.ts';

/** `▲ +61`; nothing if there is none. `text`: the number in the format of its column. */
export function ChangeNumber({
  value,
  text,
  site,
}: {
  value: number | null | undefined;
  text?: string | undefined;
  site: Pick<Site, 'say' | 'words'>;
}): VNode | null {
  if (value === null || value === undefined) return null;
  if (value === 0) return <span class="quiet">{text ?? '0'}</span>;
  const { say, words } = site;
  return (
    <span class={value > 0 ? 'gain' : 'loss'}>
      <span class="mark" aria-hidden="true" />
      <span class="hidden">{value > 0 ? words.gained : words.lost} </span>
      {text ?? say.signed(value)}
    </span>
  );
}

/** `1345*`. */
export function RatingNumber({
  value,
  unsettled,
  site,
}: {
  value: number | null | undefined;
  unsettled?: boolean | undefined;
  site: Pick<Site, 'say' | 'words'>;
}): VNode {
  if (value === null || value === undefined) return <span class="quiet">{site.words.unrated}</span>;
  return (
    <span>
      {site.say.number(value)}
      {unsettled === true ? (
        <abbr class="star" title={site.words.unsettledMark}>
          *
        </abbr>
      ) : null}
    </span>
  );
}
