import { useEffect, useRef } from 'react';
import { fetchSetting } from '@/services/site';
import { imageUrl } from '@/utils/environment';
import { applySiteHead } from '@/utils/site-head';
import { onSettingNews } from '@/utils/site-news';
import { tell } from './model-store';
import { useSiteName } from './useSiteName';
import { useStart } from './useStart';

/**
 * Writes the site's description of itself into the page's head, and reads it again when an administrator has changed
 * it.
 */
export function useSite(): void {
  const { state, update } = useStart();
  const { tab_logo_url, main_site } = state.setting;
  const name = useSiteName();
  const latest = useRef(update);
  latest.current = update;
  useEffect(() => {
    applySiteHead({ name, tabLogoUrl: imageUrl(tab_logo_url), isMainSite: main_site });
  }, [name, tab_logo_url, main_site]);
  useEffect(() => {
    const follow = async (): Promise<void> => {
      const { name, ...setting } = await fetchSetting();
      tell('global/save', { name });
      await latest.current({ setting });
    };
    return onSettingNews(() => {
      follow().catch((error: unknown) => console.error('The new settings could not be read.', error));
    });
  }, []);
}
