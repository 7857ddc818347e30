import { test } from '@japa/runner'
import type { Page } from 'playwright'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { closeStreams } from '#identity/live/controllers/live_streams'
import { startLiveUpdates, stopLiveUpdates } from '#shared/live/live_updates'
import Shipment from '#shipping/shipment/models/shipment'
import { changeStatus } from '#shipping/shipment/shipment_status'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'
import { makeShipment } from '#tests/support/shipment_rows'

/** Waits for the live connection, which a page opens only once it is interactive. */
async function waitForLiveConnection(page: Page) {
  await page.waitForRequest((request) => new URL(request.url()).pathname === '/live')
}

async function changeShipmentStatus(id: number, status: 'BOOKED') {
  await db.transaction(async (trx) => {
    const shipment = await Shipment.locked(trx, id)
    shipment.waybillNumber = `DHL${id}`
    await changeStatus(trx, shipment, status)
  })
}

test.group('Live updates of an open page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    startLiveUpdates()
    return () => {
      stopLiveUpdates()
      closeStreams()
    }
  })

  test('update past shipments and keep the open dialog', async ({ visitAs }) => {
    // Needs a browser: live updates use a stream that stays open.
    const { id, trackingNumber } = await makeShipment({ status: 'PENDING' })
    const page = await visitAs('/base/shipment/history')
    await waitForLiveConnection(page)
    await page.getByRole('button', { name: 'Actions for row 1' }).click()
    await page.getByRole('menuitem', { name: 'Detail' }).click()
    const dialog = page.getByRole('dialog', { name: 'Shipment Detail' })
    await dialog.getByText('Pending', { exact: true }).waitFor()
    await changeShipmentStatus(id, 'BOOKED')
    await dialog.getByText('Booked', { exact: true }).waitFor()
    await page.waitForURL(new RegExp(String(trackingNumber)))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Booked 1' }).waitFor()
  })

  test('update the shipment page, and the last booking page when the waybill is ready', async ({
    visitAs,
    browserContext,
  }) => {
    // Needs a browser: live updates use a stream that stays open.
    const { id, trackingNumber } = await makeShipment({ status: 'PENDING' })
    const page = await visitAs(`/base/shipments/${trackingNumber}`)
    await waitForLiveConnection(page)
    const end = await browserContext.newPage()
    await end.goto(new URL(`/base/shipment/booked/${trackingNumber}`, page.url()).href)
    await waitForLiveConnection(end)
    await end.getByRole('status').getByText('is making your waybill', { exact: false }).waitFor()
    await changeShipmentStatus(id, 'BOOKED')
    await page.getByRole('main').getByText('Booked', { exact: true }).first().waitFor()
    await end.getByRole('status').getByText('is ready', { exact: false }).waitFor()
  })

  test('update the wallet balance and the recent shipments on the home page', async ({
    visitAs,
  }) => {
    // Needs a browser: live updates use a stream that stays open.
    const { id } = await makeShipment({ status: 'PENDING' })
    const page = await visitAs('/base/home')
    await waitForLiveConnection(page)
    await changeShipmentStatus(id, 'BOOKED')
    await page.getByRole('main').getByText('Booked', { exact: true }).first().waitFor()
    await putMoney(await walletOf('member@sendam.test'), { kobo: 1_234_50 })
    await page.getByRole('main').getByText('₦1,234.50').waitFor()
    await page.getByRole('banner').getByText('₦1,234.50').waitFor()
  })

  test('reconnect when the person switches to test data', async ({ visitAs }) => {
    // Needs a browser: live updates use a stream that stays open.
    const page = await visitAs('/base/home', 'owner@acme.test')
    await waitForLiveConnection(page)
    const secondConnection = waitForLiveConnection(page)
    await page.getByRole('button', { name: 'Use test data' }).click()
    await secondConnection
  })

  test('reconnect after the server answered 502', async ({ visitAs, browserContext }) => {
    // Needs a browser: live updates use a stream that stays open.
    const first = await visitAs('/base/home')
    await first.close()
    const page = await browserContext.newPage()
    await page.clock.install()
    await page.route('**/live', (route) => route.fulfill({ status: 502 }))
    await page.goto('/base/home')
    const refused = waitForLiveConnection(page)
    await page.clock.runFor(2_000)
    await refused
    await page.waitForResponse('**/live')
    await page.unroute('**/live')
    const reconnection = waitForLiveConnection(page)
    await page.clock.runFor(11_000)
    await reconnection
  })
})
