import { useEffect } from 'react';
import { imageUrl } from '@/utils/environment';
import { applySiteHead } from '@/utils/site-head';
import { useSiteName } from './useSiteName';
import { useStart } from './useStart';

/** Puts what the site says of itself into the page's head. */
export function useSite(): void {
  const { tab_logo_url, main_site } = useStart().state.setting;
  const name = useSiteName();
  useEffect(() => {
    applySiteHead({ name, tabLogoUrl: imageUrl(tab_logo_url), isMainSite: main_site });
  }, [name, tab_logo_url, main_site]);
}
