import { currentVisit } from './visit';

/**
 * Replacements for the browser objects that components use while they render, as for a first-time visitor. Any other
 * use of the browser belongs in effects and listeners, which never run here.
 */
const address = (): URL => {
  const { url = '/', host = 'localhost', protocol = 'https' } = currentVisit() ?? {};
  return new URL(url, `${protocol}://${host}`);
};

class Place {
  get href(): string {
    return address().href;
  }
  get origin(): string {
    return address().origin;
  }
  get protocol(): string {
    return address().protocol;
  }
  get host(): string {
    return address().host;
  }
  get hostname(): string {
    return address().hostname;
  }
  get port(): string {
    return address().port;
  }
  get pathname(): string {
    return address().pathname;
  }
  get search(): string {
    return address().search;
  }
  get hash(): string {
    return '';
  }
}

const empty = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const silent = { addEventListener: () => undefined, removeEventListener: () => undefined };

export const location = new Place();
export const localStorage = empty;
export const sessionStorage = empty;
export const navigator = { onLine: true, cookieEnabled: false, languages: ['zh-CN'], userAgent: '' };
/** Undefined although Node has one: it would connect the readers of one process and keep it from ending. */
export const BroadcastChannel = undefined;
export const matchMedia = () => ({ ...silent, matches: false });
export const document = {
  ...silent,
  documentElement: { dataset: {}, style: {} },
  head: null,
  body: null,
  title: '',
  getElementById: () => null,
  querySelector: () => null,
};
export const window: Record<string, unknown> = {
  ...silent,
  location,
  localStorage,
  sessionStorage,
  navigator,
  matchMedia,
  document,
  history: { state: null },
};

/** Calls stay within the service; their answers are recorded, because they are sent along with the page. */
export class XMLHttpRequest {
  status = 0;
  statusText = '';
  responseText = '';
  responseType = '';
  timeout = 0;
  withCredentials = false;
  onloadend: () => void = () => undefined;
  onerror: () => void = () => undefined;
  private url = '';

  open(_method: string, url: string): void {
    this.url = url;
  }

  setRequestHeader = (): undefined => undefined;
  abort = (): undefined => undefined;

  getAllResponseHeaders(): string {
    return 'content-type: application/json';
  }

  send(): void {
    const visit = currentVisit();
    visit?.ask(this.url).then(({ status, text }) => {
      if (status === 200) visit.answers.set(this.url, JSON.parse(text));
      Object.assign(this, { status, responseText: text });
      this.onloadend();
    }, this.onerror);
  }
}
