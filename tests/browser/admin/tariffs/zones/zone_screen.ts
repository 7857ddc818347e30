import type { Page } from 'playwright'

type Box = Page | ReturnType<Page['locator']>

/** Waits until the list of the previous field has closed; it may contain the same options. */
async function waitForClosedLists(page: Page) {
  await page.getByRole('listbox').waitFor({ state: 'detached' })
}

export async function select(page: Page, box: Box, label: string, option: string) {
  await waitForClosedLists(page)
  await box.getByLabel(label).click()
  await page.getByRole('listbox').getByRole('option', { name: option, exact: true }).click()
}

export async function pick(page: Page, box: Box, label: string, option: string) {
  await waitForClosedLists(page)
  await box.getByLabel(label).fill(option)
  await page.getByRole('listbox').getByRole('option', { name: option, exact: true }).click()
}

export async function search(page: Page, courier: string, geography?: string) {
  const filters = page.getByRole('region', { name: 'Filters' })
  await filters.getByLabel('Courier').selectOption(courier)
  if (geography) await filters.getByLabel('Geography').selectOption(geography)
}

export async function openMenu(page: Page, zone: string) {
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await page
    .getByRole('row')
    .filter({ hasText: zone })
    .getByRole('button', { name: /^Actions for row/ })
    .click()
  await page.locator('[role=menu]:focus').waitFor()
  return page.getByRole('menuitem').allTextContents()
}

export async function choose(page: Page, zone: string, item: string) {
  await openMenu(page, zone)
  await page.getByRole('menuitem', { name: item }).click()
}
