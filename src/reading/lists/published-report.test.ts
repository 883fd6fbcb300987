/** The report on a list that is out says what the report before its publication said. */
import { expect, test } from 'vitest';
import { AS, officeWith, submitOne } from '../../desk/events/event.fixture.ts';
import { decideStanding } from '../../desk/lists/decide.ts';
import { previewList, publishList } from '../../desk/lists/publish.ts';
import { done, refusals } from '../../desk/office.fixture.ts';
import { personId } from '../../ledger/ids.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { publishedReport } from './published-report.ts';

forEachStore((_, store) => {
  test('the report after a publication is the one before it, whatever came since', async () => {
    const office = await officeWith(store, 'fide', '2024-06-12');
    await submitOne(office, 'fide', {}, { accept: 'clean' });
    office.on('2024-07-01');
    done(await publishList(office, { pool: 'fide', date: '2024-06' }, AS));
    const { report: before } = done(await previewList(office, { pool: 'fide', date: '2024-07' }));
    done(await publishList(office, { pool: 'fide', date: '2024-07' }, AS));
    const decided = { pool: 'fide', player: personId(4), indicator: 'rating', value: 1750, by: 'qc' };
    done(await decideStanding(office, decided, AS));
    expect(done(await publishedReport(office, { pool: 'fide', date: '2024-07' }))).toEqual(before);
    expect(before.largest.length).toBeGreaterThan(0);
    expect(refusals(await publishedReport(office, { pool: 'fide', date: '2024-05' }))).toEqual(['lists.brought-in']);
    expect(refusals(await publishedReport(office, { pool: 'fide', date: '2024-04' }))).toEqual(['lists.unknown-list']);
  });
});
