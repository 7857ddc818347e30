import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { processPickup } from '#shipping/carriers/pickups/process_pickup'
import { seedReference } from '#tests/support/reference'
import { openAsUser } from '#tests/browser/page_url'
import {
  assertCleanAtBothWidths,
  assertCleanEverywhere,
  waitForHydration,
} from '#tests/browser/page_checks'
import {
  ADMIN,
  atTheCourier,
  fetched,
  MEMBER,
} from '#tests/functional/shipping/carriers/pickups/pickup_parcels'
import { pickupDay } from '#tests/support/clock/pickup_days'

test.group('Pickup pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedReference()
  })
  group.each.timeout(120_000)

  test('a sender moves a pickup, and staff enter one that the courier cannot book', async ({
    visitAs,
    assert,
  }) => {
    const { shipment, pickup } = await fetched()
    const page = await visitAs('/base/shipment/history')
    await waitForHydration(page)
    const row = page.getByRole('row').filter({ hasText: String(shipment.trackingNumber) })
    await row.getByRole('button', { name: /^Actions for row/ }).click()
    await page.getByRole('menuitem', { name: 'Detail', exact: true }).click()
    const detail = page.getByRole('dialog', { name: 'Shipment Detail' })
    await detail.getByText(/10:00 AM to 05:00 PM, number PRG\d+/).waitFor()
    await detail.getByRole('button', { name: 'Change pickup' }).scrollIntoViewIfNeeded()
    await assertCleanAtBothWidths(page, assert, 'pickup_of_a_shipment')
    await detail.getByRole('button', { name: 'Change pickup' }).click()
    const change = page.getByRole('dialog', { name: 'Change the pickup' })
    await change.getByLabel('From').waitFor()
    const laptop = await openAsUser(page, MEMBER)
    await laptop.getByRole('dialog', { name: 'Change the pickup' }).getByLabel('From').waitFor()
    await laptop.context().close()
    await change.getByLabel('From').fill('16:00')
    await change.getByRole('button', { name: 'Save' }).click()
    await change.getByText('"Until" must be at least two hours after "From"').waitFor()
    await assertCleanAtBothWidths(page, assert, 'pickup_change')
    await change.getByLabel('From').fill('12:00')
    await change.getByRole('button', { name: 'Save' }).click()
    const day = DateTime.fromISO(pickupDay()).toFormat('ccc, dd LLL yyyy')
    await detail.getByText(`Being moved to ${day}`).waitFor()
    await processPickup(pickup.id)
    assert.deepEqual(await atTheCourier(), { made: 2, coming: 1 })

    await fetched({ street: '12 NOPICKUP Close', courierCode: 'UPS' })
    const list = await visitAs(`/admin/pickups?day=${pickupDay()}`, ADMIN)
    await waitForHydration(list)
    await list.getByText('The courier does not come to this address.').waitFor()
    await list.getByText(/12:00 PM to 05:00 PM/).waitFor()
    await assertCleanEverywhere(list, assert, 'pickups')
    await list.getByRole('button', { name: 'Mark booked' }).click()
    const number = list.getByRole('dialog', { name: 'Booked with UPS' })
    await number.getByLabel('Number').fill('DESK 77')
    await number.getByRole('button', { name: 'Save' }).click()
    await list.getByText('The pickup is booked. The customer can see it now.').waitFor()
    await list.getByText(/DESK 77/).waitFor()
  })
})
