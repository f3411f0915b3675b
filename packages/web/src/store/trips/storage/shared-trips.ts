import type { PublicTrip } from '@fahrtwind/domain';
import type { Environment } from '../../environment.ts';
import { createEmitter, type Emitter } from '../../../ui/observable.ts';
import type { TabStateStore } from '../records/tab-state.ts';
import type { LocalTripStore } from './local-trip-store.ts';

export interface SharedTrips {
  /** Reads from the device into the tab's state. */
  readonly read: () => Promise<void>;
  readonly add: (trip: PublicTrip) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly written: Emitter<void>;
}

interface SharedTripsParts {
  readonly localStore: LocalTripStore;
  readonly state: TabStateStore;
  readonly clock: Environment['clock'];
}

/** The shared copies that were opened on this device. */
export function createSharedTrips({ localStore, state, clock }: SharedTripsParts): SharedTrips {
  const written = createEmitter();

  async function read(): Promise<void> {
    state.update({ sharedTrips: await localStore.allShared() });
  }

  return {
    read,
    async add(trip) {
      await localStore.writeShared({
        id: trip.id,
        uid: state.get().uid,
        trip,
        openedAt: clock.now(),
      });
      written.emit();
      await read();
    },
    async remove(id) {
      await localStore.removeShared(id);
      written.emit();
      await read();
    },
    written,
  };
}
