import type zhCN from '@/locales/zh-CN';

/** Every text there is; a screen cannot ask for one that is missing. */
export type MessageId = keyof typeof zhCN;
