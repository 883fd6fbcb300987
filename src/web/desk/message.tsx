/** A page of the desk that only says something. */
import type { Site } from '../site.ts';
import type { DeskPage } from './frame.tsx';

export function deskMessage(site: Site, message: keyof Site['pages']['desk']['messages'], status: number): DeskPage {
  const { title, text } = site.pages.desk.messages[message];
  return {
    title,
    status,
    body: (
      <>
        <h1>{title}</h1>
        <p>{text}</p>
        <p>
          <a href={site.to.office()}>{site.pages.desk.desk}</a>
        </p>
      </>
    ),
  };
}
