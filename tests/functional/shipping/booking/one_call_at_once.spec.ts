import { test } from '@japa/runner'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import Shipment from '#shipping/shipment/models/shipment'
import { buildLocalOrder, countTableRows, createShop } from '#tests/support/developers/shop'
import { smallTariff } from '#tests/support/tariff'

/** Commits; the tests' bootstrap restores the database before the next group. */
test.group('Concurrent bookings in one call', (group) => {
  group.each.setup(async () => {
    await smallTariff()
    // Creates the records that the orders refer to before the calls compete.
    await buildLocalOrder()
  })

  test('with money for ten of twenty, ten are booked and paid and ten get 402', async ({
    assert,
  }) => {
    const { book, owner } = await createShop({ naira: 30_000 })
    const before = await countTableRows()
    const answers = await Promise.all(Array.from({ length: 20 }, () => book()))
    const paid = answers.filter(({ status }) => status === 201)
    const refused = answers.filter(({ status }) => status === 402)
    assert.deepEqual([paid.length, refused.length], [10, 10])
    const shipments = await Shipment.query().where('userId', owner.id)
    assert.deepEqual(
      shipments.map(({ status }) => status),
      paid.map(() => 'PENDING')
    )
    assert.lengthOf(new Set(paid.map(({ body }) => body.data.trackingNumber)), 10)
    const after = await countTableRows()
    assert.equal(after.shipments! - before.shipments!, 10)
    assert.equal(after.ledger_transfers! - before.ledger_transfers!, 10)
    assert.equal(after.shipment_status_changes! - before.shipment_status_changes!, 20)
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('under one idempotency key make one booking and get one answer', async ({ assert }) => {
    const { book, owner } = await createShop({ naira: 30_000 })
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => book({}, 'the-order-of-twins'))
    )
    for (const { status, body } of answers) {
      assert.equal(status, 201)
      assert.deepEqual(body, answers[0]!.body)
    }
    assert.lengthOf(await Shipment.query().where('userId', owner.id), 1)
  })
})
