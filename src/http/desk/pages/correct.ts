/**
 * Corrects an event that counts: single results, or a corrected report; previewed first, and confirmed by a second
 * officer.
 */
import { refusalOf } from '../../../desk/accounts/allowed.ts';
import { showEvent } from '../../../desk/events/show.ts';
import { readOffice } from '../../../desk/office.ts';
import { correctEventPage } from '../../../web/desk/correct.tsx';
import type { DeskAnswer, DeskRequest, DeskRoute } from '../desk-route.ts';
import { doAct } from '../doing.ts';
import { formValue } from '../forms.ts';
import { correctedFile } from '../marked-findings.ts';
import { sentFiles } from '../sent-files.ts';
import { standingBytes } from '../standing-report.ts';

const idOf = ({ params }: DeskRequest): string => (params['event'] as string).toLowerCase();

async function page(request: DeskRequest): Promise<DeskAnswer> {
  const { office, account, site } = request;
  const id = idOf(request);
  const against = await readOffice(office, (desk) => refusalOf(desk, account, 'events.correct', { event: id }));
  const { value: event } = await showEvent(office, id);
  return event === undefined || against !== undefined ? undefined : correctEventPage({ event }, site);
}

/** Games with another result than on the page, and an added one. */
function resultsIn({ form }: DeskRequest): readonly object[] {
  const changed = [...form.values].flatMap(([name, [result = '']]) => {
    const [kind, round, white, black, was] = name.split(' ');
    return kind === 'game' && result !== was ? [{ round: Number(round), white, black, result }] : [];
  });
  const [round, white, black] = ['new-round', 'new-white', 'new-black'].map((name) => formValue(form, name));
  const isAdded = round !== '' && white !== '' && black !== '';
  return isAdded
    ? [...changed, { round: Number(round), white, black, result: formValue(form, 'new-result') }]
    : changed;
}

async function post(request: DeskRequest): Promise<DeskAnswer> {
  const { form, site } = request;
  const event = idOf(request);
  const { reports } = await sentFiles(form.files);
  const results = resultsIn(request);
  const input = {
    event,
    ...(results.length === 0 || reports.length > 0 ? {} : { results }),
    ...(formValue(form, 'accept') === '' ? {} : { accept: 'at-once' }),
  };
  const [file] = reports;
  const before = file === undefined ? undefined : await standingBytes(request, event);
  return doAct(request, {
    act: 'events.correct',
    call: { input, files: reports },
    back: site.to.office(`/events/${event}/correct`),
    section: 'events',
    ...(file === undefined || before === undefined ? {} : { corrected: correctedFile(before, file.bytes) }),
  });
}

export const CORRECT_EVENT: DeskRoute = { path: '/events/:event/correct', needs: 'events.correct', get: page, post };
