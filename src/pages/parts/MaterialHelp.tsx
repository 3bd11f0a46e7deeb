import type { PeriodMaterial } from '@contract/period';
import type { Static } from 'typebox';
import { Anchor } from '@/components/Anchor';
import { useText } from '@/i18n/useText';

/** What is asked for, and the template to fill in for it, where there is one. */
export function MaterialHelp({ material }: { material: Static<typeof PeriodMaterial> }) {
  const t = useText();
  const { help, label, templateId } = material;
  return (
    <>
      {help}{' '}
      {templateId !== undefined && (
        <Anchor
          to={`/commonTemplates/${templateId}`}
          aria-label={t('innovation.guide.materials.templateOf.action', { label })}
        >
          {t('innovation.guide.materials.template.action')}
        </Anchor>
      )}
    </>
  );
}
