import { deployments } from '@contract/environments';
import { isLearningSite, mainHostOf } from '@contract/site-host';

/** Under what name a page was asked for. */
export interface SiteAddress {
  host: string;
  protocol: string;
}

/**
 * The names of this site: the public address, its learning site, and the sites of its other deployments. What a request
 * calls itself is anybody's to write, so under another name it is asked of the public address: no page, no link and
 * nothing that is kept follows a forged one (docs/decisions/0127).
 */
export const siteAddress = (publicOrigin: string): ((asked: string) => SiteAddress) => {
  const { host: own, port, protocol } = new URL(publicOrigin);
  const known = new Set([mainHostOf(own), ...deployments.map(({ site }) => site)]);
  // Nothing stands before a number: on one machine the learning site has a name of its own.
  const beside = URL.canParse(`${protocol}//learning.${own}`) ? own : `localhost:${port}`;
  const learning = isLearningSite(own) ? own : `learning.${beside}`;
  return (asked) => {
    const name = asked.toLowerCase();
    const other = isLearningSite(name) ? learning : own;
    return { host: known.has(mainHostOf(name)) ? name : other, protocol: protocol.slice(0, -1) };
  };
};
