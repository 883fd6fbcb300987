/** Passkeys: those of an account, and the form that asks a browser for one. */
import type { ComponentChildren, VNode } from 'preact';
import type { ShownPasskey } from '../../desk/accounts/passkeys.ts';
import type { Site } from '../site.ts';
import { DeskField } from './frame.tsx';

/** The host for which passkeys of the office work. */
export interface PasskeyPlace {
  readonly origin: string;
  readonly host: string;
  /** Browsers make none for an address of numbers. */
  readonly isNamed: boolean;
}

export const PASSKEY_ISLANDS: readonly string[] = ['passkey'];

interface FormProps {
  readonly site: Site;
  readonly place: PasskeyPlace;
  readonly does: 'make' | 'sign-in';
  /** The address of the form, and the address at which its script gets the options for the browser. */
  readonly action: string;
  readonly options: string;
  readonly children: ComponentChildren;
}

/** Hidden until its script has come; without scripts it says that it needs one. */
export function PasskeyForm({ site, place, does, action, options, children }: FormProps): VNode {
  const words = site.pages.ownAccount.passkeys;
  if (!place.isNamed) return <p class="quiet">{words.needName(place.host, site.say)}</p>;
  return (
    <>
      <noscript>
        <p class="notice">{words.needScript}</p>
      </noscript>
      <form
        method="post"
        hidden
        class="desk-form"
        action={action}
        data-does={does}
        data-options={options}
        data-origin={place.origin}
        data-unsupported={words.unsupported}
        data-elsewhere={words.elsewhere(place.origin, site.say)}
        data-failed={words.failed}
      >
        <input type="hidden" name="response" value="" />
        {children}
        <p role="status" class="quiet" />
      </form>
    </>
  );
}

interface PasskeysProps {
  readonly site: Site;
  readonly place: PasskeyPlace;
  readonly passkeys: readonly ShownPasskey[];
}

export function Passkeys({ site, place, passkeys }: PasskeysProps): VNode {
  const words = site.pages.ownAccount.passkeys;
  const account = site.pages.desk.account;
  return (
    <>
      <h2 id="passkeys">{words.title}</h2>
      <p>{words.lead}</p>
      {passkeys.length === 0 ? <p>{words.none}</p> : null}
      <table>
        <tbody>
          {passkeys.map(({ passkey, name, used }) => (
            <tr key={passkey}>
              <td>{name}</td>
              <td class="date">
                {used === undefined ? account.never : `${account.used} ${site.say.date(site.dayOf(used))}`}
              </td>
              <td>
                <form method="post" class="buttons">
                  <input type="hidden" name="passkey" value={passkey} />
                  <input name="name" aria-label={words.name} value={name} required />
                  <button type="submit" name="act" value="rename-passkey" class="plain">
                    {words.rename}
                  </button>
                  <button type="submit" name="act" value="remove-passkey" class="plain">
                    {words.remove}
                  </button>
                </form>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <PasskeyForm
        site={site}
        place={place}
        does="make"
        action={site.to.office('/account')}
        options={site.to.office('/account/passkey')}
      >
        <input type="hidden" name="act" value="add-passkey" />
        <DeskField label={words.name} hint={words.nameHint}>
          <input name="name" required maxlength={100} />
        </DeskField>
        <p class="buttons">
          <button type="submit">{words.add}</button>
        </p>
      </PasskeyForm>
    </>
  );
}

/** Below the form with the password. */
interface SignInProps {
  readonly site: Site;
  readonly place: PasskeyPlace;
  readonly to: string;
  /** What was typed before the session ended. */
  readonly kept: string;
}

export function PasskeySignIn({ site, place, to, kept }: SignInProps): VNode {
  const words = site.pages.ownAccount.passkeys;
  return (
    <>
      <h2>{words.or}</h2>
      <PasskeyForm
        site={site}
        place={place}
        does="sign-in"
        action={site.to.office('/sign-in')}
        options={site.to.office('/sign-in/passkey')}
      >
        <input type="hidden" name="to" value={to} />
        <input type="hidden" name="name" value="" />
        {kept === '' ? null : <input type="hidden" name="kept" value={kept} />}
        <p class="buttons">
          <button type="submit">{words.signIn}</button>
        </p>
        <p class="quiet">{words.signInHint}</p>
      </PasskeyForm>
    </>
  );
}
