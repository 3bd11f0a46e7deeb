// biome-ignore lint/style/noRestrictedImports: the one place that takes them from antd
import { Drawer, type DrawerProps, Modal, type ModalProps } from 'antd';
import type { ReactNode, SyntheticEvent } from 'react';
import styles from './Dialog.module.css';
import { useOpenerFocus } from './useOpenerFocus';

const stop = (event: SyntheticEvent): void => event.stopPropagation();

/**
 * What happens in a dialog stays in it. In the document it stands at the end of the body, but React's events go the
 * way of the tree: without this, sending a form in a dialog also sends the form that opened the dialog.
 */
const Own = ({ children }: { children: ReactNode }) => (
  <div className={styles.own} onSubmit={stop} onReset={stop}>
    {children}
  </div>
);

/** The second half of the double click that opened it, which lands on what lies around it. */
const isSecondClick = ({ detail }: { detail?: unknown }): boolean => typeof detail === 'number' && detail > 1;

/** antd's modal; a form in it is a form of its own. */
export function Dialog({ children, onCancel, ...modal }: ModalProps) {
  useOpenerFocus(modal.open);
  return (
    <Modal {...modal} {...(onCancel && { onCancel: (event) => isSecondClick(event) || onCancel(event) })}>
      <Own>{children}</Own>
    </Modal>
  );
}

/** antd's drawer; a form in it is a form of its own. */
export function Sheet({ children, onClose, ...drawer }: DrawerProps) {
  useOpenerFocus(drawer.open);
  return (
    <Drawer {...drawer} {...(onClose && { onClose: (event) => isSecondClick(event) || onClose(event) })}>
      <Own>{children}</Own>
    </Drawer>
  );
}
