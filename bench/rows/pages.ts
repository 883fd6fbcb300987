/**
 * Pages of the office over HTTP (P14), beside a bare `node:http` that sends the same bytes; both in a process of their own. And the
 * memory of that process after every kind of page and every file of the list (P11).
 */
import { existsSync } from 'node:fs';
import { bothServers, type BothServers, rate } from '../corpus/both-servers.ts';
import { officeWithMonth } from '../corpus/kept-offices.ts';
import { POOL } from '../corpus/office.ts';
import { officePages, type Page, PAGE_NAMES, PAGES } from '../corpus/office-pages.ts';
import { NEXT_LIST } from '../corpus/world.ts';
import { peakMemory } from '../frame/own-process.ts';
import { servingFor } from '../frame/own-server.ts';
import type { Contestant, Measurement, Row, Sample } from '../frame/row.ts';
import { openOffice } from '../../src/desk/wire.ts';
import { keepHeapSmall } from '../../src/http/heap.ts';
import type { Setting } from '../frame/setting.ts';
import { LANGUAGES } from '../../src/content/languages.ts';

const SERVING = servingFor(import.meta.url, async ({ address }: { readonly address: string }) => {
  // as `elobook serve` does
  keepHeapSmall();
  const office = await openOffice(address);
  const { ready, close } = await bothServers(office, officePages);
  return {
    ready,
    close: async () => {
      await close();
      await office.store.close();
    },
  };
});

/** The system's page on a process, on Linux. */
const statusOf = (pid: number): string => `/proc/${pid}/status`;

const PAGES_OF_A_LANGUAGE = 40;
const DOWNLOADS = ['txt', 'xml', 'csv', 'json'];

/** Asks for the home page and what it leads to in every language, and for the files of the list; the memory at its highest. */
async function everything(port: number, pid: number, { isTrial }: Setting): Promise<Sample> {
  const textOf = async (path: string): Promise<string> => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  const most = isTrial ? 3 : PAGES_OF_A_LANGUAGE;
  for (const language of LANGUAGES) {
    const home = `/${language}/`;
    const paths = new Set([home, `${home}lists/${POOL}/${NEXT_LIST}?sort=name`]);
    // links are added while it goes on
    for (const path of paths) {
      const text = await textOf(path);
      for (const [, link] of text.matchAll(/href="([^"#]+)"/g)) {
        if (paths.size < most && link?.startsWith(home)) paths.add(link.replaceAll('&amp;', '&'));
      }
    }
  }
  for (const ending of DOWNLOADS) await textOf(`/files/${POOL}-${NEXT_LIST}.${ending}`);
  return { memory: peakMemory(statusOf(pid)) };
}

export const measurement: Measurement = {
  rows: [
    ...PAGE_NAMES.map(
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
    {
      id: 'P11',
      what: 'memory of the server after pages and downloads',
      figure: 'everything.memory',
      unit: 'MB',
      must: 500,
      aim: 300,
      better: 'less',
    },
  ],
  needsBuild: true,
  prepare: async (setting) => {
    const { ready, close, pid } = await SERVING.run({ address: await officeWithMonth(setting) }, setting);
    const { own, bare, paths }: BothServers = ready;
    const asked = (port: number, page: Page): Contestant => {
      const path = paths[page] as string;
      return async () => ({ answers: await rate(port, path, setting.seconds) });
    };
    return {
      contestants: {
        ...Object.fromEntries(
          PAGE_NAMES.flatMap((page) => [
            [page, asked(own, page)],
            [`${page}, bare`, asked(bare, page)],
          ]),
        ),
        ...(existsSync(statusOf(pid)) ? { everything: () => everything(own, pid, setting) } : {}),
      },
      warmUp: PAGE_NAMES.flatMap((page) => [page, `${page}, bare`]),
      notes: existsSync(statusOf(pid)) ? [] : ['P11: the memory of another process is told on Linux only'],
      close,
    };
  },
};
