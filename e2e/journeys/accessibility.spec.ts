import type { Screen } from '../drivers/screen.ts';
import { expect, journey } from '../drivers/journey.ts';
import { ROUTES } from '../drivers/routes.ts';

const isPublic = (access: string) => access === 'all' || access === 'guests-only';
const paths = (wanted: boolean) =>
  ROUTES.filter(({ access }) => isPublic(access) === wanted).map(({ path }) => path);

async function examines(screen: Screen, pages: readonly string[], theme: string): Promise<void> {
  journey.setTimeout(300_000);
  for (const path of pages) {
    await screen.opens(path);
    await screen.settles();
    expect.soft((await screen.lightness()) < 90, `${path} is ${theme}`).toBe(theme === 'dark');
    expect.soft(await screen.accessibilityFindings(), path).toEqual([]);
  }
}

for (const theme of ['light', 'dark'] as const) {
  journey(`axe finds nothing on any public page, ${theme}`, async ({ browse }) => {
    const screen = await browse({ systemTheme: theme });
    await examines(screen, [...paths(true), '/gibt-es-nicht'], theme);
  });

  journey(
    `axe finds nothing behind sign-in, ${theme}`,
    async ({ browse, memberMemory, darkMemory }) => {
      const screen = await browse({ memory: theme === 'dark' ? darkMemory : memberMemory });
      await examines(screen, paths(false), theme);
    },
  );
}
