/** A small office whose site is written as files. */
import {
  AS,
  acceptEvent,
  bring,
  enter,
  enterPersons,
  openPool,
  roundRobin,
  type TestEvent,
  type TestOffice,
} from '../../desk/lists/office.fixture.ts';
import { publishList } from '../../desk/lists/publish.ts';

export const PERSONS = [1, 2, 3, 4];
const MAY: TestEvent = {
  event: 1,
  pool: 'fide',
  start: '2024-05-10',
  end: '2024-05-19',
  edition: 'fide-2024',
  list: '2024-06',
  persons: PERSONS,
  games: roundRobin(PERSONS, (white) => (white === 1 ? '1-0' : '1/2-1/2')),
};

/** On 15 June 2024. */
export async function fillForCopy(office: TestOffice): Promise<void> {
  await openPool(office, 'fide', 'fide', '2024-06');
  await enterPersons(office, 1, [
    { name: 'Elseő, Ánna', birth: '1990-03-17', federation: 'HUN', sex: 'f', fide: '712345' },
    { name: 'Young, Béla', birth: '2013-03-18', federation: 'HUN', sex: 'm', fide: '712346' },
    { name: 'Третьяков, Юрий', birth: '1980-01-01', federation: 'AUT', sex: 'm' },
    { name: 'Fourth, Dani', birth: '1970-01-01', federation: 'HUN', sex: 'm' },
  ]);
  await bring(office, 'fide', '2024-05', { 1: 1990, 2: 1500, 3: 2100, 4: 1900 });
  await acceptEvent(office, MAY);
  await publishList(office, { pool: 'fide', date: '2024-06', early: true }, AS);
  await enter(office, { kind: 'office.set', data: { minors: 'initials' } });
}
