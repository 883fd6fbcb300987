/** The newest checkpoint with the cosignatures of the configured witnesses; unchanged if there are none. */
import type { LogCheckpoint } from '../desk/keys/sign-log.ts';
import type { Office, Outcome } from '../desk/office.ts';
import { witnessSettings } from './settings.ts';

export async function cosigned(office: Office, signed: Outcome<LogCheckpoint>): Promise<Outcome<LogCheckpoint>> {
  const witnesses = witnessSettings();
  if (signed.value === undefined || witnesses === undefined) return signed;
  const { askWitnesses } = await import('../desk/keys/ask-witnesses.ts');
  const { askByHttp } = await import('../http/witness-asker.ts');
  const { value = signed.value, findings } = await askWitnesses(office, witnesses.asked, askByHttp(witnesses.allowed));
  return { value, findings: [...signed.findings, ...findings] };
}
