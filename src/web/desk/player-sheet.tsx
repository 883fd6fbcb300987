/** A player's card as offices print it: both sheets of the KOMIR registry, licences, clubs and transfers, ratings. */
import type { VNode } from 'preact';
import type { PlayerCard } from '../../desk/registry/show.ts';
import type { Site } from '../site.ts';
import { type DeskPage, FindingList, type ToldFinding } from './frame.tsx';
import { PrintButton, SheetFields, Signatures } from './printing.tsx';

/** The days that the FIDE sheet holds for. */
export interface SheetPeriod {
  readonly from: string;
  readonly to: string;
}

export interface PlayerSheetData {
  readonly card: PlayerCard;
  readonly period?: SheetPeriod | undefined;
  /** What is wrong with the sheets. */
  readonly findings: readonly ToldFinding[];
}

export function playerSheet({ card, period, findings }: PlayerSheetData, site: Site): DeskPage {
  const { sheet, findings: wrong } = site.pages.sheets.card;
  return {
    title: `${card.name ?? card.player}: ${sheet}`,
    section: 'players',
    body: (
      <>
        <h1>
          {site.personName(card.name)} <span class="quiet">{card.player}</span>
        </h1>
        <p class="buttons">
          <PrintButton site={site} />
        </p>
        <KomirSheets card={card} period={period} site={site} />
        <Licences card={card} site={site} />
        <Ratings card={card} site={site} />
        {findings.length === 0 ? null : (
          <>
            <h2>{wrong}</h2>
            <FindingList findings={findings} />
          </>
        )}
        <Signatures of={[site.pages.sheets.report.officer]} site={site} />
      </>
    ),
  };
}

interface Shown {
  readonly card: PlayerCard;
  readonly site: Site;
}

/** Numbers of rulebooks that the text of the card does not know, where the player has one. */
const OTHER_NUMBERS = ['orr', 'pin'] as const;

const sexText = (sex: string | undefined, { pages }: Site): string | undefined =>
  sex === 'm' || sex === 'f' ? pages.sheets.card.sex[sex] : sex;

/** 2. § Both sheets, their fields in the order of the text; for persons without a KOMIR number the facts of the card. */
export function KomirSheets({ card, period, site }: Shown & Pick<PlayerSheetData, 'period'>): VNode {
  const words = site.pages.sheets.card;
  const { fields, numbers } = site.commands.registry;
  const { sheets } = card;
  const { left, right } = sheets ?? {};
  const order = card.strengthOrder;
  return (
    <div class="two-sheets">
      <section>
        <h2>{sheets === undefined ? words.title : words.komirSheet}</h2>
        <SheetFields
          fields={[
            [numbers.komir, card.numbers.komir],
            [fields.name, site.personName(card.name)],
            [fields.birth, card.birth === undefined ? card.birthYear : birthText(card.birth, site)],
            [fields.sex, sexText(card.sex, site)],
            [fields.federation, card.federation],
            [words.rating, left?.komirRating],
            [numbers.fide, card.numbers.fide],
            ...OTHER_NUMBERS.flatMap((kind) => {
              const number = card.numbers[kind];
              return number === undefined ? [] : [[numbers[kind], number] as const];
            }),
            [words.licenceClub, card.club],
            [fields.guestClub, card.guestClub],
            [fields.strengthOrder, order === undefined ? undefined : `${order.club}, ${order.number}.`],
          ]}
        />
      </section>
      <section>
        <h2>{words.fideSheet}</h2>
        {right === undefined ? (
          <p>{words.noFideSheet}</p>
        ) : (
          <>
            {period === undefined ? null : <p class="quiet">{words.period(period.from, period.to, site.say)}</p>}
            <SheetFields
              fields={[
                [numbers.fide, right.fideId],
                [fields.name, site.personName(right.name)],
                [fields.birth, right.birthYear],
                [fields.sex, sexText(right.sex, site)],
                [fields.federation, right.country],
                [words.fideRating, right.fideRating],
                [words.fideTitle, right.fideTitle],
                [words.lastGames, right.lastGames],
                [words.status, right.status === undefined ? undefined : statusText(right.status, site)],
                [words.k, right.k],
              ]}
            />
          </>
        )}
      </section>
    </div>
  );
}

const birthText = (birth: string, { say }: Site): string => (birth.length === 4 ? birth : say.date(birth));

const statusText = (status: string, { pages }: Site): string =>
  status === 'active' || status === 'inactive' ? pages.sheets.card.statuses[status] : status;

/** Licences by year; if the club differs from the year before, the player was transferred. */
export function Licences({ card, site }: Shown): VNode {
  const words = site.pages.sheets.card;
  const years = Object.entries(card.licences ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  const transfers = years.flatMap(([year, club], place) => {
    const before = years[place - 1]?.[1];
    return before === undefined || before === club ? [] : [words.transferred(before, club, year)];
  });
  return (
    <div class="two-sheets">
      <section>
        <h2>{words.licences}</h2>
        {years.length === 0 ? <p>{words.noLicences}</p> : <SheetFields fields={years.toReversed()} />}
      </section>
      <section>
        <h2>{words.transfers}</h2>
        {transfers.length === 0 ? (
          <p>{words.noTransfers}</p>
        ) : (
          <ul>
            {transfers.toReversed().map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

export function Ratings({ card: { standings }, site }: Shown): VNode | null {
  if (standings.length === 0) return null;
  const words = site.pages.sheets.card;
  return (
    <section>
      <h2>{words.ratings}</h2>
      <SheetFields
        fields={standings.map(({ pool, rating, rank, k, list }) => [
          site.poolName(pool),
          [
            rating === null ? '–' : site.say.number(rating),
            rank,
            k === null ? undefined : `${words.k} ${k}`,
            list === undefined ? undefined : site.say.date(list),
          ]
            .filter((each) => each !== undefined)
            .join(' · '),
        ])}
      />
    </section>
  );
}
