/** The door of the desk. */
import type { Site } from '../site.ts';
import { DeskField, type DeskPage, FindingList, type ToldFinding } from './frame.tsx';
import { PASSKEY_ISLANDS, type PasskeyPlace, PasskeySignIn } from './passkeys.tsx';

export interface SignInData {
  readonly name: string;
  /** The address to continue at. */
  readonly to: string;
  /** What was typed before the session ended; it is sent along. */
  readonly kept: string;
  readonly findings: readonly ToldFinding[];
  /** Whether the office has accounts at all. */
  readonly isOpen: boolean;
  readonly place: PasskeyPlace;
}

export function signInPage({ name, to, kept, findings, isOpen, place }: SignInData, site: Site): DeskPage {
  const words = site.pages.desk.signIn;
  return {
    title: words.title,
    islands: PASSKEY_ISLANDS,
    ...(findings.some(({ weight }) => weight === 'refuse') ? { status: 401 } : {}),
    body: (
      <>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        {kept === '' ? null : (
          <section class="notice">
            <h2>{site.pages.desk.messages.sessionEnded.title}</h2>
            <p>{site.pages.desk.messages.sessionEnded.text}</p>
          </section>
        )}
        <FindingList findings={findings} />
        {isOpen ? (
          <>
            <form method="post" class="desk-form" enctype="multipart/form-data" action={site.to.office('/sign-in')}>
              {kept === '' ? null : <input type="hidden" name="kept" value={kept} />}
              <input type="hidden" name="to" value={to} />
              <DeskField label={words.name} hint={words.nameHint}>
                <input
                  name="name"
                  required
                  autocomplete="username"
                  autocapitalize="none"
                  spellcheck={false}
                  value={name}
                />
              </DeskField>
              <DeskField label={words.password}>
                <input name="password" type="password" required autocomplete="current-password" />
              </DeskField>
              <DeskField label={words.code} hint={words.codeHint}>
                <input name="code" inputmode="numeric" autocomplete="one-time-code" />
              </DeskField>
              <p class="buttons">
                <button type="submit">{words.button}</button>
              </p>
            </form>
            <PasskeySignIn site={site} place={place} to={to} kept={kept} />
          </>
        ) : (
          <p class="notice">{words.noAccounts}</p>
        )}
      </>
    ),
  };
}

export interface JoinData {
  /** Absent where the link has ended. */
  readonly name?: string;
  readonly differs: boolean;
  readonly findings: readonly ToldFinding[];
}

export function joinPage({ name, differs, findings }: JoinData, site: Site): DeskPage {
  const words = site.pages.desk.join;
  const title = words.title(name ?? '', site.say);
  return {
    title,
    ...(name === undefined ? { status: 410 } : {}),
    body: (
      <>
        <h1>{title}</h1>
        <FindingList findings={findings} />
        {differs ? <p class="notice">{words.differs}</p> : null}
        {name === undefined ? null : (
          <form method="post" class="desk-form">
            <p>{words.lead}</p>
            <DeskField label={words.password}>
              <input name="password" type="password" required minlength={12} autocomplete="new-password" />
            </DeskField>
            <DeskField label={words.again}>
              <input name="again" type="password" required minlength={12} autocomplete="new-password" />
            </DeskField>
            <p class="buttons">
              <button type="submit">{words.button}</button>
            </p>
          </form>
        )}
      </>
    ),
  };
}
