import type zhCN from '@/locales/zh-CN';

/** The ids of all texts: the compiler refuses an id without a text. */
export type MessageId = keyof typeof zhCN;
