import type { Browser, Locator, Page } from 'playwright'
import { DEMO_PASSWORD, LARGE } from './pages.js'
import { slowly } from './slow_phone.js'

/**
 * Milliseconds to type a letter on a phone, and to find and touch the next target. Source: Card,
 * Moran and Newell.
 */
const LETTER_MS = 280
const TOUCH_MS = 1_350 + 1_100

export interface Booking {
  name: string
  fields: number
  presses: number
  /** Seconds from the request of the form until payment is possible (`toPay`) and done (`paid`). */
  toPay: number
  paid: number
  /** Limits of a person's second domestic booking. */
  limit?: { fields: number; presses: number; paid: number }
}

export const NO_LIMIT = { fields: Infinity, presses: Infinity, paid: Infinity }

/** Fills in fields and presses buttons in the time a person would need, and counts both. */
class Hands {
  fields = 0
  presses = 0
  readonly #begun = performance.now()

  constructor(readonly page: Page) {}

  get seconds(): number {
    return (performance.now() - this.#begun) / 1000
  }

  async fill(field: Locator, text: string) {
    await this.#touch(field)
    await field.fill('')
    await field.pressSequentially(text, { delay: LETTER_MS })
    this.fields += 1
  }

  async choose(box: Locator, text: string) {
    await this.fill(box, text)
    await this.page.getByRole('option', { name: text }).first().click()
  }

  async press(button: Locator) {
    await this.#touch(button)
    this.presses += 1
  }

  async next(step: string) {
    await this.press(this.page.getByRole('button', { name: 'Next', exact: true }))
    await this.page.getByRole('heading', { level: 2, name: step, exact: true }).waitFor()
  }

  async #touch(target: Locator) {
    await target.waitFor()
    await this.page.waitForTimeout(TOUCH_MS)
    await target.click()
  }
}

/** Measures a newcomer's first two domestic bookings, at 360 px on the slow phone. */
export async function firstTwoBookings(browser: Browser, at: string): Promise<Booking[]> {
  const state = await newcomer(browser, at)
  const book = async (walk: (hands: Hands) => Promise<void>) => {
    const { page, context } = await slowly(browser, { storageState: state })
    const hands = new Hands(page)
    await page.goto(`${at}/base/shipment/book`, { waitUntil: 'commit' })
    await walk(hands)
    const { fields, presses, seconds: toPay } = hands
    await pay(hands)
    await context.close()
    return { fields, presses, toPay, paid: hands.seconds }
  }
  const first = await book(firstParcel)
  const second = await book(secondParcel)
  return [
    { name: 'First booking', ...first },
    { name: 'Second booking', ...second, limit: { fields: 7, presses: 4, paid: 90 } },
  ]
}

async function firstParcel(hands: Hands) {
  const { page } = hands
  const name = 'Kemi Balogun'
  const sender = page.getByRole('region', { name: 'Sender' })
  await hands.fill(sender.getByLabel('Address*'), '5 Allen Avenue')
  await hands.choose(sender.getByRole('combobox', { name: 'State' }), 'Lagos')
  await hands.choose(sender.getByRole('combobox', { name: 'City' }), 'Ikeja')
  const recipient = page.getByRole('region', { name: 'Recipient' })
  await hands.choose(recipient.getByRole('combobox', { name: 'Country' }), 'Nigeria')
  await enterRecipient(hands, name, 'kemi@example.test')
  await hands.choose(recipient.getByRole('combobox', { name: 'City' }), 'Ikeja')
  await hands.next('Shipment')
  await enterItem(hands)
  for (const [label, text] of Object.entries({ Length: '35', Width: '22', Height: '13' })) {
    await hands.fill(page.getByLabel(label), text)
  }
  await hands.fill(page.getByLabel('Package Weight'), '0.9')
  await hands.press(page.getByRole('button', { name: 'Save this size for next time' }))
  const dialog = page.getByRole('dialog')
  await hands.fill(dialog.getByLabel('What do you call it?'), 'Shoe box')
  await hands.press(dialog.getByRole('button', { name: 'Save' }))
  await dialog.waitFor({ state: 'detached' })
  await hands.next('Others')
  await hands.next('Courier')
  await hands.press(page.getByRole('radio').first())
  await hands.next('Confirmation & Payment')
  // Text that was typed while the page hydrated must not be lost.
  await page.getByText(name).first().waitFor()
}

async function secondParcel(hands: Hands) {
  const name = 'Musa Danladi'
  await hands.page.getByRole('button', { name: 'Change sender' }).waitFor()
  await enterRecipient(hands, name, 'musa@example.test')
  await hands.next('Shipment')
  await enterItem(hands)
  await hands.next('Others')
  await hands.next('Courier')
  await hands.next('Confirmation & Payment')
  await hands.page.getByText(name).first().waitFor()
}

async function enterRecipient(hands: Hands, name: string, email: string) {
  const recipient = hands.page.getByRole('region', { name: 'Recipient' })
  await hands.fill(recipient.getByLabel('Full Name'), name)
  await hands.fill(recipient.getByLabel('Phone Number'), '08035556677')
  await hands.fill(recipient.getByLabel('E-mail'), email)
  await hands.fill(recipient.getByLabel('Address*'), '12 Ozumba Mbadiwe Avenue')
  await hands.choose(recipient.getByRole('combobox', { name: 'State' }), 'Lagos')
}

async function enterItem(hands: Hands) {
  await hands.fill(hands.page.getByLabel('Description'), 'Leather shoes')
  await hands.fill(hands.page.getByLabel('Unit Value'), '25000')
}

async function pay(hands: Hands) {
  const { page } = hands
  await hands.press(page.getByRole('button', { name: /^Pay ₦/ }))
  await hands.press(page.getByRole('dialog').getByRole('button', { name: /^Pay ₦/ }))
  await page.getByRole('heading', { name: 'Thank you for shipping with us' }).waitFor()
}

/** Signs up, confirms the address and funds the wallet; returns the browser's cookies. */
async function newcomer(browser: Browser, at: string) {
  const context = await browser.newContext({ viewport: LARGE, baseURL: at })
  const page = await context.newPage()
  const email = `first.${Date.now()}@example.test`
  await page.goto('/register')
  const given = { 'First Name': 'Ada', 'Last Name': 'Obi', 'E-mail': email }
  const others = { 'Phone Number': '08031234567', 'Password': DEMO_PASSWORD }
  for (const [label, text] of Object.entries({ ...given, ...others })) {
    await page.getByRole('textbox', { name: label }).fill(text)
  }
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.getByRole('link', { name: 'Open the inbox' }).click()
  await page.getByRole('tab', { name: 'Text' }).click()
  await page.getByRole('link', { name: '/verify/' }).click()
  await page.getByRole('heading', { name: 'Welcome to Sendam' }).waitFor()
  await page.goto('/base/wallet/fund')
  const again = page.getByRole('button', { name: 'Try again' })
  const account = page.getByText('Sandbox Bank')
  while (
    await again
      .or(account)
      .first()
      .waitFor()
      .then(() => again.isVisible())
  ) {
    await again.click()
    await page.waitForTimeout(1_000)
  }
  await page.getByRole('button', { name: 'Choose how to pay' }).click()
  await page.getByRole('button', { name: 'Bank transfer' }).click()
  await page.getByLabel('Sandbox: amount to transfer').fill('200000')
  await page.getByRole('button', { name: 'Simulate transfer' }).click()
  await page.getByText('₦200,000').first().waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}
