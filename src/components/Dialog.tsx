// biome-ignore lint/style/noRestrictedImports: the one place that takes them from antd
import { ConfigProvider, Drawer, type DrawerProps, Modal, type ModalProps } from 'antd';
import { type ReactNode, type SyntheticEvent, useContext, useEffect, useRef } from 'react';
import { scrollStop } from '@/utils/scroll-stop';
import styles from './Dialog.module.css';
import { useKeptFocus } from './useKeptFocus';
import { useOpenerFocus } from './useOpenerFocus';

const stop = (event: SyntheticEvent): void => event.stopPropagation();

/**
 * Keeps the events of a dialog inside it. In the document the dialog is at the end of the body, but React events bubble
 * through the component tree: without this, submitting a form in a dialog would also submit the form that opened the
 * dialog. `scrolls`: in a box of its own, below the button that closes it.
 */
function Own({ children, scrolls = false }: { children: ReactNode; scrolls?: boolean }) {
  const frame = useRef<HTMLDivElement>(null);
  useKeptFocus(frame);
  // antd’s box around it is what scrolls.
  useEffect(() => (scrolls ? scrollStop(frame.current?.parentElement ?? null) : undefined), [scrolls]);
  return (
    <div ref={frame} className={styles.own} onSubmit={stop} onReset={stop}>
      {children}
    </div>
  );
}

/**
 * The second click of the double click that opened the dialog; it lands on the mask around the dialog and must not
 * close it.
 */
const isSecondClick = ({ detail }: { detail?: unknown }): boolean => typeof detail === 'number' && detail > 1;

/** antd’s titles are no headings; those within a dialog come below its title. */
const headed = (title: ReactNode): ReactNode =>
  title && (
    // biome-ignore lint/a11y/useSemanticElements: a heading of its own would have the looks of one on the page
    <span role="heading" aria-level={2}>
      {title}
    </span>
  );

/** antd's modal; a form in it is a form of its own. */
export function Dialog({ children, onCancel, title, ...modal }: ModalProps) {
  useOpenerFocus(modal.open);
  return (
    <Modal
      {...modal}
      title={headed(title)}
      {...(onCancel && { onCancel: (event) => isSecondClick(event) || onCancel(event) })}
    >
      <Own>{children}</Own>
    </Modal>
  );
}

/** The side where lines end, from which a drawer comes: antd takes the right in right-to-left pages as well. */
export const useEndSide = (): 'left' | 'right' =>
  useContext(ConfigProvider.ConfigContext).direction === 'rtl' ? 'left' : 'right';

/** antd's drawer; a form in it is a form of its own. */
export function Sheet({ children, onClose, title, ...drawer }: DrawerProps) {
  const side = useEndSide();
  useOpenerFocus(drawer.open);
  return (
    <Drawer
      placement={side}
      {...drawer}
      title={headed(title)}
      {...(onClose && { onClose: (event) => isSecondClick(event) || onClose(event) })}
    >
      <Own scrolls>{children}</Own>
    </Drawer>
  );
}
