import type { FoundAlong } from '@fahrtwind/contract';
import { addStop, findStop, type Trip } from '@fahrtwind/domain';
import { useState } from 'react';
import { formatDuration } from '../../../../format/duration.ts';
import { makeId } from '../../../../parts/make-id.ts';
import { poiIcon } from '../../../../parts/poi-kinds/poi-icon.ts';
import { usePoiKindTexts } from '../../../../parts/poi-kinds/texts.ts';
import { plannerView } from '../../../../parts/trip-edit/planner-view.ts';
import { useMayEdit } from '../../../../parts/trip-edit/use-may-edit.ts';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import { PanelShell } from '../../../../parts/trip-fields/panel-shell.tsx';
import { useTrips } from '../../../../store/trips/view/use-trips.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import styles from './along.module.css';
import { detourMinutes, type RoadLine } from './road-lines.ts';
import { useAlongTexts } from './texts.ts';
import {
  GROUPS,
  poiKindOf,
  useAlong,
  useShownFinds,
  type Along,
  type AlongGroup,
  type AlongWish,
} from './use-along.ts';

const DETOURS = [5, 10, 20, 30] as const;
const ALL_GROUPS = Object.keys(GROUPS).filter((name): name is AlongGroup => name in GROUPS);
const FIRST_WISH: AlongWish = {
  groups: ['sights', 'nature', 'passes', 'ferries'],
  dayId: '',
  detourMinutes: 10,
};

interface AlongPanelProps {
  readonly onClose: () => void;
}

/** What lies along the road, in list and map; one press puts it into the day on which one passes it. */
export function AlongPanel({ onClose }: AlongPanelProps) {
  const texts = useAlongTexts();
  const trip = useTrips(({ current }) => current);
  return (
    <PanelShell title={texts.title} onClose={onClose}>
      {trip && <Road trip={trip} />}
    </PanelShell>
  );
}

function Road({ trip }: { readonly trip: Trip }) {
  const texts = useAlongTexts();
  const [wish, setWish] = useState(FIRST_WISH);
  const along = useAlong(trip, wish);
  const { roads, finds, status, reload } = along;
  useShownFinds(finds);
  const words = {
    asking: texts.asking,
    failed: texts.failed,
    ready: finds.length === 0 ? texts.none : texts.count(finds.length),
  }[status];
  return (
    <>
      <p>{texts.intro}</p>
      <Filters trip={trip} wish={wish} onChange={setWish} />
      <output>{roads.length === 0 ? texts.noRoad : words}</output>
      {status === 'failed' && (
        <Button variant="outlined" onClick={reload}>
          {texts.retry}
        </Button>
      )}
      <Finds trip={trip} along={along} hasFerries={wish.groups.includes('ferries')} />
    </>
  );
}

interface FiltersProps {
  readonly trip: Trip;
  readonly wish: AlongWish;
  readonly onChange: (wish: AlongWish) => void;
}

function Filters({ trip, wish, onChange }: FiltersProps) {
  const texts = useAlongTexts();
  const days = trip.days.map(({ id }, index) => ({ value: id, label: texts.dayNumber(index + 1) }));
  return (
    <>
      <SelectField
        label={texts.day}
        value={wish.dayId}
        options={[{ value: '', label: texts.allDays }, ...days]}
        onChange={(dayId) => onChange({ ...wish, dayId })}
      />
      <SelectField
        label={texts.detour}
        value={String(wish.detourMinutes)}
        options={DETOURS.map((one) => ({ value: String(one), label: texts.detourMinutes(one) }))}
        onChange={(minutes) => onChange({ ...wish, detourMinutes: Number(minutes) })}
      />
      <fieldset className={styles.groups}>
        <legend>{texts.kinds}</legend>
        {ALL_GROUPS.map((group) => (
          <label key={group}>
            <input
              type="checkbox"
              checked={wish.groups.includes(group)}
              onChange={({ target }) => {
                const others = wish.groups.filter((one) => one !== group);
                onChange({ ...wish, groups: target.checked ? [...others, group] : others });
              }}
            />
            {texts.groups[group]}
          </label>
        ))}
      </fieldset>
    </>
  );
}

interface FindsProps {
  readonly trip: Trip;
  readonly along: Along;
  readonly hasFerries: boolean;
}

/** By legs: the ferries of each, and what lies beside it. */
function Finds({ trip, along: { roads, finds }, hasFerries }: FindsProps) {
  const texts = useAlongTexts();
  return (
    <ol className={styles.finds}>
      {roads.flatMap((road, index) => [
        ...(hasFerries ? road.crossings : []).map(({ name, minutes }) => (
          <li key={`${road.leg.cityId} ${name}`}>
            <span className={styles.name}>{texts.ferry(name, formatDuration(minutes))}</span>
          </li>
        )),
        ...finds
          .filter(({ line }) => line === index)
          .map((find) => <Find key={find.id} trip={trip} road={road} find={find} />),
      ])}
    </ol>
  );
}

interface FindProps {
  readonly trip: Trip;
  readonly road: RoadLine;
  readonly find: FoundAlong;
}

function Find({ trip, road, find }: FindProps) {
  const texts = useAlongTexts();
  const poiKinds = usePoiKindTexts();
  const mayEdit = useMayEdit();
  const { run, offerUndo } = useRun();
  const { id, kind, name, description, location } = find;
  const dayNumber = trip.days.findIndex((day) => day.id === road.dayId) + 1;
  const minutes = detourMinutes(find.asideMeters);
  const kindName = kind === 'town' || kind === 'pass' ? texts.kind[kind] : poiKinds[kind];
  const facts = [kindName, minutes < 1 ? texts.onTheWay : texts.off(minutes)];

  function add() {
    const next = findStop(trip, road.leg.cityId);
    if (!next) return;
    const index = next.day.cityList.indexOf(next.stop);
    const stop = { id: makeId(), location, routeProfile: road.leg.routeProfile };
    if (!run(addStop, { dayId: next.day.id, index, stop }, 'forced')) return;
    offerUndo(texts.done(name, dayNumber), 'positive');
  }

  return (
    <li onPointerEnter={() => plannerView.hover(id)} onPointerLeave={() => plannerView.hover(null)}>
      <Icon name={poiIcon(poiKindOf(kind))} />
      <span className={styles.name}>
        {name}
        <small>{[texts.dayNumber(dayNumber), ...facts].join(' · ')}</small>
        {description !== '' && <small>{description}</small>}
      </span>
      {mayEdit && (
        <Button variant="quiet" aria-label={texts.add(name)} title={texts.add(name)} onClick={add}>
          <Icon name="plus" />
        </Button>
      )}
    </li>
  );
}
