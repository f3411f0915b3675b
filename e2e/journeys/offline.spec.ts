import { expect, journey } from '../drivers/journey.ts';
import { account, newPerson } from '../drivers/person.ts';

journey('the app starts without a network [SW-1]', async ({ visitor }) => {
  await visitor.opens('/');
  await visitor.workerControls();
  await visitor.profile.goesOffline();
  await visitor.opens('/Impressum');
  await visitor.seesHeading('Impressum');
  await visitor.profile.goesOnline();
  await visitor.opens('/');
  await visitor.seesHeading(/./);
});

journey('no private data is left in any cache after signing out', async ({ visitor }) => {
  const person = newPerson('Geheime Reisende');
  await account.isRegistered(visitor, person);
  await visitor.opens('/Profil');
  await visitor.workerControls();
  await visitor.seesHeading('Dein Profil');
  await account.signsOut(visitor);
  const kept = await visitor.storedTexts();
  expect(kept.filter((text) => text.includes(person.email) || text.includes(person.name))).toEqual(
    [],
  );
  await visitor.profile.goesOffline();
  await visitor.opens('/Profil');
  await visitor.seesNot(person.email);
});

journey(
  'a worker that is no JavaScript is reported and unregistered [SW-2, SW-3, ER-12]',
  async ({ visitor }) => {
    const workers = () =>
      visitor.evaluates<number>(
        'navigator.serviceWorker.getRegistrations().then((all) => all.length)',
      );
    await visitor.opens('/');
    await visitor.workerControls();
    expect(await workers()).toBe(1);
    await visitor.profile.breaks('/service-worker.js', 404);
    await visitor.opens('/');
    await expect
      .poll(() => visitor.profile.problems().some((problem) => /service.?worker/i.test(problem)))
      .toBe(true);
    await expect.poll(workers).toBe(0);
  },
);
