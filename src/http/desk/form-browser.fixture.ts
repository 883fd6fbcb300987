/** A browser for tests of the desk over HTTP. */

/** What `signIn` types, unless it is told otherwise. */
export const PASSWORD = 'a sentence of words';

/** A browser without scripts: it keeps cookies, and sends what is in the form of the page. */
export class FormBrowser {
  readonly #cookies = new Map<string, string>();
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** As a browser does: what a form is answered with is asked for at its own address. */
  async #sent(path: string, init: RequestInit): Promise<Response> {
    const answer = await this.#ask(path, init);
    const [, kept] = /\/office(\/answers\/.*)$/.exec(answer.headers.get('location') ?? '') ?? [];
    return kept === undefined ? answer : this.get(kept);
  }

  async #ask(path: string, init: RequestInit): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'sec-fetch-site': 'same-origin', ...(init.headers as object), cookie };
    const answer = await fetch(`${this.#url}en/office${path}`, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }

  /** As after a sign-in, with a session that was begun elsewhere. */
  carry(session: string): this {
    this.#cookies.set('elobook-session', session);
    return this;
  }

  get(path: string): Promise<Response> {
    return this.#ask(path, {});
  }

  async text(path: string): Promise<string> {
    return (await this.get(path)).text();
  }

  /** The token stands in every form of a page. */
  async token(): Promise<string> {
    return /name="token" value="(\w+)"/.exec(await this.text('/account'))?.[1] ?? '';
  }

  async post(
    path: string,
    fields: Readonly<Record<string, string | readonly string[]>>,
    headers: object = {},
  ): Promise<Response> {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries({ token: await this.token(), ...fields })) {
      for (const each of [value].flat()) body.append(name, each);
    }
    return this.#sent(path, { method: 'POST', body, headers: headers as HeadersInit });
  }

  async send(
    path: string,
    fields: Readonly<Record<string, string>>,
    files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>,
  ): Promise<Response> {
    const body = new FormData();
    for (const [name, value] of Object.entries({ token: await this.token(), ...fields })) body.append(name, value);
    for (const [name, content] of Object.entries(files)) body.append('files', new Blob([content]), name);
    return this.#sent(path, { method: 'POST', body });
  }

  signIn(name: string, password = PASSWORD, code = ''): Promise<Response> {
    return this.post('/sign-in', { name, password, code });
  }
}
