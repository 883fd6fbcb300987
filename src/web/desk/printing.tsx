/** What printed pages have in common. */
import type { ComponentChildren, VNode } from 'preact';
import type { Site } from '../site.ts';

/** Prints the page; without a script the browser's own command does. */
export const PrintButton = ({ site }: { site: Site }): VNode => (
  <button type="button" class="plain no-print" data-print hidden>
    {site.pages.sheets.print}
  </button>
);

/** Lines to sign on, side by side. */
export const Signatures = ({ of, site }: { of: readonly string[]; site: Site }): VNode => (
  <div class="signatures">
    {of.map((who) => (
      <p key={who}>
        {who}
        <br />
        <small class="quiet">{site.pages.sheets.signature}</small>
      </p>
    ))}
  </div>
);

/** Name and value; a missing value is a dash, as on a form. */
export const SheetFields = ({
  fields,
}: {
  fields: readonly (readonly [name: string, value: ComponentChildren])[];
}): VNode => (
  <table class="sheet-fields">
    <tbody>
      {fields.map(([name, value]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{value === undefined || value === null || value === '' ? '–' : value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
