/** Pages of the office over HTTP (P14), beside a bare `node:http` that sends the same bytes; both in a process of their own. */
import { bothServers, type BothServers, type PageText, rate } from '../corpus/both-servers.ts';
import { officeWithMonth } from '../corpus/kept-offices.ts';
import { POOL } from '../corpus/office.ts';
import { NEXT_LIST } from '../corpus/world.ts';
import { servingFor } from '../frame/own-server.ts';
import type { Contestant, Measurement, Row } from '../frame/row.ts';
import { openOffice } from '../../src/desk/wire.ts';
import { personId } from '../../src/ledger/ids.ts';

const PAGES = { list: 'list page', card: 'card', explanation: 'explanation' } as const;
type Page = keyof typeof PAGES;
const PAGE_NAMES = Object.keys(PAGES) as readonly Page[];

/** The first player of the world who plays; on the card stands why the rating changed. */
const CARD = `/en/players/${personId(1)}`;

async function pathsOf(page: PageText): Promise<Readonly<Record<Page, string>>> {
  const list = `/en/lists/${POOL}/${NEXT_LIST}`;
  const own = /href="(\/en\/players\/\w+\/why\/[^"]+)"/;
  // somebody on the first page of the list, who may not have played: then somebody else
  const cards = [...(await page(list)).matchAll(/href="(\/en\/players\/\w+)"/g)].map(([, path]) => path as string);
  for (const card of [...cards, CARD]) {
    const explanation = own.exec(await page(card))?.[1];
    if (explanation !== undefined) return { list, card, explanation };
  }
  throw new Error('nobody on the first page of the list has played');
}

const SERVING = servingFor(import.meta.url, async ({ address }: { readonly address: string }) => {
  const office = await openOffice(address);
  const { ready, close } = await bothServers(office, pathsOf);
  return {
    ready,
    close: async () => {
      await close();
      await office.store.close();
    },
  };
});

export const measurement: Measurement = {
  rows: PAGE_NAMES.map(
    (page): Row => ({
      id: 'P14',
      what: `${PAGES[page]} over HTTP`,
      figure: `${page}.answers`,
      by: `${page}, bare.answers`,
      beside: 'bare node:http',
      unit: '×',
      must: 0.75,
      aim: 0.9,
      better: 'more',
    }),
  ),
  prepare: async (setting) => {
    const { ready, close } = await SERVING.run({ address: await officeWithMonth(setting) }, setting);
    const { own, bare, paths }: BothServers = ready;
    const asked = (port: number, page: Page): Contestant => {
      const path = paths[page] as string;
      return async () => ({ answers: await rate(port, path, setting.seconds) });
    };
    if (!setting.isTrial) for (const page of PAGE_NAMES) await rate(own, paths[page] as string, setting.seconds);
    return {
      contestants: Object.fromEntries(
        PAGE_NAMES.flatMap((page) => [
          [page, asked(own, page)],
          [`${page}, bare`, asked(bare, page)],
        ]),
      ),
      close,
    };
  },
};
