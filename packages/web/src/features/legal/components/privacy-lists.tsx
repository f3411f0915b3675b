import { BROWSER_DATA, RETENTION, type RetentionName, type Span } from '@fahrtwind/domain';
import { usePublicConfig } from '../../../store/session/use-session.ts';
import { ProseNodes } from '../../../parts/prose/prose.tsx';
import { ProseTable } from '../../../parts/prose/prose-table.tsx';
import { usePrivacyTexts } from '../privacy-texts.ts';

const DAYS_OF_A_YEAR = 365;

const words = (text: string) => ({ isNumber: false, nodes: [text] });
const code = (text: string) => ({
  isNumber: false,
  nodes: [{ tag: 'code', nodes: [text] } as const],
});

/** What the product keeps in the browser, from the list that the code is compared with. */
export function BrowserDataTable() {
  const texts = usePrivacyTexts();
  const rows = BROWSER_DATA.map(({ name, place, end, reason }) => [
    code(name.endsWith('-') ? `${name}…` : name),
    words(texts.places[place]),
    words(texts.purposes[name]),
    words(typeof end === 'string' ? texts.ends[end] : timeOf(texts, end)),
    words(texts.reasons[reason]),
  ]);
  return (
    <ProseTable
      table={{ tag: 'table', header: texts.columns.map(words), rows }}
      render={(nodes) => <ProseNodes nodes={nodes} />}
    />
  );
}

/** How long the server keeps what has an end. */
export function RetentionList() {
  const texts = usePrivacyTexts();
  const names = Object.keys(RETENTION).filter(isRetentionName);
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{texts.kept[name](timeOf(texts, RETENTION[name]))}</li>
      ))}
    </ul>
  );
}

function timeOf({ times }: ReturnType<typeof usePrivacyTexts>, span: Span): string {
  if ('years' in span) return times.years(span.years);
  if ('minutes' in span) return times.minutes(span.minutes);
  if ('hours' in span) return times.hours(span.hours);
  return span.days === DAYS_OF_A_YEAR ? times.year : times.days(span.days);
}

function isRetentionName(name: string): name is RetentionName {
  return Object.hasOwn(RETENTION, name);
}

/** What is asked about maps and places; the rest works for the operator. */
const PLACE_USES: readonly string[] = ['map', 'mapFile', 'places', 'routes', 'pois', 'shortLinks'];

/** The services of others that this installation is configured to ask. */
export function ServiceList({ about }: { readonly about: 'places' | 'others' }) {
  const texts = usePrivacyTexts();
  const { outsideServices } = usePublicConfig();
  const shown = outsideServices.filter(
    ({ use }) => PLACE_USES.includes(use) === (about === 'places'),
  );
  if (shown.length === 0)
    return <p>{about === 'places' ? texts.noServices : texts.noOtherServices}</p>;
  return (
    <ul>
      {shown.map(({ use, hosts }) => (
        <li key={use}>{texts.services[use](hosts.join(', '))}</li>
      ))}
    </ul>
  );
}
