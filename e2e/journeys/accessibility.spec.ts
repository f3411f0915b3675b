import { expect, journey } from '../drivers/journey.ts';
import { ROUTES } from '../drivers/routes.ts';

const PAGES = [...ROUTES, { path: '/gibt-es-nicht', access: 'all' }];
const isPublic = ({ access }: { readonly access: string }) =>
  access === 'all' || access === 'guests-only';

for (const theme of ['light', 'dark'] as const) {
  for (const { path } of PAGES.filter(isPublic)) {
    journey(`axe finds nothing on ${path}, ${theme}`, async ({ browse }) => {
      const screen = await browse({ systemTheme: theme });
      await screen.opens(path);
      await screen.settles();
      expect(await screen.accessibilityFindings()).toEqual([]);
    });
  }

  for (const { path } of PAGES.filter((page) => !isPublic(page))) {
    journey(
      `axe finds nothing on ${path}, ${theme}`,
      async ({ browse, memberMemory, darkMemory }) => {
        const screen = await browse({ memory: theme === 'dark' ? darkMemory : memberMemory });
        await screen.opens(path);
        await screen.settles();
        expect((await screen.lightness()) < 90).toBe(theme === 'dark');
        expect(await screen.accessibilityFindings()).toEqual([]);
      },
    );
  }
}
