import { useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import type { GroundDrawing } from '../../map/ground/draw-ground.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH, PICTURE_ZOOM } from './picture-frame.ts';
import styles from './place-picture.module.css';

interface GroundProps {
  readonly lat: number;
  readonly lng: number;
  readonly zoom?: number;
  readonly width?: number;
  readonly height?: number;
}

/** Land, heights and water; nothing where the map cannot be read, for example without a network. */
export function Ground({
  lat,
  lng,
  zoom = PICTURE_ZOOM,
  width = PICTURE_WIDTH,
  height = PICTURE_HEIGHT,
}: GroundProps) {
  const [ground, setGround] = useState<GroundDrawing | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      try {
        const { drawGround } = await import('../../map/ground/draw-ground.ts');
        const drawn = await drawGround({ lat, lng, zoom, width, height });
        if (!isGone) setGround(drawn);
      } catch (error) {
        // The picture is still true without its ground; without a network that is nothing new.
        if (!(error instanceof ApiError)) console.warn(error);
      }
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [lat, lng, zoom, width, height]);
  return (
    <g className={ground ? styles.sea : styles.paper}>
      <rect width={width} height={height} />
      {ground?.map(({ kind, path }, index) => (
        <path key={index} className={styles[kind]} d={path} />
      ))}
    </g>
  );
}
