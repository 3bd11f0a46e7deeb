import { type ComponentType, memo, useInsertionEffect, useRef, useState } from 'react';

type Props = Readonly<Record<string, unknown>>;
type Handler = (...given: unknown[]) => unknown;

const isHandler = (name: string): boolean => /^on[A-Z]/.test(name);

/** Lists of choices and the like; what React draws, and every class of its own, is the same only as one object. */
const isPlain = (value: unknown): value is Props =>
  typeof value === 'object' &&
  value !== null &&
  !('$$typeof' in value) &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);

const isSame = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) || (isPlain(a) && isPlain(b) && Array.isArray(a) === Array.isArray(b) && areSame(a, b));

function areSame(a: Props, b: Props): boolean {
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
  );
}

/** The handlers among the props: each stays one function, which calls what was given last. */
function useSteadyHandlers(props: Props): Props {
  const latest = useRef(props);
  // Before any effect of the field itself, which may call one.
  useInsertionEffect(() => {
    latest.current = props;
  });
  const [known] = useState(() => new Map<string, Handler>());
  const steady = (name: string): Handler => {
    const handler = known.get(name) ?? ((...given) => (latest.current[name] as Handler)(...given));
    known.set(name, handler);
    return handler;
  };
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      name,
      isHandler(name) && typeof value === 'function' ? steady(name) : value,
    ]),
  );
}

/**
 * A field that is drawn again when something changes that it shows. A form draws itself at every key; of its fields only
 * the one that is written in has more to do. Functions that are not handlers (`on…`) count as shown.
 */
export function memoField<P extends object>(Field: ComponentType<P>): ComponentType<P> {
  const Memo = memo(Field as ComponentType<Props>, areSame);
  function MemoField(props: P) {
    return <Memo {...useSteadyHandlers(props as Props)} />;
  }
  MemoField.displayName = `MemoField(${Field.name})`;
  return MemoField;
}
