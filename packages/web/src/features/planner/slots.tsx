import type { Stop, Trip } from '@fahrtwind/domain';
import { createContext, use, type ComponentType } from 'react';

/** Pieces of other features that the planner shows. The app puts them in. */
export interface PlannerSlots {
  readonly AssistantPanel: ComponentType<{ readonly onClose: () => void }>;
  readonly Companions: ComponentType;
  readonly DeletedElsewhere: ComponentType;
  readonly FileActions: ComponentType<{ readonly tripId: string; readonly onChoose: () => void }>;
  readonly InvitationPage: ComponentType<{ readonly token: string }>;
  /** The person who has edited the trip last, where known. */
  readonly LastEditor: ComponentType;
  readonly PresenceBar: ComponentType;
  readonly PublishItem: ComponentType<{ readonly onChoose: () => void }>;
  readonly ReadOnlyNotice: ComponentType;
  readonly ReceivedInvitations: ComponentType;
  readonly SelectedByOthers: ComponentType<{ readonly stopId: string }>;
  readonly ShareButton: ComponentType<{ readonly trip: Trip }>;
  /** What the people of the trip say about a stop. */
  readonly StopComments: ComponentType<{ readonly stop: Stop }>;
  /** Items of the trip's menu: duplicate, delete. */
  readonly TripActions: ComponentType<{ readonly trip: Trip; readonly onChoose: () => void }>;
}

const Nothing = () => null;

const Context = createContext<PlannerSlots>({
  AssistantPanel: Nothing,
  Companions: Nothing,
  DeletedElsewhere: Nothing,
  FileActions: Nothing,
  InvitationPage: Nothing,
  LastEditor: Nothing,
  PresenceBar: Nothing,
  PublishItem: Nothing,
  ReadOnlyNotice: Nothing,
  ReceivedInvitations: Nothing,
  SelectedByOthers: Nothing,
  ShareButton: Nothing,
  StopComments: Nothing,
  TripActions: Nothing,
});

export const PlannerSlotsProvider = Context;

export function usePlannerSlots(): PlannerSlots {
  return use(Context);
}
