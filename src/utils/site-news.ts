const NEWS = 'site-setting';

/** The settings of the site were changed here: header, title and icon follow at once. */
export const announceSetting = (): void => {
  window.dispatchEvent(new Event(NEWS));
};

export function onSettingNews(listener: () => void): () => void {
  window.addEventListener(NEWS, listener);
  return () => window.removeEventListener(NEWS, listener);
}
