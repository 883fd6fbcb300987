/** How a mistake is reported, and to whom. */
import type { Page } from '../../page.tsx';
import type { Site } from '../../site.ts';

export interface MistakeData {
  /** The subject of the page from which the visitor came. */
  readonly about?: string;
  /** The address of that page. */
  readonly page?: string | undefined;
  readonly officers: readonly { readonly federation: string; readonly officer: string }[];
}

export function mistakePage({ about, page, officers }: MistakeData, site: Site): Page {
  const words = site.pages.mistake;
  return {
    title: words.title,
    isPrivate: true,
    address: site.to.mistake(),
    body: (
      <>
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        {about === undefined ? null : (
          <p class="notice">
            {words.about} {page === undefined ? about : <a href={page}>{about}</a>}
          </p>
        )}
        <ol class="prose">
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h2>{words.officers}</h2>
        {officers.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <table>
            <thead>
              <tr>
                <th scope="col">{words.federation}</th>
                <th scope="col">{words.officer}</th>
              </tr>
            </thead>
            <tbody>
              {officers.map(({ federation, officer }) => (
                <tr key={federation}>
                  <td>{federation}</td>
                  <td>{officer}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <h2>{words.privacy}</h2>
        <p>{words.privacyText}</p>
      </>
    ),
  };
}
