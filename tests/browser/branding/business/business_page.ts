import type { Page } from 'playwright'
import { pictureFile } from '#tests/support/files/picture_file'

export async function makePng(name: string) {
  return { name, mimeType: 'image/png', buffer: await pictureFile('png', 600, 400) }
}

export async function openSection(page: Page, title: string) {
  await page.getByRole('button', { name: new RegExp(`^${title}`), expanded: false }).click()
}

export async function fillProfile(page: Page) {
  await page.getByLabel('Business Name').fill('Mama Put Limited')
  await page.getByLabel('Contact Name').fill('Ronke Ade')
  await page.getByLabel('Contact Phone Number').fill('08031234567')
  await page.getByLabel('Contact E-mail').fill('hello@mamaput.example')
  await page.getByRole('combobox', { name: 'State' }).fill('Oyo')
  await page.getByRole('option', { name: 'Oyo' }).click()
  await openSection(page, 'Basic Profile')
  await page.getByLabel('Website URL').fill('mamaput.example')
}

async function chooseFrom(page: Page, label: string, option: string) {
  await page.getByLabel(label, { exact: false }).first().click()
  await page.getByRole('option', { name: option }).click()
}

export async function addProduct(page: Page, name: string, price: string) {
  await page.locator('input[type=file]').setInputFiles(await makePng(`${name}.png`))
  await page.getByRole('img', { name: 'Preview: Product Image' }).waitFor()
  await page.getByLabel('Product Name').fill(name)
  await chooseFrom(page, 'Product Category', 'Food and Drinks')
  await page.getByLabel('Price').fill(price)
  await page.getByRole('button', { name: 'Save Product' }).click()
  await page.getByRole('heading', { name, exact: true }).waitFor()
}
