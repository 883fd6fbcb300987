/** One-time codes of an account: set up, switched off, recovery codes renewed. */
import qrcode from 'qrcode-generator';
import type { Finding } from '../../../core/finding.ts';
import { type CodesState, codesPage } from '../../../web/desk/codes.tsx';
import type { DeskAnswer, DeskRequest, DeskRoute } from '../desk-route.ts';
import { formValue } from '../forms.ts';
import { ownPassword } from '../own-password.ts';
import {
  newCodeSecret,
  oneTimeCodes,
  recoveryCodesLeft,
  removeOneTimeCodes,
  renewRecoveryCodes,
  setOneTimeCodes,
} from '../second-factor.ts';
import { toldFindings } from '../told.ts';

/** The squares of the picture, row by row. */
function squaresOf(text: string): readonly (readonly boolean[])[] {
  const code = qrcode(0, 'L');
  code.addData(text);
  code.make();
  const places = Array.from({ length: code.getModuleCount() }, (_, place) => place);
  return places.map((row) => places.map((column) => code.isDark(row, column)));
}

/** The same secret again after a wrong code, so that nobody has to scan twice. */
function settingUp({ account, office, site }: DeskRequest, secret = newCodeSecret(office)): CodesState {
  const address = oneTimeCodes(secret, account.mail ?? account.account, site.office).toString();
  return { state: 'off', secret, address, squares: squaresOf(address) };
}

async function page(request: DeskRequest, findings: readonly Finding[] = [], secret?: string): Promise<DeskAnswer> {
  const { office, account, site } = request;
  const left = await recoveryCodesLeft(office, account.account);
  const state: CodesState = left === undefined ? settingUp(request, secret) : { state: 'on', left };
  return codesPage(state, await toldFindings(findings, site, office), site);
}

const SECRET = /^[A-Z2-7]{32}$/;

async function setUp(request: DeskRequest): Promise<DeskAnswer> {
  const { office, account, form, site } = request;
  const secret = formValue(form, 'secret');
  const kept = SECRET.test(secret) ? secret : undefined;
  const allowed = await ownPassword(request, 'password');
  if (allowed.value === undefined) return page(request, allowed.findings, kept);
  const { value, findings } = await setOneTimeCodes(office, account.account, secret, formValue(form, 'code'));
  return value === undefined
    ? page(request, findings, kept)
    : codesPage({ state: 'recovery', codes: value, isNew: true }, [], site);
}

export const CODES: DeskRoute = {
  path: '/account/codes',
  needs: 'signed-in',
  get: (request) => page(request),
  post: async (request) => {
    const { office, account, form, site } = request;
    const what = formValue(form, 'act');
    const isOn = (await recoveryCodesLeft(office, account.account)) !== undefined;
    if (what === 'on' && !isOn) return setUp(request);
    if (!isOn || (what !== 'off' && what !== 'renew')) return { to: site.to.office('/account/codes') };
    const { value, findings } = await ownPassword(request, 'password');
    if (value === undefined) return page(request, findings);
    if (what === 'off') {
      await removeOneTimeCodes(office, account.account);
      return { to: site.to.office('/account') };
    }
    const codes = await renewRecoveryCodes(office, account.account);
    return codes === undefined ? page(request) : codesPage({ state: 'recovery', codes, isNew: false }, [], site);
  },
};
