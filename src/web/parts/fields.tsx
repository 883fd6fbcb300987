/** Labelled fields of forms. */
import type { ComponentChildren, VNode } from 'preact';

export const LabelledField = ({ label, children }: { label: string; children: ComponentChildren }): VNode => (
  <label>
    {label}
    {children}
  </label>
);

export function Choice({
  label,
  name,
  value,
  any,
  choices,
}: {
  label: string;
  name: string;
  value: string | undefined;
  any?: string;
  choices: readonly (readonly [string, string])[];
}): VNode {
  return (
    <LabelledField label={label}>
      <select name={name}>
        {any === undefined ? null : <option value="">{any}</option>}
        {choices.map(([key, text]) => (
          <option key={key} value={key === text ? undefined : key} selected={key === value}>
            {text}
          </option>
        ))}
      </select>
    </LabelledField>
  );
}
