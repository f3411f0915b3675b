import type { PostPhoto } from '@fahrtwind/contract';
import { useEffect, useRef } from 'react';
import { announce } from '../../ui/announcer.tsx';
import { usePhotoFieldTexts } from './texts.ts';
import { usePhotoDrag } from './use-photo-drag.ts';

type Way = 'earlier' | 'later';

/** Describes, moves and removes the photos of a list. */
export function usePhotoList(
  value: readonly PostPhoto[],
  onChange: (photos: readonly PostPhoto[]) => void,
) {
  const texts = usePhotoFieldTexts();
  const list = useRef<HTMLOListElement>(null);
  /** The button that was pressed: its row is elsewhere after the next render, where browsers drop the focus. */
  const pressed = useRef<{ readonly path: string; readonly way: Way } | null>(null);
  useEffect(() => {
    if (!pressed.current) return;
    const { path, way } = pressed.current;
    pressed.current = null;
    const rows = [...(list.current?.children ?? [])];
    const row = rows.find((one) => one.getAttribute('data-photo') === path);
    const buttons = row?.querySelectorAll<HTMLButtonElement>('button[data-way]') ?? [];
    const enabled = [...buttons].filter((button) => !button.disabled);
    (enabled.find((button) => button.dataset['way'] === way) ?? enabled[0])?.focus();
  });

  const indexOf = (path: string) => value.findIndex((photo) => photo.path === path);
  const drag = usePhotoDrag((path, overPath) =>
    onChange(moveItem(value, indexOf(path), indexOf(overPath))),
  );
  return {
    list,
    drag,
    describe: (path: string, alt: string) =>
      onChange(value.map((photo) => (photo.path === path ? { ...photo, alt } : photo))),
    remove: (path: string) => {
      onChange(value.filter((photo) => photo.path !== path));
      announce(texts.removed);
    },
    move: (index: number, way: Way) => {
      const to = way === 'earlier' ? index - 1 : index + 1;
      pressed.current = { path: value[index]?.path ?? '', way };
      onChange(moveItem(value, index, to));
      announce(texts.moved(to + 1, value.length));
    },
  };
}

function moveItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
