import type { InputRef } from 'antd';

/** antd's clear button is for the mouse: by keyboard Delete empties the field, and Tab goes on to the next one. */
export const clearOffTab = (input: InputRef | null): void =>
  input?.nativeElement?.querySelector('.ant-input-clear-icon')?.setAttribute('tabindex', '-1');
