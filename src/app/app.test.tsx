import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { interpolate } from '../../shared/interpolate.ts';
import { loadSiteContent } from '../prerender.tsx';
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

test('the steps beside the form name the day of the answer', async () => {
  await visit('/ro/contact');
  const { sentCallback = '' } = ro.formMessages;
  expect(await screen.findByText(interpolate(sentCallback, { day: ro.hoursTexts.today }))).toBeTruthy();
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

  test.each([
    ['morning', /\.morning$/],
    [undefined, /#GH-7KXM4P\.\w+\.\w+$/],
  ])('the call time shown afterwards is the one the server answers: %s', async (callTime, address) => {
    const { send } = await fillIn('/ro/contact');
    server.use(http.post(api, () => HttpResponse.json({ ...accepted, callTime })));
    await send();
    await screen.findByText(ro.formMessages.sent);
    expect(location.href).toMatch(address);
    // Whatever the device's clock says.
    expect(screen.getByText(interpolate(ro.requestSentPage.answerUntil, { time: '20:00' }))).toBeTruthy();
    expect(screen.getByRole('img', { name: 'joi, 26 noiembrie' })).toBeTruthy();
  });

  test('a call time and a confirmation that were asked for and not accepted are said', async () => {
    const { user, send } = await fillIn('/ro/contact');
    await user.type(screen.getByLabelText(ro.contactForm.email), 'ana@posta.example');
    await user.click(screen.getByLabelText(ro.contactForm.confirmation ?? ''));
    await user.selectOptions(screen.getByLabelText(ro.contactForm.callTime ?? ''), 'evening');
    server.use(http.post(api, () => HttpResponse.json(accepted)));
    await send();
    expect(await screen.findByText(ro.requestSentPage.noCallTime)).toBeTruthy();
    expect(screen.getByText(ro.requestSentPage.noConfirmation)).toBeTruthy();
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

  test('a package chosen after a draft stands below it, and another takes its place', async () => {
    const { user } = await fillIn('/ro/contact');
    for (const { title, shortTitle } of ro.promoPackages.packages.slice(0, 2)) {
      await user.click(screen.getAllByRole('link', { name: ro.navigation.prices })[0]!);
      await user.click(await screen.findByRole('link', { name: new RegExp(`: ${title}$`) }));
      await screen.findByRole('heading', { level: 1, name: (name) => name.startsWith(ro.contactPage.title) });
      const message = screen.getByLabelText<HTMLTextAreaElement>(ro.contactForm.message);
      const chosen = `${ro.formMessages.packageInterest} ${title} – ${shortTitle}`;
      await waitFor(() => expect(message.value).toBe(`O primă vizită.\n\n${chosen}`));
    }
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

const [block] = ro.pricesPage.payment.blocks ?? [];
test.each([
  ['plonba copil', `${interpolate(ro.priceList.foundFor, { words: 'plombă copil' })}: 4`],
  ['detartraj copii', `${ro.priceList.foundNearest}: 1`],
  ['card de sănătate', `${block?.title} ${block?.text}`],
])('a search for „%s” says „%s”', async (query, words) => {
  const { user } = await visit('/ro/preturi');
  await user.type(await screen.findByLabelText(ro.priceList.searchLabel), query);
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await waitFor(() => expect(said()).toContain(words));
  expect(screen.queryByText(ro.priceList.nothingFound)).toBeNull();
});
