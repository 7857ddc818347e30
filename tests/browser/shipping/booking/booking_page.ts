import type { Page } from 'playwright'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { smallTariff } from '#tests/support/tariff'
import { signIn as signInAs } from '#tests/browser/page_checks'

/** Seeds customers, their wallets and the couriers' prices. */
export async function openShop() {
  await seedDemoWallets()
  await smallTariff()
}

export async function signIn(page: Page, username: string) {
  await signInAs(page, username)
  await page.getByRole('heading', { level: 1, name: /^(Book New|Edit) Shipment$/ }).waitFor()
}

export function side(page: Page, name: 'Sender' | 'Recipient') {
  return page.getByRole('region', { name })
}

export async function pick(page: Page, box: ReturnType<typeof side>, label: string, text: string) {
  const input = box.getByRole('combobox', { name: label })
  await input.click()
  await input.fill('')
  await input.fill(text)
  await page.getByRole('option', { name: text }).first().click()
}

export async function fillSender(page: Page) {
  const sender = side(page, 'Sender')
  await sender.getByLabel('Phone Number').fill('08031234567')
  await sender.getByLabel('Address*').fill('5 Allen Avenue')
  await pick(page, sender, 'State', 'Lagos')
  await pick(page, sender, 'City', 'Ikeja')
}

type Receiver = { country: string; state: string; city: string; phone: string; postalCode: string }

export const LONDON: Receiver = {
  country: 'United Kingdom',
  state: 'England',
  city: 'London',
  phone: '+442079460000',
  postalCode: 'N1 9GU',
}

export const ACCRA: Receiver = {
  country: 'Ghana',
  state: 'Greater Accra',
  city: 'Accra',
  phone: '+233302123456',
  postalCode: 'GA-184',
}

export async function fillRecipient(page: Page, receiver: Receiver) {
  const recipient = side(page, 'Recipient')
  await recipient.getByLabel('Full Name').fill('Grace Miller')
  await recipient.getByLabel('Phone Number').fill(receiver.phone)
  await recipient.getByLabel('E-mail').fill('grace@example.test')
  await recipient.getByLabel('Address*').fill('1 High Street')
  await pick(page, recipient, 'Country', receiver.country)
  await pick(page, recipient, 'State', receiver.state)
  await recipient.getByLabel('City').fill(receiver.city)
  await recipient.getByLabel('Postal Code').fill(receiver.postalCode)
}

export async function next(page: Page) {
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}

export async function heading(page: Page, name: string) {
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor()
}

/** Adds an international package, whose form asks for every item field. */
export async function addPackage(page: Page, weight: string, description: string, value: string) {
  const another = page.getByRole('button', { name: 'Another package' })
  if (await another.isVisible()) await another.click()
  const parcel = page.getByRole('form', { name: /^Package \d/ })
  await pick(page, parcel, 'Category', 'Clothing')
  await parcel.getByLabel('Description').fill(description)
  await parcel.getByLabel('Unit Value').fill(value)
  await parcel.getByLabel('Package Weight').fill(weight)
  await parcel.getByRole('button', { name: 'Add Package' }).click()
  await another.waitFor()
}

/** Chooses a payment method and presses Pay, which opens a dialog to confirm the payment. */
export async function payBy(page: Page, way: 'Wallet' | 'Cash Back' | 'Card') {
  await page.getByRole('radio', { name: new RegExp(`^${way}`) }).check()
  await page.getByRole('button', { name: /^Pay ₦/ }).click()
}

export async function payFromWallet(page: Page) {
  await payBy(page, 'Wallet')
  const dialog = page.getByRole('dialog', { name: 'Pay With Wallet Balance' })
  await dialog.getByRole('button', { name: /^Pay ₦/ }).click()
}
