import { useEffect, useRef, useState } from 'react';
import { Banner } from '@/components/Banner';
import { Button } from '@/components/Button';
import { useConfirm } from '@/components/useConfirm';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useSayFailure } from '@/hooks/useSayFailure';
import { useText } from '@/i18n/useText';
import { LoadedBlock } from '@/pages/user/parts/LoadedBlock';
import { useSaved } from '@/pages/user/parts/useSaved';
import type { BasicInfo } from '@/services/account';
import { listOpenProviders, removeOpenUser } from '@/services/security';
import { BindOpenUser } from './BindOpenUser';
import styles from './row-list.module.css';
import { useBindingReturn } from './useBindingReturn';

interface Props {
  info: BasicInfo;
  onChanged: () => Promise<void>;
}

/** 第三方账号: linked accounts, and those that could be. The service refuses to remove the last way to sign in. */
export function OpenUsersSection({ info, onChanged }: Props) {
  const t = useText();
  const confirm = useConfirm();
  const saved = useSaved();
  const act = useAction(useSayFailure());
  const providers = useLoad(listOpenProviders);
  const [binding, setBinding] = useState<string | null>(null);
  const fault = useBindingReturn(onChanged);
  const place = useRef<HTMLDivElement>(null);
  // The message is far down a page that has just opened, so move the focus there.
  useEffect(() => {
    if (fault) place.current?.focus();
  }, [fault]);
  const remove = async (id: number, name: string): Promise<void> => {
    const sure = await confirm({
      title: t('settings.open.remove.confirm', { name }),
      okText: t('settings.open.remove.action'),
      danger: true,
    });
    if (!sure) return;
    if (await act.run(() => removeOpenUser(info.id, id))) saved('settings.open.remove.success');
    // Reload after a refusal too: the account may have been removed elsewhere.
    await onChanged();
  };
  return (
    <section aria-labelledby="open-title">
      <h2 id="open-title">{t('settings.open.self.title')}</h2>
      {fault && (
        <div ref={place} tabIndex={-1} role="alert">
          <Banner tone="warning">{fault}</Banner>
        </div>
      )}
      <LoadedBlock from={providers} count={1}>
        {(list) => {
          const nameOf = (key: string): string => list.find((one) => one.key === key)?.name ?? key;
          const free = list.filter(({ key }) => !info.open_users.some(({ en_type }) => en_type === key));
          if (info.open_users.length + free.length === 0) return <p>{t('settings.open.none.empty')}</p>;
          return (
            <ul className={styles.rows}>
              {info.open_users.map(({ id, en_type, nickname }) => (
                <li key={id}>
                  <span>
                    <b>{nameOf(en_type)}</b>
                    <small>{nickname}</small>
                  </span>
                  <Button busy={act.busy} onClick={() => void remove(id, nameOf(en_type))}>
                    {t('settings.open.remove.action')}
                  </Button>
                </li>
              ))}
              {free.map(({ key, name }) => (
                <li key={key}>
                  <span>
                    <b>{name}</b>
                    <small>{t('settings.binding.none.label')}</small>
                  </span>
                  {binding === key ? (
                    <BindOpenUser provider={key} name={name} info={info} onClose={() => setBinding(null)} />
                  ) : (
                    <Button busy={act.busy} onClick={() => setBinding(key)}>
                      {t('settings.open.bind.action', { name })}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          );
        }}
      </LoadedBlock>
    </section>
  );
}
