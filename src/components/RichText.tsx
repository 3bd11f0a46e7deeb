import { useNavigate } from '@umijs/max';
import type { MouseEvent } from 'react';
import { Prose } from './Prose';

interface Props {
  /** Made by the service from Markdown, which lets no markup of the author through. */
  html: string;
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A text of the office. It exists in Chinese only; links to pages of this site stay in the app. */
export function RichText({ html }: Props) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLElement>): void => {
    const link = (event.target as Element).closest('a');
    const to = link?.getAttribute('href') ?? '';
    const isPage = /^\/(?![/\\])/.test(to) && !/^\/(?:prod-api|api)\//.test(to);
    if (!isPage || link?.target || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(to);
  };
  return <Prose lang="zh-CN" html={html} onClick={follow} />;
}
