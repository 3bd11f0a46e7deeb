export interface StubRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  /** Whether cookies would be sent to another origin. */
  withCredentials: boolean;
  body: unknown;
}

export interface StubReply {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

type Answer = StubReply | ((request: StubRequest) => StubReply | Promise<StubReply>);

const NETWORK_DOWN = { status: 0 } satisfies StubReply;

const isAnswered = (pattern: string, { method, path }: StubRequest): boolean => {
  const [wantedMethod, wantedPath = ''] = pattern.split(' ');
  const shape = wantedPath.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
  return wantedMethod === method && new RegExp(`^${shape}$`).test(path);
};

const readBody = (body: unknown): unknown => {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
};

/** The service dates an answer by the clock that its content tells; an answer that tells no time has no date here. */
const dateOf = (text: string): Record<string, string> => {
  const [, told] = /"serverTime":"([^"]+)"/.exec(text) ?? [];
  return told ? { date: new Date(told).toUTCString() } : {};
};

/** The part of XMLHttpRequest that axios uses, with our answers in place of a network. */
const fakeRequestClass = (respond: (request: StubRequest) => Promise<StubReply>) =>
  class FakeXMLHttpRequest {
    status = 0;
    statusText = '';
    readyState = 0;
    response: unknown = '';
    responseText = '';
    responseURL = '';
    responseType = '';
    timeout = 0;
    withCredentials = false;
    readonly upload = { addEventListener: () => undefined };
    onloadend: (() => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    onabort: (() => void) | null = null;
    ontimeout: (() => void) | null = null;
    private method = '';
    private url = new URL('http://localhost');
    private readonly sent: Record<string, string> = {};
    private received: Record<string, string> = {};
    private aborted = false;

    open(method: string, url: string): void {
      this.method = method.toUpperCase();
      this.url = new URL(url, window.location.href);
      this.responseURL = this.url.href;
    }

    setRequestHeader(name: string, value: string): void {
      this.sent[name.toLowerCase()] = value;
    }

    addEventListener(): void {
      // axios only listens for progress, and there is none here.
    }

    getAllResponseHeaders(): string {
      return Object.entries(this.received)
        .map(([name, value]) => `${name}: ${value}`)
        .join('\r\n');
    }

    abort(): void {
      this.aborted = true;
    }

    async send(body: unknown): Promise<void> {
      const { pathname: path, searchParams: query } = this.url;
      const reply = await respond({
        method: this.method,
        path,
        query,
        headers: this.sent,
        withCredentials: this.withCredentials,
        body: readBody(body),
      });
      if (this.aborted) return;
      if (reply.status === 0) return this.onerror?.(new Event('error'));
      this.status = reply.status ?? 200;
      this.responseText = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? null);
      this.received = {
        'content-type': 'application/json; charset=utf-8',
        ...dateOf(this.responseText),
        ...reply.headers,
      };
      this.response = this.responseType === 'blob' ? new Blob([this.responseText]) : this.responseText;
      this.readyState = 4;
      this.onloadend?.();
    }
  };

/**
 * Answers the app's calls at the network's edge, so that the whole request layer is under test:
 * `stubService({ 'GET /prod-api/cms/apply/{id}': { body: … } })`. Later answers win over earlier ones; a call
 * nobody answers is a 404 that `unanswered` names. It ends with the test.
 */
export function stubService(answers: Record<string, Answer>) {
  const known = { ...answers };
  const requests: StubRequest[] = [];
  const unanswered: string[] = [];

  const respond = async (request: StubRequest): Promise<StubReply> => {
    requests.push(request);
    const pattern = Object.keys(known)
      .reverse()
      .find((candidate) => isAnswered(candidate, request));
    const answer = pattern === undefined ? undefined : known[pattern];
    if (answer === undefined) {
      unanswered.push(`${request.method} ${request.path}`);
      return { status: 404, body: { success: false, code: 404, msg: '没有找到请求的内容' } };
    }
    return typeof answer === 'function' ? answer(request) : answer;
  };

  Object.assign(window, { XMLHttpRequest: fakeRequestClass(respond) });
  return {
    requests,
    unanswered,
    /** What was sent to one row of the contract, in order. */
    sentTo: (pattern: string) => requests.filter((request) => isAnswered(pattern, request)),
    answer: (pattern: string, answer: Answer) => {
      delete known[pattern];
      known[pattern] = answer;
    },
    goOffline: () => {
      for (const pattern of Object.keys(known)) known[pattern] = NETWORK_DOWN;
    },
  };
}
