import { Fragment, type ReactNode } from 'react';
import { Anchor } from '@/components/Anchor';
import { ResponsiveTable } from '@/components/ResponsiveTable';
import { Said } from '@/components/SecondLanguage';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';
import { AnswerName } from './AnswerName';
import styles from './AnswerSections.module.css';
import { type AnswerLine, nameOf } from './answers';
import { cellsOf, isTerm } from './table-columns';

interface Props {
  line: AnswerLine & { rows: AnswerLine[] };
  /** A value for reading; null where nothing was filled in. */
  show: (part: AnswerLine) => ReactNode;
  errorOf: (path: string) => string | undefined;
  /** Address at which a column is changed; without it the answers can only be read. */
  changeAt?: (path: string) => string | undefined;
}

/** The rows of a list, read-only: members, partners, indicators, progress. */
export function AnswerTable({ line, show, errorOf, changeAt }: Props) {
  const say = useWords();
  const t = useText();
  const until = useTimeText().range('', '').trim();
  const { path: list, rows } = line;
  const [first] = rows;
  if (!first) return null;
  const fault = (part: AnswerLine) => {
    const error = errorOf(part.path);
    if (!error) return null;
    const to = changeAt?.(part.path);
    return <p className={styles.fault}>{to ? <Anchor to={to}>{error}</Anchor> : error}</p>;
  };
  const term = (parts: readonly AnswerLine[]) => (
    <div className={styles.cell}>
      <div className={styles.term}>
        {parts.map((part, index) => (
          <div key={part.path}>
            {index > 0 && `${until} `}
            {show(part) ?? '—'}
          </div>
        ))}
      </div>
      {parts.map((part) => (
        <Fragment key={part.path}>{fault(part)}</Fragment>
      ))}
    </div>
  );
  const stack = (parts: readonly AnswerLine[]) => (
    <div className={styles.cell}>
      {parts.map((part, index) => (
        <div key={part.path} className={index > 0 ? styles.lesser : undefined}>
          {show(part) ?? (index === 0 ? '—' : null)}
          {fault(part)}
        </div>
      ))}
    </div>
  );
  return (
    <ResponsiveTable
      caption={nameOf(say, line)}
      captionHidden
      rows={rows}
      rowKey={({ path }) => path}
      columns={cellsOf(list, first.parts ?? []).map((parts, index) => ({
        key: parts[0]?.path ?? list,
        title: isTerm(parts)
          ? t('sections.target.range.label')
          : parts.map((part) => nameOf(say, part)).join(' / '),
        second: isTerm(parts) ? (
          <Said id="sections.target.range.label" />
        ) : (
          parts.map((part, at) => (
            <Fragment key={part.path}>
              {at > 0 && ' / '}
              <AnswerName line={part} />
            </Fragment>
          ))
        ),
        render: (row: AnswerLine) => {
          const cell = cellsOf(list, row.parts ?? [])[index] ?? [];
          return isTerm(cell) ? term(cell) : stack(cell);
        },
      }))}
    />
  );
}
