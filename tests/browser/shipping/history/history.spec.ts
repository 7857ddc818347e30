import { readFile } from 'node:fs/promises'
import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import testUtils from '@adonisjs/core/services/test_utils'
import type Shipment from '#shipping/shipment/models/shipment'
import { makeShipment } from '#tests/support/shipment_rows'
import type { ShipmentDraft } from '#tests/support/shipment_rows'
import { assertCleanAtBothWidths, waitForAnimations, signIn } from '#tests/browser/page_checks'

async function openHistory(page: Page, username: string) {
  await signIn(page, username)
  await page.getByRole('heading', { name: 'Past Shipments' }).waitFor()
  await page.assertPath('/base/shipment/history')
}

function rowOf(page: Page, { trackingNumber }: Shipment) {
  return page.getByRole('row').filter({ hasText: String(trackingNumber) })
}

async function readOtherLinks(page: Page, shipment: Shipment) {
  const links = rowOf(page, shipment).getByRole('link')
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
  const own = `/base/shipments/${shipment.trackingNumber}`
  if (!hrefs.includes(own)) throw new Error(`The row does not lead to ${own}`)
  return hrefs.filter((href) => href !== own)
}

/** Finds the visible one of two texts: a row holds one for the phone and one for the desktop. */
function findVisible(row: Locator, text: string) {
  return row.getByText(text).filter({ visible: true })
}

async function openMenu(page: Page, shipment: Shipment) {
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await rowOf(page, shipment)
    .getByRole('button', { name: /^Actions for row/ })
    .click()
  await page.locator('[role=menu]:focus').waitFor()
  return page.getByRole('menuitem').allTextContents()
}

async function choose(page: Page, shipment: Shipment, item: string) {
  await openMenu(page, shipment)
  await page.getByRole('menuitem', { name: item }).click()
}

const makeMemberShipment = (draft: ShipmentDraft) =>
  makeShipment({ owner: 'member@sendam.test', ...draft })

async function makeOneInEachState() {
  const now = DateTime.now()
  const at = (hours: number) => ({ createdAt: now.minus({ hours }) })
  return {
    pending: await makeMemberShipment({ status: 'PENDING', ...at(9) }),
    issue: await makeMemberShipment({ status: 'PENDING_ISSUE', ...at(8) }),
    booked: await makeMemberShipment({ status: 'BOOKED', courierCode: 'FEDEX', ...at(7) }),
    assigned: await makeMemberShipment({
      status: 'COURIER_ASSIGNED',
      packages: 2,
      acceptedAt: now.minus({ seconds: 170 }),
      estimatedDeliveryOn: now.minus({ days: 2 }),
      ...at(6),
    }),
    delivered: await makeMemberShipment({ status: 'DELIVERED', courierCode: 'ARAMEX', ...at(5) }),
    voided: await makeMemberShipment({ status: 'VOIDED', courierCode: 'UPS', ...at(4) }),
    canceled: await makeMemberShipment({ status: 'CANCELED', to: 'GH', ...at(3) }),
    unpaid: await makeMemberShipment({
      status: 'AWAITING_PAYMENT_CONFIRMATION',
      to: 'US',
      ...at(2),
    }),
  }
}

test.group('Past shipments in a browser', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('staff see payment dates, courier links, problems and their own actions, and print and export the list', async ({
    visit,
    assert,
  }) => {
    // Needs a browser: the style sheet arranges the printed page.
    const shipments = await makeOneInEachState()
    const page = await visit('/base/shipment/history')
    await openHistory(page, 'admin@sendam.test')
    await assertCleanAtBothWidths(page, assert, 'history_staff_view')
    const row = rowOf(page, shipments.assigned)
    await findVisible(row, 'ON THE WAY').waitFor()
    assert.match((await row.textContent()) ?? '', /Paid \d{1,2} \w{3} \d{4}/)
    assert.equal(await row.getByText('Past its expected day').count(), 1)
    const site = row.getByRole('link', { name: 'in a new tab' })
    assert.include(
      await site.getAttribute('href'),
      `tracking-id=${shipments.assigned.waybillNumber}`
    )
    assert.include(await site.getAttribute('rel'), 'noopener')
    for (const [shipment, host] of [
      [shipments.booked, 'www.fedex.com'],
      [shipments.delivered, 'www.aramex.com'],
    ] as const) {
      const [href, ...more] = await readOtherLinks(page, shipment)
      assert.equal(new URL(href!).host, host)
      assert.isEmpty(more)
    }
    assert.deepEqual(await readOtherLinks(page, shipments.voided), [])

    const forCustoms = ['Download Commercial Invoice', 'Download Packing List']
    const papers = [
      ...['Detail', 'Track Shipment', 'Book again', 'Download Waybill', 'Download Invoice'],
      ...forCustoms,
    ]
    for (const [shipment, items] of [
      [shipments.booked, [...papers, 'Upload Clearance Document', 'Void', 'Void & Edit']],
      [shipments.delivered, [...papers, 'Return']],
      [shipments.pending, ['Detail', 'Track Shipment', 'Book again']],
      [shipments.voided, ['Detail', 'Track Shipment', 'Book again', 'Edit']],
      [
        shipments.unpaid,
        ['Detail', 'Track Shipment', 'Book again', 'Complete Booking', 'Ignore', 'Edit'],
      ],
    ] as const) {
      assert.deepEqual(await openMenu(page, shipment), [...items])
      await page.keyboard.press('Escape')
    }
    const saving = page.waitForEvent('download')
    await choose(page, shipments.booked, 'Download Invoice')
    const saved = await saving
    assert.equal(saved.suggestedFilename(), `invoice-${shipments.booked.trackingNumber}.pdf`)

    await shipments.delivered.merge({ waybillNumber: null }).save()
    await choose(page, shipments.delivered, 'Download Waybill')
    await page.getByText('The waybill is not ready yet. Please try again in a minute.').waitFor()

    await page.getByRole('searchbox', { name: 'Search' }).fill('on the way')
    await rowOf(page, shipments.booked).waitFor({ state: 'detached' })
    assert.equal(await rowOf(page, shipments.assigned).count(), 1)
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.getByRole('button', { name: 'Print' }).click()
    await page.locator('[data-printed]').waitFor()
    await page.emulateMedia({ media: 'print' })
    await waitForAnimations(page)
    const onPaper = await page.getByRole('table').boundingBox()
    assert.isBelow(onPaper!.x, 100, 'the printed page has no navigation')
    assert.isFalse(await page.getByRole('link', { name: 'CSV' }).isVisible())
    await page.emulateMedia({ media: 'screen' })
    const csv = page.waitForEvent('download')
    await page.getByRole('link', { name: 'CSV' }).click()
    const list = await csv
    const text = await readFile(await list.path(), 'utf8')
    assert.match(text, /Request Date,Payment Date,Tracking No\.,Waybill No\./)
    assert.include(text, 'Grace Miller,United Kingdom')
  })
})
