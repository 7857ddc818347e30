import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import Shipment from '#shipping/shipment/models/shipment'
import { recordTrackingEvents } from '#shipping/shipment/record_tracking_events'
import type { TrackingCode } from '#shipping/shipment/tracking_codes'
import { assertCleanAtBothWidths } from '#tests/browser/page_checks'
import { publishedAcme } from '#tests/functional/branding/tracking_page/shop'
import { openDates, searchDates } from '#tests/support/history_dates'
import { makeShipment } from '#tests/support/shipment_rows'

const OWNER = 'owner@acme.test'

/** Creates a parcel from Lagos that is out for delivery in London, followed by these events. */
async function makeParcelWithEvents(...codes: [TrackingCode, string, string][]) {
  const start = DateTime.now().minus({ days: 3 })
  const shipment = await makeShipment({
    owner: OWNER,
    createdAt: start,
    estimatedDeliveryOn: DateTime.now().plus({ days: 1 }),
  })
  const story: [TrackingCode, string, string][] = [
    ['PICKED_UP', 'Package picked up', 'NG'],
    ['IMPORT_SCAN', 'Arrived in the destination country', 'GB'],
    ['OUT_FOR_DELIVERY', 'Out for delivery', 'GB'],
    ...codes,
  ]
  await recordTrackingEvents(
    shipment.id,
    'sandbox',
    story.map(([code, text, countryCode], hour) => ({
      sourceId: String(hour),
      code,
      text,
      countryCode,
      place: countryCode === 'NG' ? 'Ikeja, Lagos' : 'London, England',
      occurredAt: start.plus({ hours: hour + 1 }),
    }))
  )
  return Shipment.findWithDetails(shipment.id)
}

const makeMissed = () => makeParcelWithEvents(['DELIVERY_FAILED', 'Nobody was at home', 'GB'])
const makeHeld = () =>
  makeParcelWithEvents(['HELD', 'Held: the courier waits for a document', 'GB'])
const makeReturned = () =>
  makeParcelWithEvents(['RETURNING', 'Return to sender', 'GB'], ['DELIVERED', 'Delivered', 'NG'])

/** What both the public tracking page and the shop's page say, by tracking state. */
const SENTENCES = {
  missed: [
    'The courier could not deliver your package.',
    'It usually tries again on the next working day. Please keep your phone near you.',
  ],
  held: [
    'The courier is holding your package.',
    'It may need a document or an answer from you or the sender. Please look out for a call or an e-mail from the courier or customs.',
  ],
  returned: [
    'Your package was returned to the sender.',
    'If you still want it, please contact the sender.',
  ],
} as const

test.group('A failed, held or returned parcel', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await publishedAcme()
  })

  test("has its message on our tracking page and on the shop's", async ({ visit, assert }) => {
    const parcels = {
      missed: await makeMissed(),
      held: await makeHeld(),
      returned: await makeReturned(),
    }
    const page = await visit('/track')
    const { origin, port } = new URL(page.url())
    for (const [name, [sentence, next]] of Object.entries(SENTENCES)) {
      const { trackingNumber } = parcels[name as keyof typeof parcels]
      const hosts = {
        [origin]: sentence,
        [`http://acme.localhost:${port}`]: sentence.replace('package', 'order'),
      }
      for (const [host, headline] of Object.entries(hosts)) {
        await page.goto(`${host}/track/${trackingNumber}`)
        await page.getByRole('heading', { level: 1, name: headline }).waitFor()
        await page.getByText(next).waitFor()
        assert.equal(await page.getByText('on the way.').count(), 0)
        const isPromised = await page.getByText('Estimated Delivery Date').count()
        assert.equal(isPromised, name === 'missed' ? 1 : 0)
        const shop = host === origin ? 'ours' : 'shop'
        await assertCleanAtBothWidths(page, assert, `state_${name}_${shop}`)
      }
    }
    assert.equal(await page.getByText('Delivered', { exact: true }).count(), 0)
    await page.getByText('Returned to the sender').first().waitFor()
  })

  test('has its status and advice in past shipments, and can be filtered by it', async ({
    visitAs,
    assert,
  }) => {
    const parcels = [await makeMissed(), await makeHeld(), await makeReturned()]
    const page = await visitAs('/base/shipment/history', OWNER)
    const badge = (text: string) => page.locator('table').getByText(text).filter({ visible: true })
    for (const label of ['Delivery failed', 'Held', 'Returned']) await badge(label).waitFor()
    await assertCleanAtBothWidths(page, assert, 'state_history')

    // After a search by dates, the server filters by status, and the CSV file has the same filter.
    const today = DateTime.now().setZone('Africa/Lagos')
    const days = [today.minus({ days: 5 }), today].map((day) => day.toFormat('dd/MM/yyyy'))
    await searchDates(page, days[0]!, days[1]!)
    await page.getByText(/^3 shipments requested/).waitFor()
    await page.getByRole('button', { name: 'Held 1' }).click()
    await page.getByText(/^1 shipment requested/).waitFor()
    const file = await page.getByRole('link', { name: 'CSV' }).getAttribute('href')
    assert.include(file!, 'status=HELD')
    await openDates(page)
    await page.getByRole('button', { name: 'Any time', exact: true }).click()
    await page.getByRole('button', { name: 'Returned 1' }).click()
    await page.getByText('1 shipment.').waitFor()
    await badge('Held').waitFor({ state: 'detached' })
    await badge('Returned').waitFor()
    await assertCleanAtBothWidths(page, assert, 'state_found')
    await openDetail(page, parcels[2]!)
    const dialog = page.getByRole('dialog', { name: 'Shipment Detail' })
    await dialog.getByText('This parcel was returned to the sender').waitFor()
    await dialog.getByText('If you still want to send it, check it').waitFor()
    assert.equal(await dialog.getByRole('button', { name: 'Reopen Shipment' }).count(), 0)
    await assertCleanAtBothWidths(page, assert, 'state_detail')
    await dialog.getByRole('button', { name: 'Track Shipment' }).click()
    const tracking = page.getByRole('dialog', { name: 'Tracking Information' })
    await tracking.getByText('Your package was returned to the sender.').waitFor()
    assert.equal(await tracking.getByText('please contact the sender').count(), 0)
    await assertCleanAtBothWidths(page, assert, 'state_tracking')
  })

  test('is announced as damaged wherever the sender opens it, though it was delivered', async ({
    visitAs,
    assert,
  }) => {
    const parcel = await makeParcelWithEvents(
      ['DELIVERED', 'Delivered', 'GB'],
      ['DAMAGED', 'Damaged', 'GB']
    )
    const page = await visitAs('/base/shipment/history', OWNER)
    await openDetail(page, parcel)
    for (const title of ['Shipment Detail', 'Tracking Information']) {
      const dialog = page.getByRole('dialog', { name: title })
      await dialog.getByText('This parcel was damaged on the way').waitFor()
      await dialog.getByText('Please ask the receiver to keep the packaging').waitFor()
      assert.equal(await dialog.getByText('contact the sender').count(), 0)
      if (title === 'Shipment Detail')
        await dialog.getByRole('button', { name: 'Track Shipment' }).click()
    }
    await page.goto(new URL(`/base/shipments/${parcel.trackingNumber}`, page.url()).href)
    await page.getByText('This parcel was damaged on the way').waitFor()
    await assertCleanAtBothWidths(page, assert, 'state_arrived_damaged')
  })

  test('staff reopen a delivered parcel, and see the events that this sets aside', async ({
    visitAs,
    assert,
  }) => {
    const parcel = await makeParcelWithEvents(['DELIVERED', 'Delivered', 'GB'])
    const page = await visitAs('/base/shipment/history', 'admin@sendam.test')
    await openDetail(page, parcel)
    await page.getByRole('button', { name: 'Reopen Shipment' }).click()
    const confirmation = page.getByRole('dialog', { name: 'Reopen this shipment?' })
    await confirmation.getByRole('button', { name: 'Reopen', exact: true }).click()
    await confirmation.getByText('Say how you know, in a few words').waitFor()
    await assertCleanAtBothWidths(page, assert, 'state_reopen')
    await confirmation.getByLabel(/^Reason/).fill('The receiver has not got it')
    await confirmation.getByRole('button', { name: 'Reopen', exact: true }).click()
    await page.getByText('The parcel is with its courier again.', { exact: true }).waitFor()
    await confirmation.waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'Set aside by staff' }).waitFor()
    await assertCleanAtBothWidths(page, assert, 'state_put_aside')
    const { status } = await Shipment.findOrFail(parcel.id)
    assert.equal(status, 'COURIER_ASSIGNED')
  })
})

async function openDetail(page: Page, { trackingNumber }: Shipment) {
  const row = page.getByRole('row').filter({ hasText: String(trackingNumber) })
  await row.getByRole('button', { name: /^Actions for row/ }).click()
  await page.getByRole('menuitem', { name: 'Detail', exact: true }).click()
}
