import { Banner } from '@/components/Banner';
import { ButtonLink } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { CERTIFICATION_CENTRE } from '@/pages/innovation/myProjects/parts/condition';

/** Shown if the project's leader is not certified yet. */
export function UncertifiedNote() {
  const t = useText();
  return (
    <Banner
      tone="warning"
      action={
        <ButtonLink size="small" to={CERTIFICATION_CENTRE}>
          {t('sections.team.certification.action')}
        </ButtonLink>
      }
    >
      {t('application.condition.check.help')}
    </Banner>
  );
}
