import { type QrDrawing, qrDrawing } from '@contract/rules/qr-drawing';
import { useEffect, useState } from 'react';
import styles from './QrCode.module.css';

/** Light modules around it, without which scanners do not find the code. */
const QUIET = 4;

/** The generator is loaded only where a code is shown. */
const draw = async (text: string): Promise<QrDrawing> =>
  qrDrawing((await import('qrcode-generator')).default, text, QUIET);

/** A QR code of an address. Black on white in every theme: that is what cameras read. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<QrDrawing | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // If drawing fails, the address beside it can still be used.
    draw(text).then(
      (made) => isCurrent && setDrawing(made),
      () => isCurrent && setDrawing(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (!drawing) return <div className={styles.code} aria-hidden="true" />;
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      shapeRendering="crispEdges"
    >
      <path d={drawing.path} />
    </svg>
  );
}
