/**
 * Renders a page to HTML in slices. Preact renders a page in one go, and the table of an event with four hundred players takes it
 * a hundredth of a second. So large elements are opened and closed here, and their content is rendered piece by piece: a row, a
 * paragraph, a drawing. The components of pages have neither state nor context, so nothing is lost between two pieces.
 */
import { type ComponentChild, Fragment, h, isValidElement, type VNode } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Sliced } from '../core/slices.ts';

/** Elements that may hold much. All others are written whole. */
const HOLDERS: ReadonlySet<unknown> = new Set(
  ['html', 'body', 'main', 'header', 'footer', 'nav', 'section', 'article', 'div', 'figure', 'details'].concat([
    'table',
    'thead',
    'tbody',
    'ul',
    'ol',
    'dl',
  ]),
);

type Component = (props: VNode['props']) => ComponentChild;

export function* htmlInSlices(node: VNode): Sliced<string> {
  const pieces: string[] = [];
  yield* write(node, pieces);
  return pieces.join('');
}

function* write(node: unknown, pieces: string[]): Sliced<void> {
  if (Array.isArray(node)) for (const each of node as unknown[]) yield* write(each, pieces);
  else if (!isValidElement(node)) pieces.push(whole(node));
  else if (typeof node.type === 'function') yield* write((node.type as Component)(node.props), pieces);
  else if (!HOLDERS.has(node.type) || 'dangerouslySetInnerHTML' in node.props) {
    pieces.push(whole(node));
    yield;
  } else {
    const { children, ...props } = node.props;
    const end = `</${node.type}>`;
    pieces.push(whole(h(node.type, props)).slice(0, -end.length));
    yield* write(children, pieces);
    pieces.push(end);
  }
}

/** Texts and numbers as written, and nothing for values that are not part of a page. */
const whole = (node: unknown): string => renderToString(h(Fragment, null, node as ComponentChild));
