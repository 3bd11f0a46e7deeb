import { CONTENT_BODY_MAX } from '@contract/limits';
import type { FigureDraft } from '@contract/rules/figures';
import { useDebounce } from 'ahooks';
import { Banner } from '@/components/Banner';
import { TextAreaField } from '@/components/form/TextAreaField';
import { Prose } from '@/components/Prose';
import { useLoad } from '@/hooks/useLoad';
import { failureText } from '@/i18n/failure-text';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { fetchPreview } from '@/services/admin-content';
import { scrollStop } from '@/utils/scroll-stop';
import styles from './index.module.css';

/** Fast enough to follow the eye, slow enough not to ask with every key. */
const PREVIEW_MS = 600;

interface Props {
  value: string;
  /** Shown where the text refers to them; the others follow the text. */
  figures: FigureDraft[];
  error: string | null;
  onChange: (value: string) => void;
}

/** Markdown beside a preview of what readers will see, rendered by the same code as the public page. */
export function BodyEditor({ value, figures, error: fault, onChange }: Props) {
  const t = useText();
  const join = useList();
  const settled = useDebounce(value, { wait: PREVIEW_MS });
  const said = useDebounce(figures, { wait: PREVIEW_MS });
  const { data, error } = useLoad(() => fetchPreview(settled, said), {
    question: [settled, JSON.stringify(said)],
  });
  return (
    <div className={styles.editor}>
      <div className={styles.markdown}>
        <TextAreaField
          id="body"
          quiet
          rows={20}
          max={CONTENT_BODY_MAX}
          label={t('admin.content.body.label')}
          error={fault}
          value={value || null}
          onChange={(next) => onChange(next ?? '')}
        />
      </div>
      <section className={styles.preview} aria-label={t('admin.content.preview.label')} ref={scrollStop}>
        <p className={styles.caption}>{t('admin.content.preview.label')}</p>
        {data && data.refusedLinks.length > 0 && (
          <Banner tone="warning">
            {t('admin.content.refused.label', { links: join(data.refusedLinks) })}
          </Banner>
        )}
        {error ? <p>{failureText(t, error)}</p> : <Prose html={data?.bodyHtml ?? ''} />}
      </section>
    </div>
  );
}
