import { history } from '@umijs/max';
import { App } from 'antd';
import { type ReactNode, useCallback } from 'react';
import { useText } from '@/i18n/useText';

export interface Question {
  /** The whole question in one sentence: 提交后内容将锁定，由本单位审核。确认提交？ */
  title: string;
  content?: ReactNode;
  /** Verb and object of the act: 确认提交. */
  okText: string;
  /**
   * For an action that itself cancels something: the two buttons must not both begin with that word, so this one is 返回.
   */
  cancelText?: string;
  /** Something is lost for good; the safe answer then has the focus. */
  danger?: boolean;
}

/**
 * Asks before something serious happens; resolves to the answer. Going back or on in the browser leaves the question
 * with its page, and nothing happens.
 */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { modal } = App.useApp();
  const text = useText();
  return useCallback(
    ({ title, content, okText, cancelText, danger = false }) =>
      new Promise<boolean>((resolve) => {
        const question = modal.confirm({
          title,
          content,
          okText,
          cancelText: cancelText ?? text('kit.confirm.cancel.action'),
          okButtonProps: { danger },
          focusable: { autoFocusButton: danger ? 'cancel' : 'ok' },
          icon: null,
          centered: true,
          onOk: () => answer(true),
          onCancel: () => answer(false),
        });
        // A draft that gets its own address replaces that of the page, which stays.
        const stopListening = history.listen(({ action }) => {
          if (action === 'REPLACE') return;
          question.destroy();
          answer(false);
        });
        const answer = (isSure: boolean): void => {
          stopListening();
          resolve(isSure);
        };
      }),
    [modal, text],
  );
}
