import type { Section } from '@contract/enums';
import type { FieldValue } from '@contract/rules/draft-fields';
import { fieldWord } from '@contract/rules/field-labels';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { useConfirm } from '@/components/useConfirm';
import { removeRow } from '@/draft/draft-rows';
import { settle } from '@/draft/settle';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import type { EditorContext } from '@/pages/innovation/myProjects/parts/editor-context';
import { useFactText } from '@/pages/parts/reuse/useFactText';
import { useOriginText } from '@/pages/parts/reuse/useOriginText';
import { fetchFacts, fillFromFact } from '@/services/fact';
import { type FactOffer, factOffers } from './fact-offers';
import styles from './reuse.module.css';

interface Done {
  name: string;
  n: number;
  undo: () => void;
}

/** Shown before 显示全部 is pressed. */
const FIRST = 3;

/** What the library has for this section, each with its source and age: one press fills it in, another takes it out. */
export function FactOffers({ context, section }: { context: EditorContext; section: Section }) {
  const t = useText();
  const say = useWords();
  const join = useList();
  const confirm = useConfirm();
  const text = useFactText();
  const origin = useOriginText();
  const { busy, fault, setFault, run } = useAction();
  const [all, setAll] = useState(false);
  const [pressed, setPressed] = useState('');
  const [done, setDone] = useState<Done | null>(null);
  // Without the library everything is typed as before: nothing is said of its failure.
  const { data } = useLoad(() => fetchFacts('nobody'));
  const { draft, application } = context;
  const offers = factOffers(context, section, data?.facts ?? []);
  if (offers.length === 0 && !done) return null;

  const fill = async ({ fact, fill: { how, at }, taken }: FactOffer): Promise<void> => {
    const unsettled = await settle(draft);
    if (unsettled) return setFault(t(unsettled));
    const names = join(taken.map((path) => say(fieldWord(path))));
    const replace = taken.length > 0;
    if (
      replace &&
      !(await confirm({
        title: t('reuse.offer.replace.confirm', { names }),
        okText: t('reuse.offer.replace.action'),
      }))
    )
      return;
    const before = new Map<string, FieldValue>();
    const remember = (path: string): void => void before.set(path, draft.value(path));
    await run(async () => {
      if (how === 'text') remember(at);
      const stood = draft.view().state.server;
      const { filled, row } = await fillFromFact(application.id, { factId: fact.id, at, replace });
      if (how === 'fields') for (const path of filled) before.set(path, stood[path] ?? null);
      await draft.refresh();
      const undo = (): void => {
        if (row) removeRow(draft, at, row);
        else for (const [path, value] of before) draft.set(path, value);
        setDone(null);
      };
      const n = row ? filled.length - 1 : filled.length;
      setDone({ name: text.words(fact)[0] ?? '', n, undo });
    });
  };
  const keyOf = ({ fact, fill: { at } }: FactOffer): string => `${fact.id} ${at}`;
  return (
    <section className={styles.offers} aria-labelledby="offers-title">
      <h2 id="offers-title">{t('reuse.offer.self.title')}</h2>
      <ul className={styles.offerList}>
        {(all ? offers : offers.slice(0, FIRST)).map((offer) => {
          const { fact, fill: place } = offer;
          const words = text.words(fact);
          const target = place.how === 'fields' ? text.kind(fact.kind) : say(fieldWord(place.at));
          return (
            <li key={keyOf(offer)}>
              <div>
                <p className={styles.offer}>
                  <b>{words[0]}</b>
                  <span>{join(words.slice(1), 'facts')}</span>
                </p>
                <p className={styles.note}>
                  {t('reuse.offer.target.label', { target })} <span>{origin.long(fact.origin)}</span>
                </p>
              </div>
              <Button
                size="small"
                busy={busy && pressed === keyOf(offer)}
                disabled={busy && pressed !== keyOf(offer)}
                onClick={() => {
                  setPressed(keyOf(offer));
                  void fill(offer);
                }}
                aria-label={t('reuse.offer.fillNamed.action', { name: join(words, 'facts'), target })}
              >
                {t('reuse.offer.fill.action')}
              </Button>
            </li>
          );
        })}
      </ul>
      {!all && offers.length > FIRST && (
        <Button look="text" size="small" onClick={() => setAll(true)}>
          {t('reuse.offer.all.action', { n: offers.length })}
        </Button>
      )}
      <p role="status" className={styles.done}>
        {done && t('reuse.offer.done.success', { name: done.name, n: done.n })}
        {done && (
          <Button look="text" size="small" icon="undo" onClick={done.undo}>
            {t('kit.rows.undo.action')}
          </Button>
        )}
      </p>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </section>
  );
}
