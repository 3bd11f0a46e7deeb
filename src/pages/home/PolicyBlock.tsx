import type { ContentRow } from '@contract/content';
import { useText } from '@/i18n/useText';
import { DocumentList } from './DocumentList';
import { type Fault, HomeSection } from './HomeSection';

interface Props {
  rows: readonly ContentRow[] | undefined;
  fault: Fault | undefined;
}

const LIST = '/policyDoc';

/** Policies with their number and date. */
export function PolicyBlock({ rows, fault }: Props) {
  const t = useText();
  const all = { to: LIST, text: t('home.policy.all.action') };
  return (
    <HomeSection
      title={t('home.policy.self.title')}
      all={all}
      rows={rows}
      fault={fault}
      empty={t('home.policy.none.empty')}
    >
      <DocumentList rows={rows} list={LIST} note={({ docNo }) => docNo} />
    </HomeSection>
  );
}
