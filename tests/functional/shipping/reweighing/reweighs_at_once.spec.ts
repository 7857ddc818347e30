import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { bookWithCourier } from '#shipping/carriers/courier_booking'
import { recordCarrierWeight } from '#shipping/reweighing/carrier_reports'
import { collectDueReweigh } from '#shipping/reweighing/pay_reweigh'
import Reweigh from '#shipping/reweighing/models/reweigh'
import { cashOf } from '#tests/support/money/payments'
import { apiClientOf } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'

/** These rows are committed, so they belong to a user whose lists no other test counts. */
const OWNER = 'franchise@sendam.test'
const NAIRA = 500

function makeUnpaid() {
  return makeShipment({
    ...({ status: 'AWAITING_PAYMENT_CONFIRMATION', owner: OWNER, shippingNaira: 100 } as const),
  })
}

test.group('Concurrent calls for a reweigh', (group) => {
  group.setup(async () => {
    await seedDemoWallets()
  })

  test('payments, an automatic debit and a void charge once and refund at most once', async ({
    client,
    assert,
  }) => {
    const owner = await apiClientOf(client, OWNER)
    const admin = await apiClientOf(client, 'admin@sendam.test')
    for (let round = 0; round < 5; round++) {
      const shipment = await makeUnpaid()
      const before = await cashOf(owner)
      await owner('post', `/shipment/${shipment.transactionReference}/make_payment/Wallet`)
      await bookWithCourier(shipment.id)
      const { id } = await Reweigh.create({
        shipmentId: shipment.id,
        organizationId: shipment.organizationId,
        source: 'Test',
        status: 'approved',
        billedGrams: 1500,
        carrierGrams: 3000,
        differenceKobo: NAIRA * 100,
        amountKobo: NAIRA * 100,
        approvedAt: shipment.createdAt,
        dueAt: shipment.createdAt,
      } as const)
      const pay = () => owner('post', `/reweigh/${id}/pay/Wallet`, {})
      const cancel = () => admin('delete', `/shipment/void/${shipment.id}`)
      const withVoid = round % 2 === 1
      const calls = [pay(), pay(), ...(withVoid ? [cancel()] : []), pay(), pay()]
      const [answers] = await Promise.all([Promise.all(calls), collectDueReweigh(id)])
      // Later calls get the answer of the first one, or 409 after a void.
      const statuses = answers.map((answer) => answer.status())
      assert.deepEqual(
        statuses.filter((status) => status !== 200 && !(withVoid && status === 409)),
        []
      )
      const { status } = await Reweigh.findOrFail(id)
      assert.include(withVoid ? ['refunded', 'closed'] : ['paid'], status)
      const spent = before - (await cashOf(owner))
      assert.equal(spent, withVoid ? 0 : 100 + NAIRA)
      const paid = await db.from('ledger_transfers').where({
        kind: 'shipment_reweigh',
        subject_id: shipment.id,
      })
      assert.lengthOf(paid, status === 'closed' ? 0 : 1)
    }
  })

  test('equal weights from the courier are proposed once', async ({ client, assert }) => {
    const owner = await apiClientOf(client, OWNER)
    const { id, transactionReference } = await makeUnpaid()
    await owner('post', `/shipment/${transactionReference}/make_payment/Wallet`)
    const report = { chargeableGrams: 9000, source: 'Twice' }
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => recordCarrierWeight(id, report)))
    assert.deepEqual(outcomes.toSorted(), ['nothing', 'nothing', 'nothing', 'proposed'])
    await db.from('reweighs').where({ shipment_id: id }).delete()
  })
})
