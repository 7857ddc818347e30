import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#identity/accounts/models/user'
import { createHomeCaller } from '#identity/sessions/create_caller'
import { seedDemoWallets } from '#wallet/demo_wallets'
import Wallet from '#wallet/balances/wallet'
import Courier from '#shipping/pricing/models/courier'
import Shipment from '#shipping/shipment/models/shipment'
import { payShipment } from '#shipping/billing/pay_shipment'
import { changeStatus } from '#shipping/shipment/shipment_status'
import { workingDayAfter } from '#shipping/shipment/working_days'
import { makeShipment } from '#tests/support/shipment_rows'

const OWNER = 'member@sendam.test'

/** Returns the columns and the history rows that an action changes for an unpaid shipment. */
async function recordChanges(act: (shipment: Shipment) => Promise<unknown>) {
  const shipment = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION', owner: OWNER })
  const row = () => db.from('shipments').where('id', shipment.id).firstOrFail()
  const lines = () =>
    db.from('shipment_status_changes').where('shipment_id', shipment.id).orderBy('id')
  await db.from('shipments').where('id', shipment.id).update({ updated_at: '2020-01-01' })
  const [before, known] = [await row(), await lines()]
  const started = new Date()
  await act(shipment)
  const changed = Object.entries(await row())
    .filter(([column, value]) => JSON.stringify(value) !== JSON.stringify(before[column]))
    .map(([column, value]) => [column, value instanceof Date && value >= started ? 'now' : value])
  const history = await lines()
  return {
    row: Object.fromEntries(changed),
    lines: history.slice(known.length).map(({ id, shipment_id: _, ...line }) => line),
  }
}

test.group('Database rows of a payment', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedDemoWallets()
  })

  test('equal those of a status change to PENDING', async ({ assert }) => {
    const caller = await createHomeCaller(await User.findByOrFail('email', OWNER))
    const paid = await recordChanges(({ transactionReference }) =>
      db.transaction((trx) => payShipment(trx, caller, transactionReference, { balance: 'cash' }))
    )
    const { id: paidFromWalletId } = await Wallet.of(caller)
    const transitioned = await recordChanges(({ id }) =>
      db.transaction(async (trx) => {
        const shipment = await Shipment.locked(trx, id)
        const { daysMax } = await Courier.findOrFail(shipment.courierCode)
        shipment.merge({
          paidAt: DateTime.now(),
          paymentMethod: 'cash',
          paidFromWalletId,
          courierDriver: 'sandbox',
          estimatedDeliveryOn: DateTime.fromISO(workingDayAfter(new Date(), daysMax)),
        })
        await changeStatus(trx, shipment, 'PENDING', { by: caller.user.id, reason: 'Paid' })
      })
    )
    assert.containsSubset(transitioned.row, { status: 'PENDING', updated_at: 'now' })
    assert.deepEqual(paid.row, transitioned.row)
    assert.lengthOf(transitioned.lines, 1)
    assert.deepEqual(paid.lines, transitioned.lines)
  })
})
