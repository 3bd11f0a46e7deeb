import { ButtonLink } from '@/components/Button';
import { ProblemPage } from '@/components/ProblemPage';
import { ReturnButtonLink } from '@/components/ReturnAnchor';
import { useText } from '@/i18n/useText';
import type { ContentPlace } from '@/pages/content/parts/content-kinds';

/** A text that is unpublished, withdrawn or never existed; readers are told the same in each case. */
export function MissingContent({ place }: { place: ContentPlace }) {
  const t = useText();
  return (
    <ProblemPage
      drawing="noResult"
      title={t('content.missing.self.title')}
      text={[t('content.missing.reason.help')]}
    >
      {place.list && (
        <ReturnButtonLink look="primary" to={place.list}>
          {t('content.missing.list.action', { list: t(place.title) })}
        </ReturnButtonLink>
      )}
      <ButtonLink to="/">{t('error.home.action')}</ButtonLink>
    </ProblemPage>
  );
}
