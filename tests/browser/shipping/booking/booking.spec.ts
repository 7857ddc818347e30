import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedReference } from '#tests/support/reference'
import Shipment from '#shipping/shipment/models/shipment'
import {
  ACCRA,
  addPackage,
  fillRecipient,
  fillSender,
  heading,
  next,
  openShop,
} from '#tests/browser/shipping/booking/booking_page'
import { picture } from '#tests/browser/looking'

const BOOK = '/base/shipment/book'

test.group('Booking with a browser', (group) => {
  group.setup(() => seedReference())
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(() => openShop())

  test('the only courier of a route is booked without asking', async ({ visitAs, assert }) => {
    // In a browser: without one it passes only sometimes, a choice being missed on a busy machine.
    const page = await visitAs(BOOK, 'member@sendam.test')
    await fillSender(page)
    await fillRecipient(page, ACCRA)
    await next(page)
    await addPackage(page, '2', 'Cotton shirts', '5000')
    await next(page)
    await next(page)
    await heading(page, 'Confirmation & Payment')
    await picture(page, 'booking_4_only_courier')
    await page.getByRole('button', { name: 'Previous' }).click()
    await heading(page, 'Others')
    await page.getByLabel('Signature on delivery').check()
    await next(page)
    await heading(page, 'Confirmation & Payment')
    const booked = await Shipment.query().where('courierCode', 'DHL')
    assert.lengthOf(booked, 1, 'the second booking changes the first')
    assert.isTrue(booked[0]!.signatureRequired)
    await page.getByRole('button', { name: 'Change the packages' }).click()
    await heading(page, 'Shipment')
  })
})
