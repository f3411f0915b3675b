import { AppError } from './app-error.ts';

export interface BodyBounds {
  /** Large bodies that one network may send at the same time. */
  readonly largePerNetwork: number;
  /** Most bytes of all bodies that one network sends at the same time. */
  readonly networkBytes: number;
  /** Most bytes of all bodies under way. */
  readonly totalBytes: number;
  /** Until a body makes progress; see `isLate` of read-body.ts. */
  readonly milliseconds: number;
}

/** Larger bodies are read only when it is known who sends them and that they may. */
export const LARGE_BODY_BYTES = 64 * 1024;

/** What one body takes of the memory for bodies. */
export interface BodyShare {
  /** Throws when there is no room for so many bytes more. */
  take(bytes: number): void;
  /** Gives everything back; may be called again. */
  close(): void;
}

export interface BodyUsage {
  /** The share of a new body; throws when its network sends too many large ones. */
  open(network: string, isLarge: boolean): BodyShare;
  /** Bytes that all bodies hold until their requests are answered. */
  bytes(): number;
}

interface Network {
  bodies: number;
  large: number;
  bytes: number;
}

/** Counts the memory that bodies hold, of all and by network. */
export function createBodyUsage(bounds: BodyBounds): BodyUsage {
  const networks = new Map<string, Network>();
  let total = 0;

  function open(name: string, isLarge: boolean): BodyShare {
    const network = networks.get(name) ?? { bodies: 0, large: 0, bytes: 0 };
    if (isLarge && network.large >= bounds.largePerNetwork) throw new AppError('too-many-requests');
    networks.set(name, network);
    network.bodies += 1;
    if (isLarge) network.large += 1;
    let [held, isOpen] = [0, true];
    return {
      take: (bytes) => {
        const hasRoom =
          network.bytes + bytes <= bounds.networkBytes && total + bytes <= bounds.totalBytes;
        // After its end nothing would give the bytes back.
        if (!isOpen || !hasRoom) throw new AppError('too-busy');
        held += bytes;
        network.bytes += bytes;
        total += bytes;
      },
      close: () => {
        if (!isOpen) return;
        isOpen = false;
        total -= held;
        network.bytes -= held;
        network.bodies -= 1;
        if (isLarge) network.large -= 1;
        if (network.bodies === 0) networks.delete(name);
      },
    };
  }

  return { open, bytes: () => total };
}
