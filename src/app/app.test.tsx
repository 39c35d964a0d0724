import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { interpolate } from '../../shared/interpolate.ts';
import { loadSiteContent } from '../content/load-site-content.ts';
import { server } from '../testing/server.ts';
import { visit } from '../testing/visit.tsx';
import { embeddedSpace } from '../testing/changed-space.ts';

const ro = loadSiteContent('ro', embeddedSpace);
const en = loadSiteContent('en', embeddedSpace);
const api = '*/api/contact';
const accepted = {
  ok: true,
  reference: 'GH-7KXM4P',
  receivedAt: '2026-11-26T08:00:00.000Z',
  promisedUntil: '2026-11-26T18:00:00.000Z',
};

test('a booking with a doctor begins the message with the doctor’s name', async () => {
  const { user } = await visit('/ro/despre');
  const { booking, doctors } = ro.about;
  const [doctor] = doctors;
  if (!booking || !doctor) throw new Error('The clinic of the fixtures has doctors who can be booked.');
  await user.click(screen.getByRole('link', { name: interpolate(booking.link, { doctor: doctor.name }) }));
  const message = await screen.findByLabelText<HTMLTextAreaElement>(ro.contactForm.message);
  await waitFor(() =>
    expect(message.value.trim()).toBe(interpolate(booking.message, { doctor: doctor.name })),
  );
});

test.each([
  ['all', ro.cookies.cta],
  ['necessary', ro.cookies.onlyNecessary],
])('the choice “%s” is kept, and nobody is asked again', async (choice, label) => {
  const { user } = await visit('/');
  const isAsking = () => screen.getByRole('complementary').classList.contains('is-asking');
  await waitFor(() => expect(isAsking()).toBe(true));
  await user.click(screen.getByRole('button', { name: label }));
  expect(JSON.parse(localStorage.getItem('consent') ?? '')).toEqual({ choice, version: ro.cookies.version });
  cleanup();
  await visit('/ro/despre');
  expect(isAsking()).toBe(false);
});

test('a link inside a text leads to its page without a reload', async () => {
  const { user } = await visit('/ro/servicii/ortodontie');
  const services = screen.getAllByRole('link', { name: ro.navigation.services })[0];
  expect(services?.getAttribute('aria-current')).toBe('true');
  await user.click(screen.getByRole('link', { name: 'lista de prețuri pentru ortodonție' }));
  expect(await screen.findByRole('heading', { level: 1, name: ro.navigation.prices })).toBeTruthy();
  expect(location.pathname + location.hash).toBe('/ro/preturi#ortodontie');
});

test('the contact page lists the holidays of the next 30 days', async () => {
  vi.setSystemTime('2026-12-20T10:00+02:00');
  await visit('/ro/contact');
  const days = within(screen.getByRole('main')).getAllByText(/ (decembrie|ianuarie): /);
  expect(days.filter((day) => !day.closest('[hidden]')).map(({ textContent }) => textContent)).toEqual([
    '24 decembrie: 08:00 – 14:00 (Ajunul Crăciunului)',
    '25 și 26 decembrie: închis (Crăciunul)',
    '1 și 2 ianuarie: închis (Anul Nou)',
    '6 și 7 ianuarie: închis (Boboteaza și Sfântul Ioan)',
  ]);
});

test('an address that no request has claims nothing', async () => {
  await visit('/en/cerere-trimisa#GH-AEIOUA.t4x2k1..');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en.requestSentPage.title);
  expect(screen.queryByText(en.formMessages.sent)).toBeNull();
  expect(screen.queryByText(/GH-AEIOUA/)).toBeNull();
});

describe('the request form', () => {
  async function fillIn(path: '/ro/contact' | '/en/contact') {
    const { user } = await visit(path);
    const texts = (path === '/ro/contact' ? ro : en).contactForm;
    await user.type(screen.getByLabelText(texts.name), 'Maria');
    await user.type(screen.getByLabelText(texts.phone), '0700 000 000');
    await user.type(screen.getByLabelText(texts.message), 'O primă vizită.');
    await user.click(screen.getByRole('checkbox', { name: /acord|agree/ }));
    return { user, send: () => user.click(screen.getByRole('button', { name: texts.send })) };
  }

  test('the same request sent again keeps its id; a changed one gets another', async () => {
    const ids: unknown[] = [];
    const { user, send } = await fillIn('/ro/contact');
    server.use(
      http.post(api, async ({ request }) => {
        ids.push(((await request.json()) as { id: string }).id);
        return HttpResponse.json({ ok: false, code: 'unavailable' }, { status: 503 });
      }),
    );
    await send();
    await screen.findByText(ro.formMessages.failed);
    await send();
    await waitFor(() => expect(ids).toHaveLength(2));
    await screen.findByText(ro.formMessages.failed);
    await user.type(screen.getByLabelText(ro.contactForm.message), ' Mulțumim.');
    const mail = screen.getByRole<HTMLAnchorElement>('link', { name: ro.formMessages.failedByMail });
    expect(decodeURIComponent(mail.href)).toContain('O primă vizită. Mulțumim.');
    await send();
    await waitFor(() => expect(ids).toHaveLength(3));
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  const refusal = (errors: object) =>
    HttpResponse.json({ ok: false, code: 'invalid_fields', errors }, { status: 422 });

  test('a field refused by the server stands beside it, in the page’s language', async () => {
    const { send } = await fillIn('/ro/contact');
    server.use(http.post(api, () => refusal({ phone: 'phone_invalid' })));
    await send();
    await screen.findByRole('link', { name: ro.formMessages.phoneInvalid });
    const phone = screen.getByLabelText(ro.contactForm.phone);
    expect(phone.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(phone));
  });

  test('the call time shown afterwards is the one the server answers', async () => {
    const { send } = await fillIn('/ro/contact');
    server.use(http.post(api, () => HttpResponse.json({ ...accepted, callTime: 'morning' })));
    await send();
    await screen.findByText(ro.formMessages.sent);
    expect(location.href).toMatch(/#GH-7KXM4P\.\w+\.\w+\.morning$/);
    expect(screen.getByText(interpolate(ro.requestSentPage.answerUntil, { time: '20:00' }))).toBeTruthy();
    expect(screen.getByRole('img', { name: 'joi, 26 noiembrie' })).toBeTruthy();
  });

  test('a confirmation that was asked for and not accepted is said, and a call time is not', async () => {
    const { user, send } = await fillIn('/ro/contact');
    await user.type(screen.getByLabelText(ro.contactForm.email), 'ana@posta.example');
    await user.click(screen.getByLabelText(ro.contactForm.confirmation ?? ''));
    await user.selectOptions(screen.getByLabelText(ro.contactForm.callTime ?? ''), 'evening');
    server.use(http.post(api, () => HttpResponse.json(accepted)));
    await send();
    expect(await screen.findByText(ro.requestSentPage.noConfirmation)).toBeTruthy();
    const { callEvening = '' } = ro.contactForm;
    expect(screen.queryByText(interpolate(ro.requestSentPage.callTime, { part: callEvening }))).toBeNull();
  });

  test('a 429 is explained with the time to wait', async () => {
    const { send } = await fillIn('/ro/contact');
    const headers = { 'Retry-After': '300' };
    server.use(http.post(api, () => HttpResponse.json({ ok: false, code: 'x' }, { status: 429, headers })));
    await send();
    const words = `${ro.formMessages.limited} peste 5 minute.`;
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(ro.formMessages.sent)).toBeNull();
  });

  test('a package chosen after a draft stands below it, another takes its place, and is sent by its Romanian name', async () => {
    const { user, send } = await fillIn('/en/contact');
    const packages = en.promoPackages.packages.map(({ title, shortTitle }) => [title, shortTitle] as const);
    for (const [title, shortTitle] of packages.slice(0, 2)) {
      await user.click(screen.getAllByRole('link', { name: en.navigation.prices })[0]!);
      await user.click(await screen.findByRole('link', { name: new RegExp(`: ${title}$`) }));
      await screen.findByRole('heading', { level: 1, name: (name) => name.startsWith(en.contactPage.title) });
      const message = screen.getByLabelText<HTMLTextAreaElement>(en.contactForm.message);
      const chosen = `${title} – ${shortTitle}`;
      await waitFor(() => expect(message.value).toBe(`O primă vizită.\n\nI'm interested in - ${chosen}`));
      const words = `${en.contactForm.package}: ${chosen}`;
      expect(screen.getByText((_, element) => element?.textContent === words)).toBeTruthy();
    }
    expect(location.href).toMatch(/\/en\/contact\?package=2#programare$/);
    const sent = Promise.withResolvers<unknown>();
    server.use(
      http.post(api, async ({ request }) => {
        sent.resolve(await request.json());
        return HttpResponse.json(accepted);
      }),
    );
    await user.click(screen.getByRole('checkbox', { name: /agree/ }));
    await send();
    const { title, shortTitle } = ro.promoPackages.packages[1] ?? {};
    expect(await sent.promise).toMatchObject({ package: `${title} – ${shortTitle}` });
  });

  test('a second press while it is sent sends nothing', async () => {
    const bodies: unknown[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const { send } = await fillIn('/ro/contact');
    server.use(
      http.post(api, async ({ request }) => {
        bodies.push(await request.json());
        await promise;
        return HttpResponse.json(accepted);
      }),
    );
    await send();
    const button = await screen.findByRole('button', { name: ro.formMessages.sending });
    expect(button.closest('form')?.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button);
    resolve();
    await screen.findByText(ro.formMessages.sent);
    expect(bodies).toMatchObject([{ subject: '', fillingSeconds: expect.any(Number) }]);
  });

  test('a change of language leads back to the form, which says that the text is still there', async () => {
    const { user } = await fillIn('/ro/contact');
    await user.click(screen.getAllByRole('link', { name: 'English' })[0]!);
    expect(await screen.findByText(en.formMessages.draftStays)).toBeTruthy();
    expect(location.pathname + location.hash).toBe('/en/contact#programare');
    const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
    const { name, phone, message } = en.contactForm;
    expect([name, phone, message].map(valueOf)).toEqual(['Maria', '0700 000 000', 'O primă vizită.']);
  });

  test('what a program has filled in without a word is a draft from the press on', async () => {
    const { send } = await fillIn('/ro/contact');
    screen.getByLabelText<HTMLInputElement>(ro.contactForm.name).value = 'Completat de un program';
    server.use(http.post(api, () => HttpResponse.error()));
    await send();
    await screen.findByText(ro.formMessages.failed);
    cleanup();
    await visit('/ro/contact');
    const name = screen.getByLabelText<HTMLInputElement>(ro.contactForm.name);
    await waitFor(() => expect(name.value).toBe('Completat de un program'));
  });

  test('an error in a field that a blocker has removed is a failure with other ways', async () => {
    const { send } = await fillIn('/ro/contact');
    screen.getByRole('checkbox', { name: /acord/ }).closest('.checkbox')?.remove();
    await send();
    const alert = within((await screen.findByText(ro.formMessages.failed)).closest('[role=alert]')!);
    const { phoneString, messagingApp } = ro.contactDetails;
    for (const name of [phoneString, messagingApp?.name ?? '', ro.formMessages.failedByMail])
      expect(alert.getByRole('link', { name: new RegExp(name) })).toBeTruthy();
    expect(alert.getByRole('button', { name: ro.formMessages.copyText })).toBeTruthy();
  });

  test('what is too long is kept whole and said with both numbers, and the message is counted from 1,800', async () => {
    const { send } = await fillIn('/ro/contact');
    const { name, message } = ro.contactForm;
    const { tooLong, messageCount } = ro.formMessages;
    const field = screen.getByLabelText<HTMLTextAreaElement>(message);
    const write = (value: string, label = message) =>
      fireEvent.input(screen.getByLabelText(label), { target: { value } });
    const count = (written: string) => interpolate(messageCount, { count: written, most: '2.000' });
    write('ă'.repeat(1_799));
    expect(screen.queryByText(count('1.799'))).toBeNull();
    const long = 'ă'.repeat(2_328);
    write(long);
    expect(await screen.findAllByText(count('2.328'))).toHaveLength(2);
    write('n'.repeat(101), name);
    await send();
    const wanted = [
      interpolate(tooLong, { field: name, most: '100' }),
      interpolate(tooLong, { field: message, most: '2.000' }),
    ];
    const links = () => screen.getAllByRole('link', { name: /caractere/ });
    await waitFor(() => expect(links().map(({ textContent }) => textContent)).toEqual(wanted));
    expect(field.value).toBe(long);
  });

  test.each([
    ['a success without a reference', () => HttpResponse.json({ ...accepted, reference: undefined })],
    ['a success without a promise', () => HttpResponse.json({ ...accepted, promisedUntil: undefined })],
    [
      'a success with a reference of another kind',
      () => HttpResponse.json({ ...accepted, reference: 'ZZ-1' }),
    ],
    ['a version that is none', () => refusal({ name: 'name_required', consentVersion: 'invalid' })],
    ['a field that is not in the form', () => refusal({ package: 'too_long' })],
    ['an error that its field cannot have', () => refusal({ name: 'consent_required' })],
    ['a page', () => HttpResponse.html('<h1>502</h1>')],
    ['a broken connection', () => HttpResponse.error()],
  ])('%s never counts as sent', async (_, answer) => {
    const { send } = await fillIn('/ro/contact');
    server.use(http.post(api, answer));
    await send();
    expect(await screen.findByText(ro.formMessages.failed)).toBeTruthy();
    expect(screen.queryByText(ro.formMessages.sent)).toBeNull();
    expect((screen.getByLabelText(ro.contactForm.message) as HTMLTextAreaElement).value).toBe(
      'O primă vizită.',
    );
  });
});
