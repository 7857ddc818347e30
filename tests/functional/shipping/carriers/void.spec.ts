import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import Shipment from '#shipping/shipment/models/shipment'
import { type ShipmentStatus, SHIPMENT_STATUSES } from '#shipping/shipment/parcel_progress'
import { readAudit } from '#tests/support/audit'
import { apiClientOf, type ApiClientCall } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'

const VOIDABLE: ShipmentStatus[] = ['BOOKED', 'COURIER_ASSIGNED', 'PENDING_ISSUE']

async function bookedAndPaid(apiClient: ApiClientCall) {
  const shipment = await makeShipment({
    status: 'AWAITING_PAYMENT_CONFIRMATION',
    owner: 'member@sendam.test',
    shippingNaira: 1234.5,
  })
  const paid = await apiClient(
    'post',
    `/shipment/${shipment.transactionReference}/make_payment/CashBack`
  )
  paid.assertStatus(200)
  await bookWithCourier(shipment.id)
  return shipment
}

async function readCashBack(apiClient: ApiClientCall): Promise<number> {
  const wallet = await apiClient('get', '/wallet')
  return wallet.body().data.cashBackBalance
}

test.group('Voiding a shipment', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
  })

  test('refunds the price to the balance that paid it, once', async ({ client, assert }) => {
    const member = await apiClientOf(client, 'member@sendam.test')
    const before = await readCashBack(member)
    const shipment = await bookedAndPaid(member)
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const response = await admin('delete', `/shipment/void/${shipment.id}`)
    response.assertStatus(200)
    response.assertBodyContains({
      message: 'Shipment voided. ₦1,234.50 went back to the wallet.',
    })
    assert.equal(await readCashBack(member), before)
    const again = await admin('delete', `/shipment/void/${shipment.id}`)
    again.assertStatus(409)
    assert.equal(await readCashBack(member), before)
    assert.deepEqual(await findLedgerFaults(), [])
    assert.deepEqual(await readAudit(shipment), [
      {
        who: 'admin@sendam.test',
        action: 'shipment.void',
        before: { status: 'BOOKED' },
        after: { status: 'VOIDED', reason: 'Voided by staff', refunded: 1234.5 },
      },
    ])
  })

  test('is refused to the owner with 403', async ({ client, assert }) => {
    const member = await apiClientOf(client, 'member@sendam.test')
    const shipment = await makeShipment({ status: 'BOOKED', owner: 'member@sendam.test' })
    const response = await member('delete', `/shipment/void/${shipment.id}`)
    response.assertStatus(403)
    const same = await Shipment.findOrFail(shipment.id)
    assert.equal(same.status, 'BOOKED')
  })

  for (const status of SHIPMENT_STATUSES) {
    const expected = VOIDABLE.includes(status) ? 200 : 409
    test(`answers ${expected} for a shipment that is ${status}`, async ({ client }) => {
      const admin = await apiClientOf(client, 'admin@sendam.test')
      const shipment = await makeShipment({ status, owner: 'member@sendam.test' })
      const response = await admin('delete', `/shipment/void/${shipment.id}`)
      response.assertStatus(expected)
    })
  }
})
