import type { Judgement } from '@contract/rules/receipt-proof/judge';
import { useState } from 'react';
import { FileDrop } from '@/components/form/FileDrop';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/i18n/useText';
import { fetchChecker } from '@/services/receipt';
import styles from './index.module.css';
import { JudgedFile } from './JudgedFile';

/** No receipt is nearly this large, so reading a larger file would be pointless. */
const BYTES_MAX = 20 * 1024 * 1024;

interface Judged {
  name: string;
  judgement: Judgement;
}

/** The file is read in the browser and not uploaded; the platform only supplies its public keys. */
const judge = async (file: File): Promise<Judged> => {
  const [{ judgeFile }, { keys }] = await Promise.all([
    import('@contract/rules/receipt-proof/judge'),
    fetchChecker(),
  ]);
  return { name: file.name, judgement: judgeFile(new Uint8Array(await file.arrayBuffer()), keys) };
};

/** 用文件查验: with the file, nobody has to type its code. */
export function FileCheck() {
  const t = useText();
  const [judged, setJudged] = useState<Judged | null>(null);
  const { busy, fault, setFault, run } = useAction();
  const take = (file: File): void => {
    setJudged(null);
    if (file.size > BYTES_MAX) setFault(t('verify.file.large.failure'));
    else void run(async () => setJudged(await judge(file)));
  };
  return (
    <section className={styles.part} aria-labelledby="verify-file">
      <h2 id="verify-file">{t('verify.file.self.title')}</h2>
      <FileDrop
        {...{ busy, fault }}
        label={t('verify.file.choose.action')}
        help={t('verify.file.self.help')}
        accept=".pdf,.json,application/pdf,application/json"
        onFile={take}
      />
      <div aria-live="polite">{judged && <JudgedFile {...judged} />}</div>
    </section>
  );
}
