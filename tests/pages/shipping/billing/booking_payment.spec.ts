import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedReference } from '#tests/support/reference'
import { makeShipment } from '#tests/support/shipment_rows'
import payments from '#config/payments'
import Organization from '#identity/organizations/models/organization'
import BillingGroup from '#shipping/pricing/models/billing_group'
import Quote from '#shipping/pricing/models/quote'
import { openCardCheckout } from '#shipping/billing/card_payment'
import { verifyPayment } from '#wallet/funding/verify_payment'
import { findCaller } from '#tests/support/money/payouts'
import { setCardOutcome } from '#tests/support/money/payments'
import Shipment from '#shipping/shipment/models/shipment'
import {
  ACCRA,
  LONDON,
  addPackage,
  fillRecipient,
  fillSender,
  heading,
  next,
  openShop,
  payBy,
  payFromWallet,
  pick,
  side,
} from '#tests/browser/shipping/booking/booking_page'
import { assertCleanAtBothWidths, holdRequests, takeScreenshot } from '#tests/browser/page_checks'
import { signatureFeeKobo } from '#shipping/pricing/pricing_settings'

const BOOK = '/base/shipment/book'

const MEMBER = 'member@sendam.test'

const UNPAID = { status: 'AWAITING_PAYMENT_CONFIRMATION' } as const

test.group('Paying for a booking', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => openShop())

  test('a customer completes one incomplete booking and ignores another', async ({
    visitAs,
    assert,
  }) => {
    const ignored = await makeShipment({
      ...UNPAID,
      receiver: { fullname: 'Kofi Mensah' },
      to: 'GH',
    })
    const completed = await makeShipment(UNPAID)
    const page = await visitAs(BOOK, 'member@sendam.test')
    await page.getByText('You have 2 incomplete bookings').waitFor()
    await page.getByRole('button', { name: 'Show List' }).click()
    await assertCleanAtBothWidths(page, assert, 'booking_0_incomplete')
    await page.getByText('Greater Accra, Ghana').waitFor()
    await page.getByRole('button', { name: 'Hide List' }).click()
    await page.getByText('Greater Accra, Ghana').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Show List' }).click()
    await page.getByRole('button', { name: 'Ignore the booking for Kofi Mensah' }).click()
    await page.getByText('You have an incomplete booking').waitFor()
    await ignored.refresh()
    assert.equal(ignored.status, 'CANCELED')

    await page.getByRole('link', { name: 'Continue the booking for Grace Miller' }).click()
    await heading(page, 'Confirmation & Payment')
    // It is not announced above itself.
    assert.equal(await page.getByText('incomplete booking').count(), 0)
    await payFromWallet(page)
    await heading(page, 'Thank you for shipping with us')
    await completed.refresh()
    assert.equal(completed.status, 'PENDING')
    await page.getByRole('button', { name: 'Book another shipment' }).click()
    await heading(page, 'Origin & Destination')
    assert.equal(await page.getByText('incomplete booking').count(), 0)
  })

  test('the newest incomplete bookings are listed, and Show All loads the rest', async ({
    visitAs,
    assert,
  }) => {
    for (let made = 1; made <= 7; made++) {
      await makeShipment({ ...UNPAID, receiver: { fullname: `Kofi ${made}` } })
    }
    const page = await visitAs(BOOK, MEMBER)
    await page.getByText('You have 7 incomplete bookings').waitFor()
    await page.getByRole('button', { name: 'Show List' }).click()
    await page.getByRole('button', { name: 'Ignore the booking for Kofi 7' }).waitFor()
    assert.equal(await page.getByRole('button', { name: /^Ignore the booking/ }).count(), 5)
    await page.getByRole('button', { name: 'Show All' }).click()
    await page.getByRole('button', { name: 'Ignore the booking for Kofi 1' }).click()
    await page.getByText('You have 6 incomplete bookings').waitFor()
    assert.equal(await page.getByRole('button', { name: /^Ignore the booking/ }).count(), 6)
    assert.equal(await page.getByRole('button', { name: 'Show All' }).count(), 0)
  })

  test('a payment whose answer is lost is retried with the same idempotency key', async ({
    visitAs,
    assert,
  }) => {
    const shipment = await makeShipment(UNPAID)
    const page = await visitAs(BOOK, 'member@sendam.test')
    await page.goto(new URL(`${BOOK}?resume=${shipment.id}`, page.url()).href)
    const keys: (string | undefined)[] = []
    await page.route('**/make_payment/Wallet', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await payFromWallet(page)
    await page.getByText("The server can't be reached").waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('Amount to pay').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await payFromWallet(page)
    await heading(page, 'Thank you for shipping with us')
    await page.getByText('₦705,000.00').first().waitFor()
    assert.lengthOf(keys, 2)
    assert.isString(keys[0])
    assert.equal(keys[0], keys[1])
  })

  test('a pending card payment is shown beside the other ways to pay', async ({
    visitAs,
    assert,
  }) => {
    const shipment = await makeShipment(UNPAID)
    const { intent } = await openCardCheckout(await findCaller(MEMBER), shipment.id)
    await setCardOutcome(intent.reference, { outcome: 'pending' })
    await verifyPayment(intent.reference)
    const page = await visitAs(`/base/shipment/history/${shipment.id}/complete`)
    await page
      .getByText('A card payment of ₦45,000.00 for this shipment is still being confirmed.')
      .waitFor()
    await page
      .getByText(
        'If you pay another way and the card payment goes through too, we put that money in your wallet.'
      )
      .waitFor()
    await page.getByRole('button', { name: 'Check now' }).click()
    await page.getByText('Your bank has not confirmed this payment yet.').waitFor()
    await assertCleanAtBothWidths(page, assert, 'card_pending')
    await setCardOutcome(intent.reference)
    await page.getByRole('button', { name: 'Check now' }).click()
    await heading(page, 'Thank you for shipping with us')
  })

  test('the credit limit of a business covers what its cash does not', async ({
    visitAs,
    assert,
  }) => {
    const owner = 'owner@acme.test'
    const dear = await makeShipment({ ...UNPAID, owner, shippingNaira: 1_200_000 })
    const tooDear = await makeShipment({ ...UNPAID, owner, shippingNaira: 1_300_000 })
    const page = await visitAs(BOOK, owner)
    await page.goto(new URL(`${BOOK}?resume=${tooDear.id}`, page.url()).href)
    const wallet = page.getByRole('radio', { name: /^Wallet ₦[\d,.]+, not enough/ })
    await wallet.waitFor()
    assert.isTrue(await wallet.isDisabled())
    assert.isTrue(await page.getByRole('radio', { name: /^Card/ }).isChecked())
    await page.goto(new URL(`${BOOK}?resume=${dear.id}`, page.url()).href)
    await payBy(page, 'Wallet')
    await page.getByText('Credit limit').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Pay ₦1,200,000.00' }).click()
    await heading(page, 'Thank you for shipping with us')
    await page.waitForLoadState('networkidle')
  })

  test('a method that cannot pay is never chosen, and funding is offered instead', async ({
    visitAs,
    assert,
    cleanup,
  }) => {
    const { id } = await makeShipment({ ...UNPAID, shippingNaira: 900_000 })
    const page = await visitAs(`/base/shipment/history/${id}/complete`)
    const method = (name: RegExp) => page.getByRole('radio', { name })
    await method(/^Wallet ₦750,000\.00, not enough/).waitFor()
    assert.isTrue(await method(/^Wallet/).isDisabled())
    assert.isTrue(await method(/^Cash Back ₦[\d,.]+, not enough/).isDisabled())
    assert.isTrue(await method(/^Card/).isChecked())
    await page.getByText('Next you enter your card on the page of our payment partner.').waitFor()
    await assertCleanAtBothWidths(page, assert, 'payment_empty_wallet')

    const { provider } = payments
    cleanup(() => void (payments.provider = provider))
    payments.provider = null
    await page.reload()
    await page.getByText('Your wallet is ₦150,000.00 short.').waitFor()
    assert.equal(await page.getByRole('button', { name: /^Pay ₦/ }).count(), 0)
    const fund = page.getByRole('link', { name: 'Fund ₦150,000.00 and pay' })
    const href = await fund.getAttribute('href')
    assert.include(href!, 'amount=150000')
    await assertCleanAtBothWidths(page, assert, 'payment_fund_first')
  })

  test('an expired price is renewed, and the page says so', async ({ visitAs }) => {
    const { id } = await BillingGroup.findByOrFail('name', 'Preferred Businesses')
    await Organization.query().where('subdomain', 'acme').update({ billingGroupId: id })
    const page = await visitAs(BOOK, 'owner@acme.test')
    await fillSender(page)
    await fillRecipient(page, LONDON)
    await next(page)
    await addPackage(page, '0.4', 'Cotton shirts', '5000')
    await next(page)
    await next(page)
    await page.getByText('Partner rate: Preferred Businesses').waitFor()
    await page.getByRole('radio', { name: /UPS/ }).check()
    await Quote.query().update({ expiresAt: new Date(0) })
    await page.route('**/api/v1/shipment', (route) => route.abort(), { times: 1 })
    await next(page)
    await page.locator('main').getByText("The server can't be reached").waitFor()
    await heading(page, 'Courier')
    const release = await holdRequests(page, '**/api/v1/shipment')
    await next(page)
    await page.getByText('Submitting your booking request. Please wait...').waitFor()
    release()
    await page.getByText('The price has changed').waitFor()
    await takeScreenshot(page, 'booking_4_requoted')
    await page.getByRole('button', { name: 'Previous' }).click()
    await heading(page, 'Courier')
  })

  test('staff edit a cancelled shipment with an express box and a city typed by hand', async ({
    visitAs,
    assert,
  }) => {
    const shipment = await makeShipment({ status: 'CANCELED', owner: 'manager@sendam.test' })
    await makeShipment({ ...UNPAID, owner: 'manager@sendam.test' })
    const page = await visitAs(`${BOOK}?edit=${shipment.id}`, 'manager@sendam.test')
    await page.getByRole('heading', { level: 1, name: 'Edit Shipment' }).waitFor()
    assert.equal(await page.getByText('incomplete booking').count(), 0)
    const recipient = side(page, 'Recipient')
    await pick(page, recipient, 'Country', 'Nigeria')
    await pick(page, recipient, 'State', 'Ogun')
    await recipient.getByLabel('Enter the city name manually').check()
    await recipient.getByRole('textbox', { name: 'City' }).fill('Iyana Oba')
    await recipient.getByLabel('Phone Number').fill('08099998888')
    await next(page)
    await page.getByRole('button', { name: 'Package 1', exact: true }).click()
    await page.getByRole('button', { name: 'Select Express Box' }).click()
    await page.getByRole('radio').first().check()
    await takeScreenshot(page, 'booking_1_box')
    await page.getByRole('button', { name: 'Use this box' }).click()
    await page.getByRole('button', { name: 'Update Package', exact: true }).click()
    await next(page)
    await next(page)
    await page.getByRole('radio', { name: /FedEx/ }).check()
    await next(page)
    await heading(page, 'Confirmation & Payment')
    const booked = await Shipment.query().orderBy('id', 'desc').firstOrFail()
    const whole = await Shipment.findWithDetails(booked.id)
    assert.notEqual(booked.id, shipment.id)
    assert.equal(whole.address('destination').cityName, 'Iyana Oba')
    assert.isNotNull(whole.packages[0]!.expressBoxId)
  })

  test('a balance that fails to load can be retried', async ({ visitAs }) => {
    const shipment = await makeShipment(UNPAID)
    const page = await visitAs(BOOK, 'member@sendam.test')
    await page.goto(new URL(`${BOOK}?resume=${shipment.id}`, page.url()).href)
    await page.route('**/api/v1/wallet', (route) => route.abort(), { times: 1 })
    await payBy(page, 'Wallet')
    await page
      .getByText('Could not load your wallet balance. Please check your network connectivity.')
      .waitFor()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pay ₦45,000.00' }).waitFor()
  })

  test('the options stay editable when no courier carries the shipment', async ({
    visitAs,
    assert,
  }) => {
    await signatureFeeKobo.set(-1, { by: null })
    const page = await visitAs(BOOK, 'member@sendam.test')
    await fillSender(page)
    await fillRecipient(page, ACCRA)
    await next(page)
    await addPackage(page, '11', 'Cotton shirts', '5000')
    await next(page)
    await page.getByText('This service is not available at the moment.').waitFor()
    assert.isTrue(await page.getByLabel('Signature on delivery').isDisabled())
    await page.getByLabel('Use preferred pickup date').check()
    await next(page)
    await page.getByText('"Preferred Pickup Date" should not be empty').waitFor()
    await page.getByLabel('Use preferred pickup date').uncheck()
    await next(page)
    await page.getByText('None of our couriers carries this weight').waitFor()
    await heading(page, 'Others')
    await page.getByLabel(/^No, I will drop it off/).check()
    await page.getByRole('button', { name: 'See drop-off locations' }).click()
    await page.getByRole('searchbox', { name: 'Search locations' }).fill('lagos')
    await assertCleanAtBothWidths(page, assert, 'booking_2_drop_off')
  })
})
