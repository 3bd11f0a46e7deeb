import type { ReferenceCall } from '@contract/reference';
import { useText } from '@/i18n/useText';
import styles from './CallSample.module.css';
import { SampleBlock } from './SampleBlock';

/** A command that can be pasted into a terminal; it is only shown, the page itself never calls. */
const commandFor = ({ method, access, example, idempotent }: ReferenceCall, origin: string): string =>
  [
    `curl${method === 'GET' ? '' : ` -X ${method}`} '${origin}${example.url}'`,
    ...(access === 'public' ? [] : [`-H 'Authorization: Bearer $TOKEN'`]),
    ...(idempotent ? [`-H "Idempotency-Key: $(uuidgen)"`] : []),
    ...(example.body ? [`-H 'Content-Type: application/json'`, `-d '${example.body}'`] : []),
  ].join(' \\\n  ');

/** The sample beside the prose it belongs to. */
export function CallSample({ call }: { call: ReferenceCall }) {
  const t = useText();
  return (
    <div className={styles.samples}>
      <SampleBlock
        of={call.method}
        title={t('reference.sample.request.title')}
        code={commandFor(call, window.location.origin)}
      />
      {call.example.reply && (
        <SampleBlock of={call.method} title={t('reference.sample.reply.title')} code={call.example.reply} />
      )}
    </div>
  );
}
