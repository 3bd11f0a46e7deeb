import type { PeriodMaterial } from '@contract/period';
import type { Static } from 'typebox';
import { Anchor } from '@/components/Anchor';
import { useText } from '@/i18n/useText';

/** The required document and, if there is one, the template for it. */
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
