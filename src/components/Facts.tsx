import { Fragment } from 'react';
import { useList } from '@/i18n/useList';

/** Facts in a row as the language now chosen puts them; each keeps its own direction and its own language. */
export function Facts({ facts }: { facts: readonly string[] }) {
  const between = useList()(['', ''], 'facts');
  return facts.map((fact, at) => (
    <Fragment key={fact}>
      {at > 0 && between}
      <bdi>{fact}</bdi>
    </Fragment>
  ));
}
