import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '@/utils/class-names';
import { Anchor, type AnchorProps } from './Anchor';
import styles from './Button.module.css';
import { Icon } from './Icon';
import type { IconName } from './icons';

export interface ButtonLook {
  /** `primary` once a page; `danger` only where something is lost; `text` in rows and beside fields. */
  look?: 'primary' | 'plain' | 'text' | 'danger';
  size?: 'small' | 'normal' | 'large';
  block?: boolean;
  icon?: IconName;
}

const classOf = (
  { look = 'plain', size = 'normal', block = false }: ButtonLook,
  className?: string,
): string => classNames(styles.button, styles[look], styles[size], block && styles.block, className);

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Work under way: the button keeps its place and focus, and takes no second press. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children?: ReactNode;
}

/** Plain HTML, so that public pages have buttons without antd; the same measures as antd's own. */
export function Button({
  look,
  size,
  block,
  icon,
  busy = false,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ look, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A link that looks like a button: it goes somewhere, it does not do something. */
export function ButtonLink({
  look,
  size,
  block,
  icon,
  children,
  className,
  ...rest
}: ButtonLook & AnchorProps) {
  return (
    <Anchor {...rest} className={classOf({ look, size, block }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Anchor>
  );
}
