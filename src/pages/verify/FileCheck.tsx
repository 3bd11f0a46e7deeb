import type { Judgement } from '@contract/rules/receipt-proof/judge';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/FieldError';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/i18n/useText';
import { fetchChecker } from '@/services/receipt';
import styles from './index.module.css';
import { JudgedFile } from './JudgedFile';

/** No receipt comes near it; a larger file would be read for nothing. */
const BYTES_MAX = 20 * 1024 * 1024;

interface Judged {
  name: string;
  judgement: Judgement;
}

/** The file is read here and goes nowhere: the platform only gives its public keys. */
const judge = async (file: File): Promise<Judged> => {
  const [{ judgeFile }, { keys }] = await Promise.all([
    import('@contract/rules/receipt-proof/judge'),
    fetchChecker(),
  ]);
  return { name: file.name, judgement: judgeFile(new Uint8Array(await file.arrayBuffer()), keys) };
};

/** 用文件查验: whoever holds the file need not type its code. */
export function FileCheck() {
  const t = useText();
  const chooser = useRef<HTMLInputElement>(null);
  const [judged, setJudged] = useState<Judged | null>(null);
  const { busy, fault, setFault, run } = useAction();
  const take = (file: File | undefined): void => {
    if (!file) return;
    setJudged(null);
    if (file.size > BYTES_MAX) setFault(t('verify.file.large.failure'));
    else void run(async () => setJudged(await judge(file)));
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  return (
    <section className={styles.part} aria-labelledby="verify-file">
      <h2 id="verify-file">{t('verify.file.self.title')}</h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same by key and press */}
      <div className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <Button icon="upload" busy={busy} onClick={() => chooser.current?.click()}>
          {t('verify.file.choose.action')}
        </Button>
        <p className={styles.help}>{t('verify.file.self.help')}</p>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".pdf,.json,application/pdf,application/json"
          aria-label={t('verify.file.choose.action')}
          onChange={({ target }) => {
            take(target.files?.[0]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
        {fault && (
          <div role="alert">
            <FieldError>{fault}</FieldError>
          </div>
        )}
      </div>
      <div aria-live="polite">{judged && <JudgedFile {...judged} />}</div>
    </section>
  );
}
