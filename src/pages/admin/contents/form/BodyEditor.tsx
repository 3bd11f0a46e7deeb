import { ProFormTextArea } from '@ant-design/pro-components';
import { useDebounce } from 'ahooks';
import { Form } from 'antd';
import { Banner } from '@/components/Banner';
import { Prose } from '@/components/Prose';
import { useLoad } from '@/hooks/useLoad';
import { failureText } from '@/i18n/failure-text';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { fetchPreview } from '@/services/admin-content';
import styles from './index.module.css';

/** Fast enough to follow the eye, slow enough not to ask with every key. */
const PREVIEW_MS = 600;

/** Markdown on one side, on the other what readers will see: made by the same code that makes it for them. */
export function BodyEditor() {
  const t = useText();
  const join = useList();
  const body: string = Form.useWatch('body') ?? '';
  const settled = useDebounce(body, { wait: PREVIEW_MS });
  const { data, error } = useLoad(() => fetchPreview(settled), { refreshDeps: [settled] });
  return (
    <div className={styles.editor}>
      <ProFormTextArea
        name="body"
        label={t('admin.content.body.label')}
        colProps={{ xs: 24 }}
        fieldProps={{ rows: 20, maxLength: 200_000, className: styles.markdown ?? '' }}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text scrolls here, by keyboard too */}
      <section className={styles.preview} aria-label={t('admin.content.preview.label')} tabIndex={0}>
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
