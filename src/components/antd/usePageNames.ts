import type { PaginationProps } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { cloneElement, isValidElement, type ReactElement, useCallback } from 'react';
import { useComponentLocale } from '@/i18n/component-locale';

type ItemRender = NonNullable<PaginationProps['itemRender']>;

/**
 * antd labels its pagination arrows "left" or "double-right"; here each is named by where it leads, like its tooltip.
 */
export function usePageNames(): ItemRender {
  const names = (useComponentLocale() ?? zhCN).Pagination;
  return useCallback<ItemRender>(
    (_page, type, element) => {
      const name = {
        prev: names?.prev_page,
        next: names?.next_page,
        'jump-prev': names?.prev_5,
        'jump-next': names?.next_5,
        page: undefined,
      }[type];
      if (name === undefined || !isValidElement(element)) return element;
      // The jump over several pages is an anchor without an address, which screen readers ignore unless it has a role.
      const named = { 'aria-label': name, ...(type.startsWith('jump') ? { role: 'button' } : {}) };
      return cloneElement(element as ReactElement<typeof named>, named);
    },
    [names],
  );
}
