import type { Demand } from '@contract/demand';
import { FigureList } from '@/components/reading/FigureList';
import { PlainText } from '@/components/reading/PlainText';
import { ReadingPart } from '@/components/reading/ReadingPart';
import { useText } from '@/i18n/useText';
import { IndicatorTable } from '@/pages/demand/parts/IndicatorTable';
import { formatSize } from '@/utils/format-size';
import { DemandFacts } from './DemandFacts';

/** The full text of a demand, visible to everybody. */
export function DemandBody({ demand }: { demand: Demand }) {
  const t = useText();
  const { id, indicators, files, figures } = demand;
  return (
    <div>
      <DemandFacts demand={demand} />
      {(['problem', 'conditions'] as const)
        .filter((part) => demand[part])
        .map((part) => (
          <ReadingPart key={part} title={t(`demand.detail.${part}.title`)}>
            <PlainText>{demand[part]}</PlainText>
          </ReadingPart>
        ))}
      {figures.length > 0 && (
        <ReadingPart title={t('achi.picture.figures.title')}>
          <FigureList figures={figures} at={`/prod-api/cms/open/demand/${id}/figures`} />
        </ReadingPart>
      )}
      {indicators.length > 0 && (
        <ReadingPart title={t('demand.detail.indicators.title')}>
          <IndicatorTable indicators={indicators} />
        </ReadingPart>
      )}
      {files.length > 0 && (
        <ReadingPart title={t('demand.detail.files.title')}>
          <ul>
            {files.map((file) => (
              <li key={file.id}>
                <a href={`/prod-api/cms/open/demand/${id}/files/${file.id}`} download={file.name}>
                  {file.name}
                </a>{' '}
                {formatSize(file.size)}
              </li>
            ))}
          </ul>
        </ReadingPart>
      )}
    </div>
  );
}
