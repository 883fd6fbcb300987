/** News as Atom and as JSON Feed. */
import { Feed, type Item } from 'feed';
import { listDateText } from '../../explain/list-date.ts';
import type { ClubNews, NewEvent, FollowedPlayer, NewList } from '../../reading/public/follow/news.ts';
import { daysText } from '../../web/parts/days.ts';
import type { Site } from '../../web/site.ts';

export const FEED_FORMS = ['atom', 'json'] as const;
export type FeedForm = (typeof FEED_FORMS)[number];

export const FEED_TYPES: Readonly<Record<FeedForm, string>> = {
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};

/** The addresses of the feed and of its page, with scheme and host. */
export interface FeedPlace {
  readonly origin: string;
  /** The address of the feed, without its ending. */
  readonly path: string;
}

interface FeedOf {
  readonly title: string;
  /** The page that it is about. */
  readonly about: string;
  readonly items: readonly NewsItem[];
}

interface NewsItem {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly time: string;
}

/** In Atom a title is HTML, in JSON Feed plain text. */
const asHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const asIs = (text: string): string => text;

function feedText({ title, about, items }: FeedOf, { origin, path }: FeedPlace, form: FeedForm, site: Site): string {
  const written = form === 'atom' ? asHtml : asIs;
  const newest = items.reduce((last, { time }) => (time > last ? time : last), '1970-01-01T00:00:00.000Z');
  const feed = new Feed({
    title: written(title),
    id: `${origin}${about}`,
    link: `${origin}${about}`,
    language: site.language,
    updated: new Date(newest),
    generator: 'Elobook',
    copyright: '',
    feedLinks: { atom: `${origin}${path}.atom`, json: `${origin}${path}.json` },
    author: { name: written(site.office) },
    ...(site.checkpoint === undefined ? {} : { description: written(`${site.words.publicLog}: ${site.checkpoint}`) }),
  });
  for (const { title: head, text, to, time } of items) {
    const item: Item = {
      title: written(head),
      id: `${origin}${to}`,
      link: `${origin}${to}`,
      date: new Date(time),
      // HTML in both forms
      description: asHtml(text),
    };
    feed.addItem(item);
  }
  return form === 'atom' ? feed.atom1() : feed.json1();
}

const atNoon = (day: string): string => `${day}T12:00:00.000Z`;

export function poolFeed(
  news: readonly (NewList | NewEvent)[],
  pool: string,
  place: FeedPlace,
  form: FeedForm,
  site: Site,
): string {
  const words = site.pages.follow;
  const name = site.poolName(pool);
  const items = news.flatMap((each): readonly NewsItem[] => {
    if (each.kind === 'list')
      return [
        {
          title: words.listTitle(name, listDateText(each.date, site)),
          text: words.listText(site.grouped(each.players)),
          to: site.to.list(pool, each.date),
          time: each.time,
        },
      ];
    const { event, start, end, players } = each;
    if (start === null) return [];
    return [
      {
        title: words.eventTitle(each.name),
        text: words.eventText(daysText(start, end ?? start, site), players, site.say),
        to: site.to.event(event),
        time: atNoon(end ?? start),
      },
    ];
  });
  return feedText({ title: words.feedOf(name, site.office), about: site.to.lists(pool), items }, place, form, site);
}

export function clubFeed(
  news: readonly ClubNews[],
  { pool, club }: { readonly pool: string; readonly club: string },
  place: FeedPlace,
  form: FeedForm,
  site: Site,
): string {
  const words = site.pages.follow;
  const items = news.map(({ date, time, members, changed }): NewsItem => {
    const changes = changed.map(
      ({ name, rating, change = 0 }) => `${site.personShort(name)} ${rating} (${site.say.signed(change)})`,
    );
    return {
      title: words.clubTitle(club, listDateText(date, site)),
      text: `${words.clubText(members, site.say)} ${changes.length === 0 ? words.noChanges : `${changes.join(', ')}.`}`,
      to: site.to.list(pool, date, { club }),
      time,
    };
  });
  const about = site.to.club(club, { pool });
  return feedText(
    { title: words.feedOf(`${club}, ${site.poolName(pool)}`, site.office), about, items },
    place,
    form,
    site,
  );
}

export function playerFeed({ card, pool, news }: FollowedPlayer, place: FeedPlace, form: FeedForm, site: Site): string {
  const words = site.pages.follow;
  const name = site.personShort(card.name);
  const items = news.map(({ date, rating, change, of, events }): NewsItem => {
    const now = rating === null ? words.unrated : site.say.number(rating);
    return {
      title: words.playerTitle(name, now, change === null ? undefined : site.say.signed(change)),
      text: events.length === 0 ? words.noEvents : words.playerText(site.say.list(events.map((event) => event.name))),
      to:
        events.length === 0 && pool.calendar === 'monthly'
          ? site.to.list(pool.pool, date)
          : site.to.why(card.player, pool.pool, of),
      time: atNoon(date),
    };
  });
  const title = words.feedOf(`${name}, ${site.poolName(pool.pool, pool.name)}`, site.office);
  return feedText({ title, about: site.to.player(card.player), items }, place, form, site);
}
