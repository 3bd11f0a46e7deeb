export type NoticeLevel = 'success' | 'info' | 'warning' | 'error';

/** Where messages appear; antd draws them. */
export interface Notices {
  message: (level: NoticeLevel, text: string, ms: number) => void;
  notification: (level: NoticeLevel, title: string, text: string, ms: number) => void;
}

type Open = () => Promise<Notices>;

let place: Open;

/** The place where notices show from now on. `open` may load its code on first use: most visits never show a notice. */
export function registerNotices(open: Open): void {
  place = open;
}

export async function notices(): Promise<Notices> {
  return place();
}

/** Shows a message without waiting for it. */
export function tell(...message: Parameters<Notices['message']>): void {
  notices()
    .then((shown) => shown.message(...message))
    .catch((error: unknown) => console.error('A notice could not be shown.', error));
}
