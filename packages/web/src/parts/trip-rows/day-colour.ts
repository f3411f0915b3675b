import { dayColourIndex } from '@fahrtwind/domain';
import styles from './day-colours.module.css';

/** The class of the colour of a day, counted from 1. */
export function dayColour(number: number): string | undefined {
  return styles[`day${dayColourIndex(number - 1) + 1}`];
}
