/** What one tab tells the others about the session they share. */
export type SessionNews = 'renewed' | 'signedIn' | 'signedOut';

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session');

export const announceSession = (news: SessionNews): void => channel?.postMessage(news);

/** Hears the other tabs, never this one. */
export function onSessionNews(listener: (news: SessionNews) => void): () => void {
  const hear = (event: MessageEvent<SessionNews>): void => listener(event.data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
