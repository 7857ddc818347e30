import type { Locator, Page } from 'playwright'
import ShippingZone from '#shipping/pricing/models/shipping_zone'

const TO_LONDON = '/rates?export=1&originState=NG_LA&destinationCountry=GB&weight=0.9'

/** DHL to the United Kingdom; the small tariff charges 70,000 naira up to 1 kg. */
export function dhlToBritainZone() {
  return ShippingZone.query()
    .where({ courierCode: 'DHL', kind: 'export', description: 'United Kingdom' })
    .whereNull('archivedAt')
    .firstOrFail()
}

/** Creates a draft from the list of versions; returns the address of its page. */
export async function beginDraft(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'New Draft' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Start the Draft' }).click()
  await page.getByRole('heading', { name }).waitFor()
  await page.getByText('Nothing differs from the live tariff yet.').waitFor()
  return page.url()
}

export async function openSheet(
  page: Page,
  { draft, zone }: { draft: string; zone: ShippingZone }
) {
  const { origin, pathname } = new URL(draft)
  const version = pathname.split('/').at(-1)
  await page.goto(`${origin}/admin/zones/${zone.kind}/${zone.id}?version=${version}`)
  await page.getByText('You are editing a draft.').waitFor()
}

/** Saves on a sheet of three rates and dismisses the toast, which would cover other buttons. */
export async function saveSecondRate(page: Page, naira: number) {
  await page.getByLabel('Rate 2', { exact: true }).fill(String(naira))
  await page.getByRole('button', { name: /^Save/ }).click()
  const toast = page.getByRole('listitem').filter({ hasText: '3 rates are saved.' })
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await toast.waitFor({ state: 'detached' })
}

/** Publishes after reading this sentence in the dialog. */
export async function publishNow(page: Page, sentence: string | RegExp) {
  const dialog = await openPublishing(page, sentence)
  await dialog.getByRole('button', { name: 'Publish Now' }).click()
}

export async function openPublishing(page: Page, sentence: string | RegExp): Promise<Locator> {
  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByText(sentence).waitFor()
  return dialog
}

export async function rollBackNow(page: Page) {
  const dialog = await openRollBack(page)
  await dialog.getByRole('button', { name: 'Roll Back Now' }).click()
}

export async function openRollBack(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Roll Back' }).click()
  return page.getByRole('dialog', { name: 'Roll Back' })
}

/**
 * Waits until the page of a version has loaded other tariffs. It reads them on the connection that
 * a test and its server share, so a concurrent request for live prices could get the rates of that version.
 */
export async function waitForVersionPage(page: Page) {
  await page.waitForFunction(() => !document.querySelector('main .animate-pulse'))
}

/** Returns the text of a courier's public rate for 0.9 kg from Lagos to London. */
export async function readPrice(page: Page, courier: string): Promise<string> {
  await waitForVersionPage(page)
  await page.goto(new URL(TO_LONDON, page.url()).href)
  const rates = page.getByRole('list', { name: 'Rates', exact: true })
  return rates.getByRole('listitem').filter({ hasText: courier }).first().innerText()
}
