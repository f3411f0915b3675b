import { useLayoutEffect, useRef, type PointerEvent } from 'react';
import { usePeopleTexts } from '../texts.ts';
import { dragged, MAX_ZOOM, type Crop } from './crop.ts';
import { drawCrop } from './draw-crop.ts';
import styles from './picture.module.css';

interface CropFieldProps {
  readonly picture: ImageBitmap;
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
}

const FRAME = 512;

/** The square that will be shown, chosen by dragging or with three sliders. */
export function CropField({ picture, crop, onChange }: CropFieldProps) {
  const { picture: texts } = usePeopleTexts();
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  function drag(event: PointerEvent<HTMLCanvasElement>) {
    if (event.buttons !== 1) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    onChange(dragged(picture, crop, { x: event.movementX, y: event.movementY }, width));
  }

  return (
    <div className={styles.crop}>
      <canvas
        ref={canvas}
        className={styles.frame}
        width={FRAME}
        height={FRAME}
        aria-label={texts.preview}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      <Slider
        label={texts.zoom}
        value={crop.zoom}
        least={1}
        most={MAX_ZOOM}
        onChange={(zoom) => onChange({ ...crop, zoom })}
      />
      <Slider
        label={texts.sideways}
        value={crop.x}
        least={0}
        most={1}
        onChange={(x) => onChange({ ...crop, x })}
      />
      <Slider
        label={texts.upDown}
        value={crop.y}
        least={0}
        most={1}
        onChange={(y) => onChange({ ...crop, y })}
      />
    </div>
  );
}

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

function Slider({ label, value, least, most, onChange }: SliderProps) {
  return (
    <label className={styles.slider}>
      <span>{label}</span>
      <input
        type="range"
        min={least}
        max={most}
        step="0.01"
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  );
}
