import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { findAllLedgerFaults } from '#admin/console/ledger_verification'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import LedgerAccount from '#wallet/ledger/ledger_account'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import Shipment from '#shipping/shipment/models/shipment'
import { refundCourierFault } from '#shipping/returns/refund_fault'
import ShipmentReturn from '#shipping/returns/models/shipment_return'
import { FaultAlreadyRefunded } from '#shipping/returns/return_errors'
import { findCaller } from '#tests/support/money/payouts'
import { createShop } from '#tests/support/developers/shop'
import {
  recordDelivery,
  bookAndDeliver,
  HOME_NAIRA,
  RETURN_REQUEST,
  makeReturnRequest,
} from '#tests/support/following/returns'
import { submission } from '#tests/support/submission'
import { smallTariff } from '#tests/support/tariff'

/** Commits; the tests' bootstrap restores the database before the next group. */
test.group('Concurrent calls for a return', (group) => {
  group.each.setup(async () => {
    await smallTariff()
    // Creates the records that the form refers to before the calls compete.
    await submission()
  })

  async function openShop() {
    const opened = await createShop({ naira: 50_000 })
    const first = await bookAndDeliver((method, path, body) =>
      opened.call(method.toUpperCase(), path, body)
    )
    const cash = async () => {
      const account = await LedgerAccount.findOrFail(opened.wallet.account('cash').id)
      return account.balanceKobo / 100
    }
    return { ...opened, first, cash, before: await cash() }
  }

  test('book one of four equal returns and refuse the others with 409', async ({ assert }) => {
    const { call, first, cash, before } = await openShop()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => call('POST', `/shipment/${first.id}/return`, RETURN_REQUEST))
    )
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409, 409, 409])
    assert.equal(await cash(), before - HOME_NAIRA)
    assert.lengthOf(await Shipment.query().where('returnOf', first.id), 1)
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('approve and pay a return once, and all get the same answer', async ({ assert }) => {
    const { call, first, cash, before } = await openShop()
    const { id } = await makeReturnRequest(first)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => call('POST', `/returns/${id}/approve`))
    )
    const numbers = answers.map(({ status, body }) => {
      assert.equal(status, 200)
      return body.data.returnShipment.trackingNumber
    })
    assert.lengthOf(new Set(numbers), 1)
    assert.equal(await cash(), before - HOME_NAIRA)
    const bookings = await db.from('shipments').where('return_of', first.id)
    assert.lengthOf(bookings, 1)
  })

  test('approve or refuse a return, never both', async ({ assert }) => {
    const { call, first, cash, before } = await openShop()
    const { id } = await makeReturnRequest(first)
    const refusal = { reason: 'Too late' }
    const answers = await Promise.all([
      call('POST', `/returns/${id}/approve`),
      call('POST', `/returns/${id}/refuse`, refusal),
      call('POST', `/returns/${id}/approve`),
      call('POST', `/returns/${id}/refuse`, refusal),
    ])
    const { refusedAt, returnShipmentId } = await ShipmentReturn.findOrFail(id)
    const isRefused = refusedAt !== null
    assert.equal(returnShipmentId === null, isRefused)
    assert.equal(await cash(), isRefused ? before : before - HOME_NAIRA)
    const succeeded = answers.filter(({ status }) => status === 200)
    assert.lengthOf(succeeded, isRefused ? 1 : 2)
    const others = answers.filter(({ status }) => status !== 200)
    assert.isTrue(others.every(({ body }) => body.code === 'E_RETURN_DECIDED'))
    assert.lengthOf(await Shipment.query().where('returnOf', first.id), isRefused ? 0 : 1)
  })

  test("refund a courier's fault once", async ({ assert }) => {
    const { call, first, cash, before } = await openShop()
    const booked = await call('POST', `/shipment/${first.id}/return`, RETURN_REQUEST)
    const { id: returnId, returnShipment } = booked.body.data
    await bookWithCourier(returnShipment.id)
    await recordDelivery(returnShipment)
    const staff = await findCaller('admin@sendam.test')
    const refund = () =>
      db.transaction((trx) => refundCourierFault(trx, staff, { returnId, reason: 'Crushed' }))
    const outcomes = await Promise.allSettled([refund(), refund(), refund()])
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected')
    assert.lengthOf(failed, 2)
    assert.isTrue(failed.every(({ reason }) => reason instanceof FaultAlreadyRefunded))
    // The return cost HOME_NAIRA, and both its price and that of the first shipment are refunded.
    assert.equal(await cash(), before + HOME_NAIRA)
    assert.deepEqual(await findAllLedgerFaults(), [])
  })
})
