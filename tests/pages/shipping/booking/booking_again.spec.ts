import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import SavedBox from '#shipping/booking/drafts/saved_box'
import DangerousGood from '#shipping/booking/models/dangerous_good'
import BookingDraft from '#shipping/booking/drafts/booking_draft'
import Shipment from '#shipping/shipment/models/shipment'
import { heading, next, openShop, pick, side } from '#tests/browser/shipping/booking/booking_page'
import { assertCleanAtBothWidths, assertCleanEverywhere, PHONE } from '#tests/browser/page_checks'
import { eventually } from '#tests/support/eventually'
import { seedReference } from '#tests/support/reference'
import { makeShipment } from '#tests/support/shipment_rows'

const BOOK = '/base/shipment/book'

/** Counts the fields that a person fills in and the buttons that they press. */
class Hands {
  fields = 0
  presses = 0

  constructor(private page: Page) {}

  async fill(label: string, text: string) {
    await this.page.getByLabel(label).fill(text)
    this.fields += 1
  }

  async next() {
    await next(this.page)
    this.presses += 1
  }
}

/** Gives the member a past domestic parcel and a saved box. */
async function makeSender() {
  const { id: userId } = await User.findByOrFail('email', 'member@sendam.test')
  const shipment = await makeShipment({
    to: 'NG',
    courierCode: 'UPS',
    receiver: { fullname: 'Bola Ade' },
  })
  await shipment.related('addresses').query().update({ cityCode: 'IKEJA' })
  await SavedBox.create({
    organizationId: 2,
    userId,
    name: 'Shoe box',
    lengthCm: 35,
    widthCm: 22,
    heightCm: 13,
    weightGrams: 900,
  })
}

test.group('Booking again', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => openShop())

  test('a domestic parcel needs at most seven fields and four presses', async ({
    visitAs,
    assert,
  }) => {
    await makeSender()
    const page = await visitAs(BOOK)
    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: 'Change sender' }).waitFor()
    await assertCleanEverywhere(page, assert, 'memory_0')
    await page.setViewportSize(PHONE)
    const hands = new Hands(page)
    await hands.fill('Full Name', 'Kemi Balogun')
    await hands.fill('Phone Number', '08035556677')
    await hands.fill('E-mail', 'kemi@example.test')
    await hands.fill('Address*', '12 Ozumba Mbadiwe Avenue')
    await pick(page, side(page, 'Recipient'), 'State', 'Lagos')
    hands.fields += 1
    await hands.next()
    await heading(page, 'Shipment')
    await page.getByRole('button', { name: /^Shoe box/, pressed: true }).waitFor()
    await page.getByText('Describe what is in the package to continue.').waitFor()
    await assertCleanEverywhere(page, assert, 'memory_1')
    await page.setViewportSize(PHONE)
    await hands.fill('Description', 'Leather shoes')
    await hands.fill('Unit Value', '25000')
    await hands.next()
    await heading(page, 'Others')
    await hands.next()
    await heading(page, 'Courier')
    assert.isTrue(await page.getByRole('radio', { name: /UPS/ }).isChecked())
    await hands.next()
    await heading(page, 'Confirmation & Payment')
    assert.isAtMost(hands.fields, 7)
    assert.isAtMost(hands.presses, 4)
    const { id } = await Shipment.query().orderBy('id', 'desc').firstOrFail()
    const booked = await Shipment.findWithDetails(id)
    assert.equal(booked.packages[0]!.items[0]!.category.name, 'Clothing')
    assert.equal(booked.address('origin').fullname, 'Chidi Eze')
    // Booking deletes the draft.
    await eventually(async () => {
      const drafts = await BookingDraft.all()
      return drafts.length === 0
    })
  })

  test('one tap fills in a recent recipient, and a typed size can be saved as a box', async ({
    visitAs,
    assert,
  }) => {
    await makeShipment({ to: 'NG', receiver: { fullname: 'Bola Ade' } })
    const page = await visitAs(BOOK)
    const lately = page.getByRole('group', { name: 'Recent recipients' })
    await lately.getByRole('button', { name: /^Bola Ade/ }).click()
    const change = page.getByRole('button', { name: 'Change recipient' })
    await change.and(page.locator(':focus')).waitFor()
    await next(page)
    await heading(page, 'Shipment')
    for (const label of ['Length', 'Width', 'Height']) await page.getByLabel(label).fill('30')
    await page.getByRole('button', { name: 'Save this size for next time' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('What do you call it?').fill('Cube')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: /^Cube/, pressed: true }).waitFor()
    await page.getByRole('button', { name: 'Manage boxes' }).click()
    await assertCleanAtBothWidths(page, assert, 'memory_boxes')
    await dialog.getByRole('button', { name: 'Remove Cube' }).click()
    await dialog.getByText('You have no saved boxes.').waitFor()
    assert.lengthOf(await SavedBox.all(), 0)
  })

  test('a draft edited on two devices warns the second', async ({ visitAs, browser, assert }) => {
    const phone = await visitAs(BOOK)
    const findName = (page: Page) => side(page, 'Recipient').getByLabel('Full Name')
    await findName(phone).fill('Grace Miller')
    await phone.getByText('Draft saved at').waitFor()

    const storageState = await phone.context().storageState()
    const laptopContext = await browser.newContext({
      storageState: { ...storageState, origins: [] },
    })
    const laptop = await laptopContext.newPage()
    await laptop.goto(phone.url())
    await eventually(async () => (await findName(laptop).inputValue()) === 'Grace Miller')
    await findName(laptop).fill('Grace Okafor')
    await eventually(async () => {
      const [draft] = await BookingDraft.all()
      return draft!.form.includes('Grace Okafor')
    })
    await findName(phone).fill('Grace Adeyemi')
    await phone.getByText('You changed this booking on another device').waitFor()
    await assertCleanAtBothWidths(phone, assert, 'memory_two_devices')
    const [draft] = await BookingDraft.all()
    assert.include(draft!.form, 'Grace Okafor')
    await phone.getByRole('button', { name: 'Use that one' }).click()
    assert.equal(await findName(phone).inputValue(), 'Grace Okafor')
    await laptopContext.close()
  })

  test('an offline booking is kept and sent once, and a refused one returns to the form', async ({
    visitAs,
    assert,
  }) => {
    await makeSender()
    const { trackingNumber } = await Shipment.firstOrFail()
    const page = await visitAs(`${BOOK}?again=${trackingNumber}`)
    const context = page.context()
    const offline = page.getByText("Kept on this device. We'll send it when you're back online.")
    const goToOthers = async () => {
      await next(page)
      await heading(page, 'Shipment')
      await next(page)
      await heading(page, 'Others')
    }
    await goToOthers()
    await context.setOffline(true)
    await next(page)
    await page.getByRole('button', { name: 'Keep it on this device' }).click()
    await offline.waitFor()
    await assertCleanAtBothWidths(page, assert, 'memory_offline')

    // The answer to the first attempt gets lost.
    let lost = 0
    await page.route('**/api/v1/shipment', async (route) => {
      if (lost > 0) return route.continue()
      lost += 1
      await route.fetch()
      await route.abort()
    })
    await context.setOffline(false)
    await eventually(async () => {
      const shipments = await Shipment.all()
      return shipments.length === 2
    })
    await page.reload()
    await page.getByText('Your booking for Bola Ade is saved').waitFor()
    const booked = await Shipment.query().orderBy('id')
    assert.lengthOf(booked, 2)
    assert.equal(booked[1]!.status, 'AWAITING_PAYMENT_CONFIRMATION')

    await page.goto(new URL(BOOK, page.url()).href)
    await page.getByRole('group', { name: 'Recent recipients' }).getByRole('button').click()
    await next(page)
    await page.getByLabel('Description').fill('Leather shoes')
    await page.getByLabel('Unit Value').fill('25000')
    await next(page)
    await heading(page, 'Others')
    await page.getByText('Draft saved at').waitFor()
    await context.setOffline(true)
    await next(page)
    await page.getByRole('button', { name: 'Keep it on this device' }).click()
    await offline.waitFor()
    page.once('dialog', (dialog) => void dialog.dismiss())
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await offline.waitFor()

    await DangerousGood.create({ term: 'LEATHER SHOES' })
    await context.setOffline(false)
    await heading(page, 'Shipment')
    await page.getByText('Dangerous Good (LEATHER SHOES) detected.').first().waitFor()
    assert.equal(await offline.count(), 0)
    assert.lengthOf(await Shipment.all(), 2)
    await page.getByText('Draft saved at').waitFor()
    assert.equal(await page.getByText('on another device').count(), 0)
  })
})
