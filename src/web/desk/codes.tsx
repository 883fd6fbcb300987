/** One-time codes under one's own account. */
import type { VNode } from 'preact';
import type { Site } from '../site.ts';
import { DeskField, type DeskPage, FindingList, type ToldFinding } from './frame.tsx';

export type CodesState =
  | {
      readonly state: 'off';
      readonly secret: string;
      /** The address that programs for one-time codes accept: `otpauth://…`. */
      readonly address: string;
      readonly squares: readonly (readonly boolean[])[];
    }
  | { readonly state: 'on'; readonly left: number }
  | { readonly state: 'recovery'; readonly codes: readonly string[]; readonly isNew: boolean };

export function codesPage(state: CodesState, findings: readonly ToldFinding[], site: Site): DeskPage {
  const words = site.pages.ownAccount.codes;
  return {
    title: words.title,
    section: 'account',
    isShownOnce: true,
    ...(findings.some(({ weight }) => weight === 'refuse') ? { status: 422 } : {}),
    body: (
      <>
        <h1>{words.title}</h1>
        <FindingList findings={findings} />
        {state.state === 'off' ? <SetUp site={site} state={state} /> : null}
        {state.state === 'on' ? <SwitchedOn site={site} left={state.left} /> : null}
        {state.state === 'recovery' ? <RecoveryCodes site={site} state={state} /> : null}
        <p class="no-print">
          <a href={site.to.office('/account')}>{words.back}</a>
        </p>
      </>
    ),
  };
}

function SetUp({ site, state }: { site: Site; state: CodesState & { state: 'off' } }): VNode {
  const words = site.pages.ownAccount.codes;
  const { secret, address, squares } = state;
  return (
    <>
      <p>{words.lead}</p>
      <p>{words.scan}</p>
      <Squares label={words.picture} squares={squares} />
      <p>
        {words.secret}: <span class="secret">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</span>
      </p>
      <p>
        <a href={address}>{words.open}</a>
      </p>
      <form method="post" class="desk-form">
        <input type="hidden" name="secret" value={secret} />
        <DeskField label={words.code}>
          <input name="code" required inputmode="numeric" autocomplete="one-time-code" maxlength={10} />
        </DeskField>
        <DeskField label={words.password}>
          <input name="password" type="password" required autocomplete="current-password" />
        </DeskField>
        <p class="buttons">
          <button type="submit" name="act" value="on">
            {words.confirm}
          </button>
        </p>
      </form>
    </>
  );
}

/** White around it on any paper: cameras need it. */
const QUIET = 4;

function Squares({ label, squares }: { label: string; squares: readonly (readonly boolean[])[] }): VNode {
  const size = squares.length + 2 * QUIET;
  const dark = squares.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])),
  );
  return (
    <svg class="squares" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} width="240" height="240">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" shape-rendering="crispEdges" />
    </svg>
  );
}

function SwitchedOn({ site, left }: { site: Site; left: number }): VNode {
  const words = site.pages.ownAccount.codes;
  return (
    <>
      <p>
        {words.isOn} {words.left(left, site.say)}
      </p>
      <form method="post" class="desk-form">
        <DeskField label={words.password}>
          <input name="password" type="password" required autocomplete="current-password" />
        </DeskField>
        <p class="buttons">
          <button type="submit" name="act" value="renew">
            {words.renew}
          </button>
          <button type="submit" name="act" value="off" class="plain">
            {words.switchOff}
          </button>
        </p>
      </form>
    </>
  );
}

function RecoveryCodes({ site, state }: { site: Site; state: CodesState & { state: 'recovery' } }): VNode {
  const words = site.pages.ownAccount.codes;
  return (
    <>
      {state.isNew ? <p class="notice no-print">{words.isOn}</p> : null}
      <h2>{words.recovery}</h2>
      <p>
        {site.office}: {words.recoveryLead}
      </p>
      <p class="notice no-print">{words.recoveryOnce}</p>
      <ol class="recovery-codes">
        {state.codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p class="buttons no-print">
        <button type="button" hidden data-print>
          {words.print}
        </button>
      </p>
    </>
  );
}
