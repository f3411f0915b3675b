import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { copyText } from '../../../parts/copy-text.ts';
import { endpoint } from '../../../parts/server-state/endpoint.ts';
import { useAction } from '../../../parts/server-state/use-action.ts';
import { useQuery } from '../../../parts/server-state/use-query.ts';
import { formatDate } from '../../../format/date.ts';
import { Button } from '../../../ui/button.tsx';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { FailedNotice } from '../../../ui/failed-notice.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { showToast } from '../../../ui/toast.ts';
import styles from './export.module.css';
import { useCalendarTexts } from './texts.ts';

/** Where usual calendars take the address of another calendar. */
interface CalendarWay {
  readonly id: 'device' | 'google' | 'outlook';
  readonly href: string;
}

/** Ways to subscribe: the device's own calendar by `webcal:`, the others on their sites. */
function calendarWays(url: string, name: string): readonly CalendarWay[] {
  const webcal = url.replace(/^https?:/, 'webcal:');
  const outlook = new URLSearchParams({ url, name });
  return [
    { id: 'device', href: webcal },
    {
      id: 'google',
      href: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal }).toString()}`,
    },
    {
      id: 'outlook',
      href: `https://outlook.live.com/calendar/0/addfromweb?${outlook.toString()}`,
    },
  ];
}

interface CalendarLinksProps {
  readonly tripId: string;
  readonly title: string;
}

/** Secret addresses of the trip and of all trips for calendars, which read them again and again. */
export function CalendarLinks({ tripId, title }: CalendarLinksProps) {
  const texts = useCalendarTexts();
  const { loaded, reload } = useQuery(endpoint('listCalendarLinks'));
  // Since when there is a link, by trip; null is that of all trips.
  const links =
    loaded.status === 'ready'
      ? new Map(loaded.reply.links.map((link) => [link.tripId, link.createdAt]))
      : null;
  return (
    <details className={styles.calendar}>
      <summary>{texts.subscribe}</summary>
      <p>{texts.explanation}</p>
      {(loaded.status === 'failed' || loaded.status === 'missing') && (
        <FailedNotice onRetry={reload}>{texts.failed}</FailedNotice>
      )}
      {links && (
        <>
          <CalendarLink tripId={tripId} name={title} since={links.get(tripId) ?? null} />
          <CalendarLink tripId={null} name={texts.allTrips} since={links.get(null) ?? null} />
        </>
      )}
    </details>
  );
}

interface CalendarLinkProps {
  readonly tripId: string | null;
  readonly name: string;
  readonly since: string | null;
}

function CalendarLink({ tripId, name, since: given }: CalendarLinkProps) {
  const texts = useCalendarTexts();
  const language = useLanguage();
  const [since, setSince] = useState(given);
  const [url, setUrl] = useState<string | null>(null);
  const { isBusy, failure, run } = useAction(
    (act: () => Promise<void>) => act(),
    (cause) => {
      console.warn(cause);
      return texts.failed;
    },
  );

  const make = () =>
    run(async () => {
      const made =
        tripId === null
          ? await call('makeCalendarLink')
          : await call('makeTripCalendarLink', { params: { id: tripId } });
      setUrl(made.url);
      setSince(made.createdAt);
    });
  const end = () =>
    run(async () => {
      if (tripId === null) await call('endCalendarLink');
      else await call('endTripCalendarLink', { params: { id: tripId } });
      setUrl(null);
      setSince(null);
    });

  return (
    <section className={styles.scope} aria-label={name}>
      <h4>{name}</h4>
      {since !== null && url === null && <p>{texts.exists(formatDate(since, language))}</p>}
      {url !== null && <MadeLink url={url} name={name} />}
      {failure && <Notice kind="negative">{failure}</Notice>}
      <div className={styles.buttons}>
        <Button variant="outlined" busy={isBusy} onClick={make}>
          {since === null ? texts.make : texts.renew}
        </Button>
        {since !== null && (
          <Button variant="quiet" busy={isBusy} onClick={end}>
            {texts.end}
          </Button>
        )}
      </div>
    </section>
  );
}

function MadeLink({ url, name }: { readonly url: string; readonly name: string }) {
  const texts = useCalendarTexts();

  async function copy() {
    const isDone = await copyText(url);
    showToast({
      kind: isDone ? 'positive' : 'warning',
      text: isDone ? texts.copied : texts.notCopied,
    });
  }

  return (
    <>
      <TextField
        label={texts.address}
        hint={texts.shownOnce}
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <Button variant="outlined" onClick={() => void copy()}>
        <Icon name="copy" />
        {texts.copy}
      </Button>
      <ul className={styles.ways}>
        {calendarWays(url, name).map(({ id, href }) => (
          <li key={id}>
            {id === 'device' ? (
              <a href={href}>{texts.ways.device}</a>
            ) : (
              <ExternalLink href={href}>{texts.ways[id]}</ExternalLink>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
