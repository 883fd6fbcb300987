/** Who runs the office and by which rules, how to report a mistake, how to check what is published, and the source. */
import type { Page } from '../../page.tsx';
import type { Site } from '../../site.ts';

export interface AboutData {
  readonly version: string;
  /** Whether this server offers signatures of list files. */
  readonly signed: boolean;
}

export function aboutPage({ version, signed }: AboutData, site: Site): Page {
  const words = site.pages.about;
  const { to } = site;
  return {
    title: words.title,
    description: words.lead,
    address: to.about,
    about: 'about',
    body: (
      <>
        <h1>{words.title}</h1>
        <p>{words.kept(site.office)}</p>
        <p>{words.lead}</p>
        <p>
          <a href={to.rulebooks}>{words.rules}</a>
        </p>
        <section id="contact">
          <h2>{words.contact}</h2>
          <p>
            {words.contactText} <a href={to.mistake()}>{site.words.mistake}</a>
          </p>
        </section>
        <section id="verify">
          <h2>{words.verify}</h2>
          <ol class="prose">
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {signed ? (
            <p>
              <a href={to.keys}>{words.keys}</a>
            </p>
          ) : null}
        </section>
        <section id="source">
          <h2>{words.source}</h2>
          <p>{words.sourceText(version)}</p>
          <p>
            <a href={to.api}>{words.data}</a>
          </p>
        </section>
      </>
    ),
  };
}
