import { useDispatch } from '@umijs/max';
import { useEffect } from 'react';
import { imageUrl } from '@/utils/environment';
import { applySiteHead } from '@/utils/site-head';
import { useStart } from './useStart';

/** Puts what the site says of itself where it belongs: the page's head and the global model. */
export function useSite(): void {
  const { setting, update } = useStart().state;
  const dispatch = useDispatch();
  useEffect(() => {
    applySiteHead({
      name: setting.name,
      tabLogoUrl: imageUrl(setting.tab_logo_url),
      isMainSite: setting.main_site,
    });
    dispatch({ type: 'global/save', payload: { name: setting.name } });
  }, [setting, dispatch]);
  useEffect(() => {
    dispatch({ type: 'global/saveUpdateData', payload: update });
  }, [update, dispatch]);
}
