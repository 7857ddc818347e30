import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import Membership from '#identity/organizations/models/membership'
import AccessToken from '#identity/sessions/access_token'
import User from '#identity/accounts/models/user'
import BookingDraft from '#shipping/booking/drafts/booking_draft'
import Shipment from '#shipping/shipment/models/shipment'
import { heading, next, openShop, side } from '#tests/browser/shipping/booking/booking_page'
import { LARGE, openFromMenu } from '#tests/browser/page_checks'
import { eventually } from '#tests/support/eventually'
import { seedReference } from '#tests/support/reference'
import { makeShipment } from '#tests/support/shipment_rows'

const BOOK = '/base/shipment/book'

const CALL = '**/api/v1/shipment'

const DRAFT = '**/api/v1/shipment/draft'

const MEMBER = 'member@sendam.test'

const ACME = 3

const findKeptNotice = (page: Page) =>
  page.getByText("Kept on this device. We'll send it when you're back online.")

/** Keeps a booking of the member in the browser, which cannot send it before `unroute`. */
async function keepBooking(page: Page) {
  await page.setViewportSize(LARGE)
  await page.route(CALL, (route) => route.abort())
  await page.route('**/api/v1/shipment/check_rate', (route) => route.abort())
  await next(page)
  await heading(page, 'Shipment')
  await next(page)
  await heading(page, 'Others')
  await next(page)
  await page.getByRole('button', { name: 'Keep it on this device' }).click()
  await findKeptNotice(page).waitFor()
}

/** Adds a copy to the outbox; only pages opened afterwards know it. */
function keepAnother(page: Page) {
  return page.evaluate(() => {
    const place = Object.keys(localStorage).find((name) => name.includes('outbox:'))!
    const outbox = JSON.parse(localStorage.getItem(place)!) as { kept: { key: string }[] }
    outbox.kept.push({ ...outbox.kept[0]!, key: 'the-second-one' })
    localStorage.setItem(place, JSON.stringify(outbox))
  })
}

/** Marks the kept booking as refused; only pages opened afterwards know it. */
function refuseKept(page: Page) {
  return page.evaluate(() => {
    const place = Object.keys(localStorage).find((name) => name.includes('outbox:'))!
    const outbox = JSON.parse(localStorage.getItem(place)!) as { kept: { refusal: object }[] }
    outbox.kept[0]!.refusal = { ok: false, message: 'Choose another courier.', fields: {} }
    localStorage.setItem(place, JSON.stringify(outbox))
  })
}

/** Begins another booking; returns its address field. */
async function beginDraft(page: Page) {
  await page.goto(new URL(BOOK, page.url()).href)
  const address = side(page, 'Recipient').getByLabel('Address*')
  await address.fill('1 High Street')
  await page.getByText('Draft saved at').waitFor()
  return address
}

const goOnline = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))

async function switchTo(page: Page, from: string, to: string) {
  await page.getByRole('button', { name: `Organization ${from}` }).click()
  await page.getByRole('option', { name: to }).click()
  const toast = page.getByRole('listitem').filter({ hasText: `You are now working for ${to}.` })
  // The toast covers the organizations for eight seconds.
  await toast.getByRole('button', { name: 'Dismiss' }).click()
}

async function makeEarlierShipment() {
  const shipment = await makeShipment({ to: 'NG', courierCode: 'UPS' })
  await shipment.related('addresses').query().update({ cityCode: 'IKEJA' })
  return `${BOOK}?again=${shipment.trackingNumber}`
}

async function joinAcme() {
  const { id: userId } = await User.findByOrFail('email', MEMBER)
  await Membership.create({ userId, organizationId: ACME, role: 'member' })
}

test.group('Owner of a kept booking', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => openShop())

  test('the next person signed in never books it, and their first page removes it', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs(await makeEarlierShipment())
    await keepBooking(page)
    await page.unroute(CALL)

    const other = await visitAs('/track', 'franchise@sendam.test')
    const [answer] = await Promise.all([page.waitForResponse(CALL), goOnline(page)])
    assert.equal(answer.status(), 409)
    await findKeptNotice(page).waitFor()
    assert.lengthOf(await Shipment.all(), 1)

    await other.goto(new URL(BOOK, page.url()).href)
    await findKeptNotice(page).waitFor({ state: 'detached' })
    const storedKeys = await page.evaluate(() => Object.keys(localStorage).join())
    assert.notInclude(storedKeys, 'outbox')
  })

  test('the next person sends none of the bookings that are left in a queue', async ({
    visitAs,
    assert,
  }) => {
    const { id } = await User.findByOrFail('email', MEMBER)
    const page = await visitAs(await makeEarlierShipment())
    await keepBooking(page)
    await keepAnother(page)
    await page.unroute(CALL)

    // The first is booked, but its answer arrives only after another session has begun.
    const { promise: newSession, resolve: release } = Promise.withResolvers<void>()
    await page.route(
      CALL,
      async (route) => {
        const answer = await route.fetch()
        await newSession
        await route.fulfill({ response: answer })
      },
      { times: 1 }
    )
    await page.reload()
    await eventually(async () => {
      const shipments = await Shipment.all()
      return shipments.length === 2
    })
    await AccessToken.revokeAllOf(id)
    await openFromMenu(page, 'Shipments')
    await page.getByText('Your session has ended').waitFor()
    await visitAs('/track', 'franchise@sendam.test')
    const second = page.waitForResponse(
      (response) => response.request().headers()['idempotency-key'] === 'the-second-one'
    )
    release()
    const answer = await second
    assert.equal(answer.status(), 409)
    assert.lengthOf(await Shipment.query().whereNot({ userId: id }), 0)
  })

  test('a queued booking stays with its organization after a switch', async ({
    visitAs,
    assert,
  }) => {
    await joinAcme()
    const page = await visitAs(await makeEarlierShipment())
    await keepBooking(page)
    await keepAnother(page)
    await page.unroute(CALL)

    // The first is being sent when they switch; the second follows.
    const { promise: switched, resolve: release } = Promise.withResolvers<void>()
    const sentOrganizations: string[] = []
    await page.route(CALL, async (route) => {
      sentOrganizations.push(route.request().headers()['sendam-organization']!)
      await switched
      await route.continue()
    })
    await page.reload()
    await eventually(() => sentOrganizations.length === 1)
    await switchTo(page, 'Retail customers', 'ACME Foods')
    const [answer] = await Promise.all([page.waitForResponse(CALL), release()])
    assert.equal(answer.status(), 409)
    await goOnline(page)
    await switchTo(page, 'ACME Foods', 'Retail customers')
    await eventually(async () => {
      const shipments = await Shipment.all()
      return shipments.length === 3
    })
    const organizations = await Shipment.query().select('organization_id')
    assert.deepEqual(
      organizations.map(({ organizationId }) => organizationId),
      [2, 2, 2]
    )
    assert.notInclude(sentOrganizations, String(ACME))
  })

  test('a kept booking that is discarded can be restored, and then the draft', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs(await makeEarlierShipment())
    await keepBooking(page)
    const address = await beginDraft(page)
    await page.getByRole('button', { name: 'Discard the booking for Grace Miller' }).click()
    await findKeptNotice(page).waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Change recipient' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Undo' }).click()
    assert.equal(await address.inputValue(), '1 High Street')
  })

  test('a draft can be restored after a refused booking was corrected', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs(await makeEarlierShipment())
    await keepBooking(page)
    const address = await beginDraft(page)
    await refuseKept(page)
    await page.reload()
    await page.getByRole('button', { name: 'Correct it' }).click()
    await heading(page, 'Others')
    await page.reload()
    await page.getByRole('button', { name: 'Undo' }).click()
    assert.equal(await address.inputValue(), '1 High Street')
  })

  test('a discarded draft stays with its organization and its mode', async ({
    visitAs,
    assert,
  }) => {
    await joinAcme()
    const page = await visitAs(BOOK)
    await page.setViewportSize(LARGE)
    const address = await beginDraft(page)
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.getByText('Draft discarded.').waitFor()

    const testBand = page.getByText('Test data: nothing here is real.')
    await page.getByRole('button', { name: 'Use test data' }).click()
    await testBand.waitFor()
    await beginDraft(page)
    await page.getByRole('button', { name: 'Back to live data' }).click()
    await testBand.waitFor({ state: 'detached' })
    await switchTo(page, 'Retail customers', 'ACME Foods')
    await beginDraft(page)
    await switchTo(page, 'ACME Foods', 'Retail customers')
    await page.goto(new URL(BOOK, page.url()).href)
    await page.getByRole('button', { name: 'Undo' }).click()
    assert.equal(await address.inputValue(), '1 High Street')
  })

  test('an unsaved draft stays with its organization after a switch', async ({
    visitAs,
    assert,
  }) => {
    await joinAcme()
    const page = await visitAs(BOOK)
    await page.setViewportSize(LARGE)
    await page.route(DRAFT, (route) => route.abort())
    const lost = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT')
    await side(page, 'Recipient').getByLabel('Full Name').fill('Grace Miller')
    await lost
    await page.unroute(DRAFT)

    const saving = page.waitForResponse(DRAFT)
    await switchTo(page, 'Retail customers', 'ACME Foods')
    const answer = await saving
    assert.equal(answer.status(), 409)
    assert.lengthOf(await BookingDraft.all(), 0)

    await switchTo(page, 'ACME Foods', 'Retail customers')
    await page.goto(new URL(BOOK, page.url()).href)
    await eventually(async () => {
      const [draft] = await BookingDraft.all()
      return draft!.organizationId === 2 && draft!.form.includes('Grace Miller')
    })
  })
})
