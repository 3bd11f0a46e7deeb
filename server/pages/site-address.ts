import { deployments } from '@contract/environments';
import { isLearningSite, mainHostOf } from '@contract/site-host';

/** Under what name a page was asked for. */
export interface SiteAddress {
  host: string;
  protocol: string;
}

/**
 * Accepts only names of this site: the public address, its learning site, and other deployments. Anybody can send a
 * forged Host header, so any other name is replaced by the public address: no page, link or cached answer uses a forged
 * name (docs/decisions/0127).
 */
export const siteAddress = (publicOrigin: string): ((asked: string) => SiteAddress) => {
  const { host: own, port, protocol } = new URL(publicOrigin);
  const known = new Set([mainHostOf(own), ...deployments.map(({ site }) => site)]);
  // An IP address cannot have a subdomain: on a single machine the learning site is learning.localhost.
  const beside = URL.canParse(`${protocol}//learning.${own}`) ? own : `localhost:${port}`;
  const learning = isLearningSite(own) ? own : `learning.${beside}`;
  return (asked) => {
    const name = asked.toLowerCase();
    const other = isLearningSite(name) ? learning : own;
    return { host: known.has(mainHostOf(name)) ? name : other, protocol: protocol.slice(0, -1) };
  };
};
