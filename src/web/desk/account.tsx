/** One's own account. */
import type { ShownApiKey } from '../../desk/accounts/api-keys.ts';
import type { ShownSession } from '../../desk/accounts/sessions.ts';
import type { Site } from '../site.ts';
import { browserName } from './browser-name.ts';
import type { ShownPasskey } from '../../desk/accounts/passkeys.ts';
import { DeskField, type DeskPage, FindingList, RowAct, type ToldFinding } from './frame.tsx';
import { choiceWord } from './value.tsx';
import { PASSKEY_ISLANDS, type PasskeyPlace, Passkeys } from './passkeys.tsx';

export interface AccountData {
  readonly sessions: readonly ShownSession[];
  /** The session that makes this request. */
  readonly own: string;
  readonly passkeys: readonly ShownPasskey[];
  readonly place: PasskeyPlace;
  /** Recovery codes; undefined where one-time codes are off. */
  readonly codesLeft: number | undefined;
  readonly keys: readonly ShownApiKey[];
  readonly scopes: readonly string[];
  readonly findings: readonly ToldFinding[];
  readonly isSaved: boolean;
  readonly secret?: string;
}

export function accountPage(data: AccountData, site: Site): DeskPage {
  const { sessions, own, passkeys, place, codesLeft, keys, scopes, findings, isSaved, secret } = data;
  const words = site.pages.desk.account;
  const { codes } = site.pages.ownAccount;
  return {
    title: words.title,
    section: 'account',
    islands: PASSKEY_ISLANDS,
    isShownOnce: secret !== undefined,
    body: (
      <>
        <h1>{words.title}</h1>
        <FindingList findings={findings} />
        {isSaved ? <p class="notice">{words.saved}</p> : null}
        <h2>{words.sessions}</h2>
        <table>
          <tbody>
            {sessions.map(({ session, used, agent }) => (
              <tr key={session}>
                <td title={agent}>{browserName(agent)}</td>
                <td class="date">
                  {words.used} {site.say.date(site.dayOf(used))}
                </td>
                <td>
                  {session === own ? (
                    <strong>{words.thisOne}</strong>
                  ) : (
                    <RowAct act="end" row={['session', session]} label={words.end} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <form method="post" class="buttons">
          <button type="submit" name="act" value="end-all" class="plain">
            {words.endAll}
          </button>
        </form>
        <h2>{words.password}</h2>
        <form method="post" class="desk-form">
          <DeskField label={words.old}>
            <input name="old" type="password" required autocomplete="current-password" />
          </DeskField>
          <DeskField label={words.new}>
            <input name="new" type="password" required minlength={12} autocomplete="new-password" />
          </DeskField>
          <p class="buttons">
            <button type="submit" name="act" value="password">
              {words.save}
            </button>
          </p>
        </form>
        <h2>{codes.title}</h2>
        <p>
          {codesLeft === undefined ? `${codes.off} ${codes.lead}` : `${codes.on} ${codes.left(codesLeft, site.say)}`}{' '}
          <a href={site.to.office('/account/codes')}>{codesLeft === undefined ? codes.setUp : codes.change}</a>
        </p>
        <Passkeys site={site} place={place} passkeys={passkeys} />
        <h2>{words.keys}</h2>
        {secret === undefined ? null : (
          <div class="notice">
            <p>{words.keyOnce}</p>
            <p class="secret">{secret}</p>
          </div>
        )}
        {keys.length === 0 ? <p>{words.noKeys}</p> : null}
        <table>
          <tbody>
            {keys.map(({ key, name, scopes: may, used }) => (
              <tr key={key}>
                <td>{name}</td>
                <td>{may.map((each) => choiceWord('scopes', each, site)).join(', ')}</td>
                <td class="date">
                  {used === undefined ? words.never : `${words.used} ${site.say.date(site.dayOf(used))}`}
                </td>
                <td>
                  <RowAct act="revoke" row={['key', key]} label={words.revoke} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <form method="post" class="desk-form">
          <DeskField label={words.keyName}>
            <input name="name" required />
          </DeskField>
          <fieldset>
            <legend>{words.scopes}</legend>
            {scopes.map((scope) => (
              <label key={scope}>
                <input type="checkbox" name="scopes" value={scope} /> {choiceWord('scopes', scope, site)}{' '}
              </label>
            ))}
          </fieldset>
          <p class="buttons">
            <button type="submit" name="act" value="key">
              {words.makeKey}
            </button>
          </p>
        </form>
      </>
    ),
  };
}
