import type { ContentRow } from '@contract/content';
import { useText } from '@/i18n/useText';
import { DocumentList } from './DocumentList';
import { type Fault, HomeSection } from './HomeSection';

interface Props {
  rows: readonly ContentRow[] | undefined;
  fault: Fault | undefined;
}

const LIST = '/notification';

/** Notices as a plain list, title over date. */
export function NewsList({ rows, fault }: Props) {
  const t = useText();
  return (
    <HomeSection
      title={t('home.news.list.title')}
      all={{ to: LIST, text: t('home.news.list.action') }}
      rows={rows}
      fault={fault}
      empty={t('home.notice.none.empty')}
    >
      <DocumentList rows={rows} list={LIST} note={({ topic }) => topic} />
    </HomeSection>
  );
}
