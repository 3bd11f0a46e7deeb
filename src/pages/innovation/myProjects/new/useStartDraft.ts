import { history } from '@umijs/max';
import { useRef, useState } from 'react';
import { wasAnswered } from '@/i18n/failure-text';
import { stepPath } from '@/pages/innovation/myProjects/parts/application-paths';
import { createApplication } from '@/services/apply';
import { newIdempotencyKey } from '@/utils/idempotency-key';

interface Attempt {
  intent: string;
  key: string;
}

/** Makes the draft once, however often the button is pressed or the line is cut, and goes to its first section. */
export function useStartDraft() {
  const attempt = useRef<Attempt | null>(null);
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const start = async (periodId: number, category: string, demandId: number | null): Promise<void> => {
    const intent = `${periodId} ${category} ${demandId}`;
    if (attempt.current?.intent !== intent) attempt.current = { intent, key: newIdempotencyKey() };
    setStarting(true);
    setFailure(null);
    try {
      const { id } = await createApplication({ periodId, category, demandId }, attempt.current.key);
      // Back leads to the list, not to a page that would begin a second draft.
      history.replace(stepPath(id, 'base'));
    } catch (error) {
      // A refusal is final for this key; after silence the same key finds out what became of the draft.
      if (wasAnswered(error)) attempt.current = null;
      setFailure(error);
      setStarting(false);
    }
  };
  return { start, starting, failure };
}
