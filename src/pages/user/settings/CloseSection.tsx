import { useState } from 'react';
import { Banner } from '@/components/Banner';
import { Button } from '@/components/Button';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { LoadedBlock } from '@/pages/user/parts/LoadedBlock';
import type { BasicInfo } from '@/services/account';
import { type ClosePreview, fetchClosePreview, fetchTotp } from '@/services/security';
import { CloseForm } from './CloseForm';
import { ClosePreviewLists } from './ClosePreviewLists';

/** Closes the account: first shows what will be erased and what stays, only then the form. */
export function CloseSection({ info }: { info: BasicInfo }) {
  const t = useText();
  const [looking, setLooking] = useState(false);
  return (
    <section aria-labelledby="close-title">
      <h2 id="close-title">{t('settings.close.self.title')}</h2>
      <p>{t('settings.close.self.help')}</p>
      {looking ? (
        <Preview info={info} />
      ) : (
        <Button onClick={() => setLooking(true)}>{t('settings.close.preview.action')}</Button>
      )}
    </section>
  );
}

function Preview({ info }: { info: BasicInfo }) {
  const t = useText();
  const say = useWords();
  const preview = useLoad(async () => ({
    facts: await fetchClosePreview(),
    needsTotp: (await fetchTotp()).enabled,
  }));
  const blockers = (facts: ClosePreview): string[] => facts.blockerWords?.map(say) ?? facts.blockers;
  return (
    <LoadedBlock from={preview}>
      {({ facts, needsTotp }) => (
        <>
          <ClosePreviewLists preview={facts} />
          {facts.blockers.length > 0 ? (
            <Banner tone="warning">
              <p>{t('settings.close.blocked.label')}</p>
              <ul>
                {blockers(facts).map((blocker) => (
                  <li key={blocker}>{blocker}</li>
                ))}
              </ul>
            </Banner>
          ) : (
            <CloseForm info={info} needsTotp={needsTotp} />
          )}
        </>
      )}
    </LoadedBlock>
  );
}
