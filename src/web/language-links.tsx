/** The same page in the other languages; the choice is remembered. */
import type { VNode } from 'preact';
import { languageName, LANGUAGES } from '../content/languages.ts';
import type { Site } from './site.ts';

export function Languages({ site, path }: { site: Site; path: string }): VNode {
  const { to, words, base, language } = site;
  return (
    <nav class="languages" aria-label={words.language}>
      {LANGUAGES.map((each) =>
        each === language ? (
          <span key={each} lang={each} aria-current="true" title={languageName(each)}>
            {each}
          </span>
        ) : (
          <a
            key={each}
            lang={each}
            hreflang={each}
            rel="nofollow"
            title={languageName(each)}
            href={to.language(each, `${base}/${each}${path}`)}
          >
            {each}
          </a>
        ),
      )}
    </nav>
  );
}
