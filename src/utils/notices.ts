export type NoticeLevel = 'success' | 'info' | 'warning' | 'error';

/** Where messages appear; antd draws them. */
export interface Notices {
  message: (level: NoticeLevel, text: string, ms: number) => void;
  notification: (level: NoticeLevel, title: string, text: string, ms: number) => void;
}

type Open = () => Promise<Notices>;

const places: Open[] = [];

/**
 * The place registered last shows the notices, until it unregisters. `open` may load its code on
 * first use: most visits never show a notice.
 */
export function registerNotices(open: Open): () => void {
  places.push(open);
  return () => {
    places.splice(places.indexOf(open), 1);
  };
}

export async function notices(): Promise<Notices> {
  const open = places.at(-1);
  if (!open) throw new Error('No place for notices has been registered.');
  return open();
}
