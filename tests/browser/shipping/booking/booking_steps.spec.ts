import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import SavedBox from '#shipping/booking/drafts/saved_box'
import Shipment from '#shipping/shipment/models/shipment'
import { heading, next, openShop } from '#tests/browser/shipping/booking/booking_page'
import { eventually } from '#tests/support/eventually'
import { seedReference } from '#tests/support/reference'
import { makeShipment } from '#tests/support/shipment_rows'

const BOOK = '/base/shipment/book'

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

test.group('Booking steps in a browser', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => openShop())

  test("each step has a URL that opens once the earlier steps are filled in, and the browser's Back does the same as the Previous button", async ({
    visitAs,
  }) => {
    // Needs a browser: its history continues across reloads.
    await makeSender()
    const { trackingNumber } = await Shipment.firstOrFail()
    const page = await visitAs(`${BOOK}?step=others`)
    const readStep = () => new URL(page.url()).searchParams.get('step')
    await heading(page, 'Origin & Destination')
    await eventually(() => readStep() === null)

    await page.goto(new URL(`${BOOK}?again=${trackingNumber}`, page.url()).href)
    await page.getByText(`Like shipment ${trackingNumber}`).waitFor()
    await next(page)
    await heading(page, 'Shipment')
    await eventually(() => readStep() === 'shipment')
    await next(page)
    await heading(page, 'Others')
    await eventually(() => readStep() === 'others')
    await page.reload()
    await heading(page, 'Others')
    await next(page)
    await heading(page, 'Courier')
    await eventually(() => readStep() === 'courier')
    await page.reload()
    await heading(page, 'Courier')
    await page.goBack()
    await heading(page, 'Others')
    await page.goBack()
    await heading(page, 'Shipment')
    await page
      .getByRole('heading', { level: 2, name: 'Shipment' })
      .and(page.locator(':focus'))
      .waitFor()
    await page.goForward()
    await heading(page, 'Others')
    await page.getByRole('button', { name: 'Previous' }).click()
    await heading(page, 'Shipment')
    await next(page)
    await heading(page, 'Others')
    await next(page)
    await heading(page, 'Courier')
    await next(page)
    await heading(page, 'Confirmation & Payment')
    await eventually(() => readStep() === 'payment')
    await page.reload()
    await heading(page, 'Confirmation & Payment')
  })
})
