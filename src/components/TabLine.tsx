import { type LinkTabProps, LinkTabs } from './LinkTabs';
import { useCurrentInView } from './useCurrentInView';

/** Tabs of which there may be more than a phone shows: the current one is scrolled into view. */
export function TabLine(tabs: LinkTabProps) {
  return <LinkTabs {...tabs} list={useCurrentInView(tabs.current)} />;
}
