import { useRef, useState } from 'react';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { createAttachment, fetchAttachment } from '@/services/attachment';

export interface KeptFile {
  id: string;
  name: string;
  size: number;
}

export interface SendingFile {
  key: number;
  name: string;
  percent: number;
  /** Why it is not there; null while it is under way. */
  problem: string | null;
  /** What has arrived stays with the service, so it can go on. */
  resumable: boolean;
}

/** Sends files for a text; `arrived` gets each once the service has looked at what is in it. */
export function useContentUploads(arrived: (file: KeptFile, replaced: string | null) => void) {
  const t = useText();
  const [sending, setSending] = useState<SendingFile[]>([]);
  const uploads = useRef(new Map<number, ReturnType<typeof createAttachment>>());
  const next = useRef(0);
  const drop = (key: number): void => {
    uploads.current.delete(key);
    setSending((list) => list.filter((item) => item.key !== key));
  };
  const change = (key: number, facts: Partial<SendingFile>): void =>
    setSending((list) => list.map((item) => (item.key === key ? { ...item, ...facts } : item)));

  const send = (file: File, replaced: string | null): void => {
    next.current += 1;
    const key = next.current;
    const fail = (problem: string, resumable = false): void => change(key, { problem, resumable });
    const look = async (id: string): Promise<void> => {
      const { state, refusal, name, size } = await fetchAttachment(id);
      if (state !== 'ready') return fail(refusal ?? t('kit.upload.refused.failure'));
      drop(key);
      arrived({ id, name, size }, replaced);
    };
    const upload = createAttachment(file, 'content', 'content', {
      progress: (sent) => change(key, { percent: Math.round((sent / file.size) * 100) }),
      arrived: (id) => void look(id).catch((error: unknown) => fail(failureText(t, error))),
      interrupted: () => fail(t('request.network.failure'), true),
      refused: (error) => fail(failureText(t, error)),
    });
    uploads.current.set(key, upload);
    setSending((list) => [...list, { key, name: file.name, percent: 0, problem: null, resumable: false }]);
    upload.start();
  };
  return {
    sending,
    send,
    resume: (key: number): void => {
      change(key, { problem: null, resumable: false });
      uploads.current.get(key)?.start();
    },
    cancel: (key: number): void => {
      uploads.current.get(key)?.cancel();
      drop(key);
    },
  };
}
