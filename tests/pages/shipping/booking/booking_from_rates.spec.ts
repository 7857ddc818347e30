import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import Shipment from '#shipping/shipment/models/shipment'
import {
  addPackage,
  fillRecipient,
  fillSender,
  heading,
  LONDON,
  next,
  openShop,
  payFromWallet,
  side,
} from '#tests/browser/shipping/booking/booking_page'
import { assertCleanAtBothWidths } from '#tests/browser/page_checks'
import { mailOf, PASSWORD } from '#tests/support/people'
import { seedReference } from '#tests/support/reference'
import { makeShipment } from '#tests/support/shipment_rows'

const HOME =
  'export=0&originState=NG_LA&originCity=IKEJA&destinationState=NG_FC&destinationCity=WUSE&weight=2.5&length=10&width=20&height=30'
const BRITAIN = 'export=1&originCountry=NG&destinationCountry=GB&weight=0.9'

test.group('Booking from the rates page', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => openShop())

  test('fills an empty form with the route and the package', async ({ visitAs, assert }) => {
    const page = await visitAs('/base/shipment/book', 'member@sendam.test')
    await page.goto(new URL(`/base/shipment/rate?${HOME}`, page.url()).href)
    await page.getByRole('link', { name: 'Book Shipment' }).last().click()
    await heading(page, 'Origin & Destination')
    const [sender, recipient] = [side(page, 'Sender'), side(page, 'Recipient')]
    const readField = (box: ReturnType<typeof side>, label: string) =>
      box.getByRole('combobox', { name: label }).inputValue()
    assert.equal(await readField(sender, 'State'), 'Lagos')
    assert.equal(await readField(sender, 'City'), 'Ikeja')
    assert.equal(await readField(recipient, 'Country'), 'Nigeria')
    assert.include(await readField(recipient, 'State'), 'Abuja')
    assert.equal(await page.getByText('You have another booking in progress').count(), 0)

    await sender.getByLabel('Phone Number').fill('08031234567')
    await sender.getByLabel('Address*').fill('5 Allen Avenue')
    await recipient.getByLabel('Full Name').fill('Grace Miller')
    await recipient.getByLabel('Phone Number').fill('08091234567')
    await recipient.getByLabel('E-mail').fill('grace@example.test')
    await recipient.getByLabel('Address*').fill('1 High Street')
    await next(page)
    await heading(page, 'Shipment')
    assert.equal(await page.getByLabel('Package Weight').inputValue(), '2.5')
    for (const [label, value] of [
      ['Length', '10'],
      ['Width', '20'],
      ['Height', '30'],
    ] as const) {
      assert.equal(await page.getByLabel(label).inputValue(), value)
    }
  })

  test('a visitor finds the checked route in the form after signing up', async ({
    visit,
    assert,
  }) => {
    const page = await visit(`/rates?${BRITAIN}`)
    await page.getByRole('link', { name: 'Book Shipment' }).last().click()
    await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()
    for (const [label, value] of [
      ['First Name', 'Ada'],
      ['Last Name', 'Obi'],
      ['E-mail', 'ada@browser.test'],
      ['Phone Number', '08031234567'],
      ['Password', PASSWORD],
    ] as const) {
      await page.getByRole('textbox', { name: label }).fill(value)
    }
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor()
    const [mail] = await mailOf('ada@browser.test')
    await page.context().clearCookies()
    await page.goto(/http\S+\/verify\/\S+/.exec(mail!.text)![0])
    await heading(page, 'Origin & Destination')
    const country = side(page, 'Recipient').getByRole('combobox', { name: 'Country' })
    assert.equal(await country.inputValue(), 'United Kingdom')
  })

  test('pressing only Next keeps the price of the rates page, with pickup', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs(`/base/shipment/rate?${BRITAIN}`, 'member@sendam.test')
    const rates = page.getByRole('list', { name: 'Rates', exact: true })
    const ratesText = await rates.innerText()
    const [price] = ratesText.match(/₦[\d,.]+/)!
    await page.getByText('Pickup at your address and Standard insurance are included.').waitFor()
    await page.getByRole('link', { name: 'Book Shipment' }).last().click()
    await heading(page, 'Origin & Destination')
    await fillSender(page)
    await fillRecipient(page, LONDON)
    await next(page)
    await addPackage(page, '0.9', 'Cotton shirts', '5000')
    await next(page)
    await heading(page, 'Others')
    assert.isTrue(await page.getByLabel(/^Yes, pick it up/).isChecked())
    await assertCleanAtBothWidths(page, assert, 'booking_pickup_first')
    await next(page)
    await page.getByText('Choose a courier').first().waitFor()
    const summary = page.getByRole('complementary', { name: 'Price summary' }).first()
    assert.include(await summary.innerText(), `from ${price}`)
  })

  test('a draft of another route stays until its owner replaces it, and can be restored', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs('/base/shipment/book', 'member@sendam.test')
    const openBooking = (query: string) =>
      page.goto(new URL(`/base/shipment/book?${query}`, page.url()).href)
    await openBooking(BRITAIN)
    const recipient = side(page, 'Recipient')
    const country = recipient.getByRole('combobox', { name: 'Country' })
    await recipient.getByLabel('Full Name').fill('Grace Miller')
    await page.getByText('Draft saved at').waitFor()
    assert.equal(await country.inputValue(), 'United Kingdom')

    await openBooking(HOME)
    await page.getByText('You have another booking in progress').waitFor()
    assert.equal(await country.inputValue(), 'United Kingdom')
    assert.equal(await recipient.getByLabel('Full Name').inputValue(), 'Grace Miller')
    await assertCleanAtBothWidths(page, assert, 'booking_carried_kept')
    await openBooking(BRITAIN)
    await recipient.getByLabel('Full Name').waitFor()
    assert.equal(await page.getByText('You have another booking in progress').count(), 0)

    await openBooking(HOME)
    await page.getByRole('button', { name: 'Book the rate I checked' }).click()
    await page.getByText('You have another booking in progress').waitFor({ state: 'detached' })
    assert.equal(await country.inputValue(), 'Nigeria')
    assert.equal(await recipient.getByLabel('Full Name').inputValue(), '')

    await page.reload()
    await page.getByRole('button', { name: 'Undo' }).click()
    assert.equal(await country.inputValue(), 'United Kingdom')
    assert.equal(await recipient.getByLabel('Full Name').inputValue(), 'Grace Miller')
  })

  test('staff add an additional payment, and the new total is paid', async ({
    visitAs,
    assert,
  }) => {
    const shipment = await makeShipment({
      status: 'AWAITING_PAYMENT_CONFIRMATION',
      owner: 'manager@sendam.test',
      shippingNaira: 5000,
    })
    const page = await visitAs('/base/shipment/book', 'manager@sendam.test')
    await page.goto(new URL(`/base/shipment/book?resume=${shipment.id}`, page.url()).href)
    await heading(page, 'Confirmation & Payment')
    await page.getByRole('button', { name: 'Type' }).click()
    await page.getByRole('option', { name: 'Remote Area' }).click()
    await page.getByLabel('Amount*').fill('250')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByRole('button', { name: 'Remove Remote Area' }).waitFor()
    await assertCleanAtBothWidths(page, assert, 'booking_additional_on_tab_4')
    const summary = page.getByRole('complementary', { name: 'Price summary' }).first()
    assert.include(await summary.innerText(), '₦5,250.00')
    await payFromWallet(page)
    await heading(page, 'Thank you for shipping with us')
    await page.getByText('The waybill will be emailed shortly.').waitFor()
    const paid = await Shipment.findOrFail(shipment.id)
    assert.equal(paid.paymentAmountKobo, 5250_00)
    assert.isTrue(paid.isPaid)
  })

  test('a customer sees no additional payments', async ({ visitAs, assert }) => {
    const shipment = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
    const page = await visitAs('/base/shipment/book', 'member@sendam.test')
    await page.goto(new URL(`/base/shipment/book?resume=${shipment.id}`, page.url()).href)
    await heading(page, 'Confirmation & Payment')
    assert.equal(await page.getByText('Additional payments').count(), 0)
  })
})
