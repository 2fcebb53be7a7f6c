import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { button, findings } from '../kit/boardPage.ts';
import { test } from '../kit/onlinePage.ts';
import { bringIn, bringSeason, hasSeason, sending, take, taking } from '../kit/ownData.ts';
import { withoutCanvas } from '../kit/screens/opening.ts';

const openYou = async (page: Page): Promise<void> => {
  await withoutCanvas(page);
  await page.goto('./#you');
  await expect(button(page, 'Save everything to a file')).toBeEnabled();
};

test('everything is exported as one file and imported on another device', async ({ newcomer }) => {
  const [one, other] = [await newcomer(), await newcomer()];
  await openYou(one);
  await bringSeason(one);
  expect(await findings(one)).toEqual([]);
  const saving = one.waitForEvent('download');
  await button(one, 'Save everything to a file').click();
  const file = await readFile(await (await saving).path(), 'utf8');
  await openYou(other);
  await bringIn(other, file);
  await expect(taking(other)).toContainText('What is on this device stays');
  await take(other);
  await hasSeason(other);
});

test('a link carries everything to another device, once', async ({ newcomer }) => {
  const [one, other, third] = [await newcomer(), await newcomer(), await newcomer()];
  await openYou(one);
  await bringSeason(one);
  await button(one, 'To another device').click();
  await expect(sending(one).getByRole('img', { name: 'QR code for the other device' })).toBeVisible();
  expect(await findings(one)).toEqual([]);
  const link = await sending(one).getByRole('textbox', { name: 'Link' }).inputValue();

  const sent: string[] = [];
  other.on('request', request => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await withoutCanvas(other);
  await other.goto(link);
  await expect(taking(other)).toContainText('90');
  expect(other.url()).not.toContain('take=');
  expect(await findings(other)).toEqual([]);
  const code = new URL(link).hash.slice('#take='.length);
  expect(sent.filter(request => request.includes(code))).toEqual([]);
  await expect(sending(one)).toContainText('Fetched: the other device has it.');
  await expect(sending(one).getByRole('button', { name: 'Done' })).toBeFocused();
  expect(await findings(one)).toEqual([]);
  await take(other);
  await hasSeason(other);

  await withoutCanvas(third);
  await third.goto(link);
  await expect(taking(third)).toContainText('Nothing is there for this code');
});
