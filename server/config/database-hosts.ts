const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/;
const WISH = 'target_session_attrs';
/** What libpq calls the host that may be written to; not said, it is meant all the same. */
const WRITABLE: readonly (string | null)[] = ['read-write', 'primary', null];

/**
 * One address for each host that `url` names, as libpq writes several: `postgresql://u:p@h1:5432,h2:5432/db`. With one
 * host it is the address itself.
 */
export function hostsOf(url: string): readonly string[] {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(url) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => before + host + after) : [url];
}

export const nameOfHost = (url: string): string => {
  const { hostname, port } = new URL(url);
  return `${hostname}:${port || 5432}`;
};

/** Whether these are copies of one database, each named once, of which the writable one is meant. */
export function areHosts(urls: readonly string[]): boolean {
  const isHost = (url: string): boolean => URL.canParse(url) && new URL(url).hostname !== '';
  if (!urls.every(isHost) || new Set(urls.map(nameOfHost)).size < urls.length) return false;
  return urls.every((url) => WRITABLE.includes(new URL(url).searchParams.get(WISH)));
}

/** An address as people may see it: without account and password. */
export function nameOfDatabase(url: string): string {
  const hosts = hostsOf(url).map((each) => new URL(each));
  return hosts.map(({ host }) => host).join(',') + (hosts[0]?.pathname ?? '');
}
