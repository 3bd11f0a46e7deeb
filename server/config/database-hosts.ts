const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/;
const WISH = 'target_session_attrs';
/** Values of `target_session_attrs` that select the writable host; leaving it out means the same. */
const WRITABLE: readonly (string | null)[] = ['read-write', 'primary', null];
/** Values of `target_session_attrs` that allow reading from a standby. */
const READABLE: readonly (string | null)[] = ['standby', 'prefer-standby', 'read-only', 'any', null];

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

function areNamed(urls: readonly string[], wishes: readonly (string | null)[]): boolean {
  const isHost = (url: string): boolean =>
    URL.canParse(url) && (urls.length === 1 || new URL(url).hostname !== '');
  if (!urls.every(isHost) || new Set(urls.map(nameOfHost)).size < urls.length) return false;
  return urls.every((url) => wishes.includes(new URL(url).searchParams.get(WISH)));
}

/** Whether these are hosts of one database, each named once, with the writable one as the target. */
export const areHosts = (urls: readonly string[]): boolean => areNamed(urls, WRITABLE);

/** The same check for hosts that are only read from; a single host is enough. */
export const areStandbys = (urls: readonly string[]): boolean => areNamed(urls, READABLE);

/** An address as people may see it: without account and password. */
export function nameOfDatabase(url: string): string {
  const hosts = hostsOf(url).map((each) => new URL(each));
  return hosts.map(({ host }) => host).join(',') + (hosts[0]?.pathname ?? '');
}
