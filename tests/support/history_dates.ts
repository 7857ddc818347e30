import type { Page } from 'playwright'

export async function openDates(page: Page) {
  await page.getByRole('button', { name: /^Filter by date/ }).click()
  await page.getByRole('dialog', { name: 'Filter by date' }).waitFor()
}

/** Takes dates as DD/MM/YYYY. */
export async function searchDates(page: Page, start: string, end: string) {
  await openDates(page)
  await page.getByLabel(/^Start date/).fill(start)
  await page.getByLabel(/^End date/).fill(end)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
}
