import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedReference } from '#tests/support/reference'
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
  pick,
  side,
} from '#tests/browser/shipping/booking/booking_page'
import { takeScreenshot } from '#tests/browser/page_checks'

const BOOK = '/base/shipment/book'

test.group('Booking form', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => openShop())

  test("shows a field's error on leaving it, and Next focuses the first invalid field", async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs(BOOK, 'member@sendam.test')
    const recipient = side(page, 'Recipient')
    const email = recipient.getByLabel('E-mail')
    await email.pressSequentially('grace@')
    assert.equal(
      await email.getAttribute('aria-invalid'),
      null,
      'no error while the field is first typed'
    )
    await email.press('Tab')
    await recipient.getByText('"E-mail" must be a valid e-mail address').waitFor()
    await email.fill('grace@example.test')
    await recipient.getByText('"E-mail" must be').waitFor({ state: 'detached' })

    await next(page)
    const phone = side(page, 'Sender').getByLabel('Phone Number')
    await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'tel')
    assert.isTrue(await phone.evaluate((element) => element === document.activeElement))
    await side(page, 'Sender').getByText('"Phone Number" should not be empty').waitFor()
    await phone.fill('0803')
    await side(page, 'Sender').getByText('"Phone Number" is invalid').waitFor()
  })

  test('proposes a Latin spelling for a name that couriers cannot print', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs(BOOK, 'member@sendam.test')
    await fillSender(page)
    await fillRecipient(page, LONDON)
    const recipient = side(page, 'Recipient')
    await recipient.getByLabel('Full Name').fill('王小明')
    await next(page)
    await addPackage(page, '0.9', 'Nursing textbook', '21,000')
    await next(page)
    await next(page)
    await page.getByRole('alert').getByText('Couriers print Latin letters only').waitFor()
    await page.getByRole('button', { name: 'Previous' }).click()
    await heading(page, 'Shipment')
    await page.getByRole('button', { name: 'Previous' }).click()
    await recipient
      .getByText('Please write "Full Name" in them, such as "Wang Xiao Ming".')
      .waitFor()
    await recipient.getByRole('button', { name: 'Use Wang Xiao Ming' }).click()
    assert.equal(await recipient.getByLabel('Full Name').inputValue(), 'Wang Xiao Ming')
    assert.equal(await recipient.getByLabel('Original Script').inputValue(), '王小明')
    await recipient.getByText('Couriers print Latin').waitFor({ state: 'detached' })
  })

  test('keeps the focus on the next field when it is tapped right after a choice', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs(BOOK, 'member@sendam.test')
    const recipient = side(page, 'Recipient')
    await recipient.getByRole('combobox', { name: 'Country' }).fill('Ghana')
    const phone = recipient.getByLabel('Phone Number')
    const nextField = await phone.elementHandle()
    // Both events happen in one task, as on a phone too busy to render between them.
    await page.getByRole('option', { name: 'Ghana' }).evaluate(async (option, field) => {
      option.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
      if (field instanceof HTMLElement) field.focus()
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    }, nextField)
    assert.isTrue(await phone.evaluate((element) => element === document.activeElement))
    assert.equal(await page.getByRole('listbox').count(), 0)
    assert.equal(await recipient.getByRole('combobox', { name: 'Country' }).inputValue(), 'Ghana')
  })

  test('Tab leaves a list without choosing, and moves from Country to State', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs(BOOK, 'member@sendam.test')
    const sender = side(page, 'Sender')
    const field = (label: string) => sender.getByRole('combobox', { name: label, exact: true })
    await field('Country').focus()
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('Tab')
    assert.equal(await field('Country').inputValue(), 'Nigeria')
    assert.equal(await sender.getByLabel('Postal Code').inputValue(), '0000')
    await sender.locator('[role=combobox]:focus').and(field('State')).waitFor()
    await page.getByRole('option', { name: 'Abia' }).waitFor()
    await page.keyboard.press('Tab')
    assert.equal(await field('State').inputValue(), '')

    // Leaving a field in which text was typed but no option chosen selects nothing either.
    await field('Country').fill('Ghana')
    await page.getByRole('option', { name: 'Ghana' }).waitFor()
    await page.keyboard.press('Tab')
    assert.equal(await field('Country').inputValue(), 'Nigeria')

    // The focus reaches State while the states of the other country are still loading.
    const held = Promise.withResolvers<void>()
    await page.route('**/locations/GH', async (route) => {
      await held.promise
      await route.continue()
    })
    await field('Country').fill('Ghana')
    await page.getByRole('option', { name: 'Ghana' }).waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await sender.locator('[role=combobox]:focus').and(field('State')).waitFor()
    await page.getByRole('listbox').getByText('Loading...').waitFor()
    held.resolve()
    await page.getByRole('option', { name: 'Greater Accra' }).waitFor()
    await page.keyboard.press('Enter')
    assert.notEqual(await field('State').inputValue(), '')
  })

  test('choosing another country changes the states and the postal code, and an import can be booked', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs(BOOK, 'member@sendam.test')
    await fillRecipient(page, LONDON)
    const recipient = side(page, 'Recipient')
    await pick(page, recipient, 'Country', 'Nigeria')
    assert.equal(await recipient.getByLabel('Postal Code').inputValue(), '000000')
    assert.equal(await recipient.getByRole('combobox', { name: 'State' }).inputValue(), '')
    await pick(page, recipient, 'State', 'Abuja')
    await pick(page, recipient, 'City', 'Wuse')

    const sender = side(page, 'Sender')
    assert.equal(await sender.getByLabel('Postal Code').inputValue(), '0000')
    await pick(page, sender, 'Country', 'United Kingdom')
    assert.equal(await sender.getByLabel('Postal Code').inputValue(), '')
    assert.equal(await recipient.getByRole('combobox', { name: 'City' }).inputValue(), 'Wuse')
    assert.equal(await sender.getByRole('combobox', { name: 'State' }).inputValue(), '')
    await recipient.getByRole('combobox', { name: 'Country' }).click()
    await page.getByRole('option').first().waitFor()
    assert.deepEqual(await page.getByRole('option').allTextContents(), ['Nigeria'])
    await page.keyboard.press('Escape')
    await page.getByRole('listbox').waitFor({ state: 'detached' })

    await sender.getByLabel('Phone Number').fill('+442079461234')
    await sender.getByLabel('Address*').fill('22 Camden High Street')
    await pick(page, sender, 'State', 'England')
    await sender.getByRole('textbox', { name: 'City' }).fill('London')
    await sender.getByLabel('Postal Code').fill('NW1 0JH')
    await next(page)
    await heading(page, 'Shipment')
    await addPackage(page, '0.9', 'Nursing textbook', '21,000')
    await next(page)
    await heading(page, 'Others')
    await next(page)
    await heading(page, 'Confirmation & Payment')
    await payFromWallet(page)
    await heading(page, 'Thank you for shipping with us')
    const shipment = await Shipment.query().orderBy('id', 'desc').firstOrFail()
    assert.deepEqual(
      [shipment.kind, shipment.status, shipment.courierCode],
      ['import', 'PENDING', 'DHL']
    )
    const whole = await Shipment.findWithDetails(shipment.id)
    const origin = whole.address('origin')
    assert.equal(
      `${origin.cityName}, ${origin.countryCode} ${origin.postalCode}`,
      'London, GB NW1 0JH'
    )
    assert.equal(whole.address('destination').cityCode, 'WUSE')
  })

  test('names dangerous goods while they are typed', async ({ visitAs }) => {
    const page = await visitAs(BOOK, 'member@sendam.test')
    await fillSender(page)
    await fillRecipient(page, LONDON)
    await next(page)
    await page.getByRole('button', { name: 'Add Package' }).click()
    await page.getByText('Please add at least one item to your package.').waitFor()
    // The focus moves to the button that solves the problem.
    await page.locator('button:focus').filter({ hasText: 'Add Item' }).waitFor()
    await page.getByRole('button', { name: 'Add Item' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Please enter only one item.').waitFor()
    await dialog.getByLabel('Description').pressSequentially('a can of butane')
    await dialog
      .getByText('Dangerous Good (BUTANE) detected. "BUTANE" cannot be shipped!')
      .waitFor()
    await dialog.getByLabel('Unit Value').fill('199')
    await dialog.getByRole('button', { name: 'Add Item' }).click()
    await dialog.getByText('"Unit Value" must be at least 200').waitFor()
    await dialog.getByText('"Category" should not be empty').waitFor()
    await takeScreenshot(page, 'booking_1_dangerous')
    await dialog.getByLabel('Quantity').fill('100000')
    await dialog.getByLabel('Unit Value').fill('999999999.99')
    await dialog.getByText('can be worth ₦1,000,000,000 at most').waitFor()
  })

  test('Add Item adds a valid item, and the next press opens an empty one', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs(BOOK, 'member@sendam.test')
    await fillSender(page)
    await fillRecipient(page, LONDON)
    await next(page)
    const parcel = page.getByRole('form', { name: 'Package 1' })
    await pick(page, parcel, 'Category', 'Clothing')
    await parcel.getByLabel('Description').fill('Cotton shirts')
    await parcel.getByLabel('Unit Value').fill('75000')
    await parcel.getByRole('button', { name: 'Add Item' }).click()
    await parcel.getByRole('button', { name: 'Cotton shirts', exact: true }).waitFor()
    assert.equal(await page.getByRole('dialog').count(), 0)

    await parcel.locator('button:focus').filter({ hasText: 'Add another item' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Item' })
    assert.equal(await dialog.getByLabel('Description').inputValue(), '')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await parcel.locator('button:focus').filter({ hasText: 'Add another item' }).waitFor()
    assert.equal(
      await parcel.getByRole('button', { name: 'Cotton shirts', exact: true }).count(),
      1
    )
  })

  test('changed and removed packages and items update the totals', async ({ visitAs, assert }) => {
    const page = await visitAs(BOOK, 'member@sendam.test')
    await fillSender(page)
    await fillRecipient(page, LONDON)
    await next(page)
    await addPackage(page, '0.4', 'Cotton shirts', '75000')
    await addPackage(page, '0.5', 'Leather shoes', '80000')
    await page.getByText('from ₦50,000.00').first().waitFor()

    await page.getByRole('button', { name: 'Package 1', exact: true }).click()
    await page.getByRole('heading', { name: 'Update Package 1' }).waitFor()
    await next(page)
    await page.getByText('is not in your shipment yet').waitFor()
    await page.getByRole('button', { name: 'Cotton shirts', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Quantity').fill('2')
    await dialog.getByRole('button', { name: 'Update Item' }).click()
    await page.getByLabel('Package Weight').fill('0.6')
    await page.keyboard.press('Enter')
    await page.getByText('Total value ₦230,000.00').waitFor()
    await page.getByText('Total weight 1.10 kg').waitFor()
    await page.getByText('from ₦200,000.00').first().waitFor()

    await page.getByText(/^Draft saved at/).waitFor()
    await page.reload()
    await heading(page, 'Shipment')
    await page.getByText('Total value ₦230,000.00').waitFor()
    await page.getByText('Total weight 1.10 kg').waitFor()
    const steps = page.getByRole('navigation', { name: 'Steps of the booking' })
    assert.equal(await steps.getByRole('button').or(steps.getByRole('link')).count(), 0)

    await page.getByRole('button', { name: 'Remove Package 2' }).click()
    await page.getByText('Total value ₦150,000.00').waitFor()
    await page.getByRole('button', { name: 'Package 1', exact: true }).click()
    await page.getByRole('button', { name: 'Cancel Update' }).click()
    await page.getByRole('button', { name: 'Remove Package 1' }).click()
    assert.isTrue(await page.getByRole('button', { name: 'Next', exact: true }).isDisabled())
  })

  test('a reload keeps the draft, and Start over can be undone after the next reload', async ({
    visitAs,
    assert,
  }) => {
    const page = await visitAs(BOOK, 'member@sendam.test')
    await side(page, 'Sender').getByLabel('Address*').fill('77 Bode Thomas')
    await page.getByText(/^Draft saved at/).waitFor()
    await page.reload()
    const address = side(page, 'Sender').getByLabel('Address*')
    await address.waitFor()
    assert.equal(await address.inputValue(), '77 Bode Thomas')
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.waitForFunction(() => !document.body.textContent?.includes('Draft saved'))
    await page.waitForLoadState('networkidle')
    assert.equal(await address.inputValue(), '')

    await page.reload()
    await page.getByRole('button', { name: 'Undo' }).click()
    assert.equal(await address.inputValue(), '77 Bode Thomas')
    await page.getByText(/^Draft saved at/).waitFor()
    await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' })
    await page.reload()
    await address.waitFor()
    assert.equal(await address.inputValue(), '77 Bode Thomas')
  })
})
