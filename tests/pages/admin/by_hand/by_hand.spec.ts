import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import testUtils from '@adonisjs/core/services/test_utils'
import Shipment from '#shipping/shipment/models/shipment'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { clock } from '#tests/functional/shipping/carriers/by_hand/hand_calls'
import { pictureFile } from '#tests/support/files/picture_file'
import { seedReference } from '#tests/support/reference'
import { makeShipment } from '#tests/support/shipment_rows'
import { assertCleanEverywhere, waitForHydration } from '#tests/browser/page_checks'
import { select } from '#tests/browser/admin/tariffs/zones/zone_screen'
import { payBy } from '#tests/browser/shipping/booking/booking_page'

const ADMIN = 'admin@sendam.test'

test.group('Couriers booked by hand', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedReference()
    await seedDemoWallets()
  })
  group.each.timeout(120_000)

  test('staff book a paid parcel by hand and track it until its delivery', async ({
    visitAs,
    assert,
  }) => {
    let page = await visitAs('/admin/config/lists', ADMIN)
    await waitForHydration(page)
    await page.getByRole('tab', { name: 'Couriers' }).click()
    const dhl = page.getByRole('group', { name: 'DHL', exact: true })
    await dhl.getByRole('switch', { name: 'By hand', checked: false }).click()
    const confirm = page.getByRole('dialog', { name: 'Book DHL by hand?' })
    await confirm.getByText('Parcels already paid for stay').waitFor()
    await confirm.getByRole('button', { name: 'Book by hand' }).click()
    await dhl.getByRole('switch', { name: 'By hand', checked: true }).waitFor()
    await confirm.waitFor({ state: 'detached' })
    await assertCleanEverywhere(page, assert, 'hand_couriers')

    const { id, trackingNumber } = await makeShipment({
      status: 'AWAITING_PAYMENT_CONFIRMATION',
      shippingNaira: 4500,
      packages: 2,
    })
    page = await visitAs(`/base/shipment/history/${id}/complete`)
    await waitForHydration(page)
    await payBy(page, 'Wallet')
    await page.getByRole('dialog').getByRole('button', { name: 'Pay ₦4,500.00' }).click()
    await page.getByText('The waybill will be emailed shortly.').waitFor()

    page = await visitAs('/admin/home', ADMIN)
    await page.getByRole('button', { name: /^To book by hand/ }).click()
    await page.getByRole('link', { name: 'Open To book by hand' }).click()
    await page.getByRole('heading', { level: 1, name: 'By Hand' }).waitFor()
    await page.getByText('in 2 packages').waitFor()
    await assertCleanEverywhere(page, assert, 'hand_queue')
    await page.getByRole('link', { name: `Book ${trackingNumber}` }).click()
    await page.getByRole('heading', { level: 1, name: `Parcel ${trackingNumber}` }).waitFor()
    await assertCleanEverywhere(page, assert, 'hand_to_book')

    const buffer = await pictureFile('jpeg', 600, 900)
    const label = { name: 'label.jpg', mimeType: 'image/jpeg', buffer }
    await page.getByLabel('Label of the courier').setInputFiles(label)
    await page.getByText(/^Uploaded /).waitFor()
    await page.getByRole('button', { name: 'Save as booked' }).click()
    await page.getByText('"Waybill Number" should not be empty').waitFor()
    await page.getByRole('textbox', { name: 'Waybill Number' }).fill('77 4411 9')
    await page.getByRole('textbox', { name: 'Number of package 2' }).fill('7744120')
    await page.getByRole('button', { name: 'Save as booked' }).click()
    await page.getByText('The parcel is booked with waybill 7744119.').waitFor()
    await page.getByText('No events yet.').waitFor()

    // Moves the booking to yesterday, so that a time of some minutes ago is never before it.
    const createdAt = DateTime.now().minus({ days: 1 }).toJSDate()
    await Shipment.query().where({ id }).update({ createdAt })
    const addEvent = async (event: string, place: string) => {
      await select(page, page.locator('main'), 'Event', event)
      await page.getByLabel(/^Time/).fill(clock().slice(11))
      await page.getByRole('textbox', { name: 'Place' }).fill(place)
      await page.getByRole('button', { name: 'Add to the tracking' }).click()
      await page.getByText(`"${event}" has been added to the tracking.`).waitFor()
      await page.getByRole('listitem').filter({ hasText: place }).waitFor()
    }
    await addEvent('Package picked up', 'Ikeja, Lagos')
    await addEvent('Out for delivery', 'Camden, London')
    await assertCleanEverywhere(page, assert, 'hand_underway')
    await page.getByRole('button', { name: /^Withdraw Out for delivery/ }).click()
    const withdraw = page.getByRole('dialog', { name: 'Withdraw "Out for delivery"?' })
    await withdraw.getByRole('button', { name: 'Withdraw' }).click()
    await page.getByText('"Out for delivery" has been withdrawn.').waitFor()
    await page.getByText('Camden, London').waitFor({ state: 'detached' })
    await withdraw.waitFor({ state: 'detached' })
    await addEvent('Delivered', 'Hackney, London')
    await page.getByRole('button', { name: 'Add to the tracking' }).waitFor({ state: 'detached' })

    const { status, waybillNumber } = await Shipment.findOrFail(id)
    assert.deepEqual([status, waybillNumber], ['DELIVERED', '7744119'])
    page = await visitAs(`/track/${trackingNumber}`)
    await page.getByText(/^All scans/).click()
    await page.getByText('Package picked up').waitFor()
    assert.equal(await page.getByText(/by hand/i).count(), 0)
  })

  test('a parcel that the courier refuses leaves the queue, and a retry brings it back', async ({
    visitAs,
    assert,
  }) => {
    const shipment = await makeShipment({
      status: 'PENDING',
      courierDriver: 'manual',
      since: DateTime.now().minus({ days: 5 }),
    })
    const page = await visitAs('/admin/home', ADMIN)
    await page.getByText('Late', { exact: true }).waitFor()
    await page.getByText('To book by hand, 5 days ago').waitFor()
    await page.getByRole('button', { name: /^To book by hand/ }).click()
    await page.getByRole('link', { name: 'Open To book by hand' }).click()
    await page.getByText('Late: paid 5 days ago').waitFor()
    await assertCleanEverywhere(page, assert, 'hand_late')
    await page.getByRole('link', { name: `Book ${shipment.trackingNumber}` }).click()
    await page.getByRole('button', { name: 'The courier refuses it' }).click()
    const dialog = page.getByRole('dialog', { name: 'The courier refuses this parcel' })
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('No flight to that town')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Refused' }).waitFor()
    await dialog.waitFor({ state: 'detached' })
    await assertCleanEverywhere(page, assert, 'hand_refused')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('button', { name: 'Save as booked' }).waitFor()
  })
})
