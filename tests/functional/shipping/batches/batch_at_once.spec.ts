import { test } from '@japa/runner'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import LedgerAccount from '#wallet/ledger/ledger_account'
import Shipment from '#shipping/shipment/models/shipment'
import { createBatchCalls, buildLocalRows } from '#tests/support/developers/batches'
import { createShop } from '#tests/support/developers/shop'
import { smallTariff } from '#tests/support/tariff'

/** Commits; the tests' bootstrap restores the database before the next group. */
test.group('Concurrent batch calls', (group) => {
  group.each.setup(async () => {
    await smallTariff()
    // Creates the records that the rows refer to before the calls compete.
    await buildLocalRows(1)
  })

  test('eight payments of one batch pay it once and get the same answer', async ({ assert }) => {
    const shop = await createShop({ naira: 100_000 })
    const { price, pay } = createBatchCalls(shop)
    const { body } = await price(await buildLocalRows(5))
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(body.data.id)))
    const numbers = answers.map((answer) => {
      assert.equal(answer.status, 200)
      return answer.body.data.rows.map(({ shipment }: any) => shipment.trackingNumber)
    })
    for (const answer of numbers) assert.deepEqual(answer, numbers[0])
    const { balanceKobo } = await LedgerAccount.findOrFail(shop.wallet.account('cash').id)
    assert.equal(balanceKobo, 85_000_00)
    assert.lengthOf(await Shipment.query().where('userId', shop.owner.id), 5)
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('with money for one of two batches, one is paid in full and the other gets 402', async ({
    assert,
  }) => {
    const shop = await createShop({ naira: 20_000 })
    const { price, pay } = createBatchCalls(shop)
    const [first, second] = [
      await price(await buildLocalRows(4, { series: 1 })),
      await price(await buildLocalRows(4, { series: 2 })),
    ]
    const answers = await Promise.all([pay(first.body.data.id), pay(second.body.data.id)])
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 402]
    )
    assert.lengthOf(await Shipment.query().where('userId', shop.owner.id), 4)
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('corrections of different rows are all kept', async ({ assert }) => {
    const shop = await createShop({ naira: 20_000 })
    const { price, correct, read } = createBatchCalls(shop)
    const { body } = await price(await buildLocalRows(4))
    const { id } = body.data
    const answers = await Promise.all(
      [1, 2, 3].map((row) => correct(id, row, { preferredCourier: 'UPS' }))
    )
    for (const { status } of answers) assert.equal(status, 200)
    const { rows } = await read(id)
    assert.deepEqual(
      rows.map(({ courier }: any) => courier),
      ['UPS', 'UPS', 'UPS', 'FEDEX']
    )
  })

  test('a body of 3 MB is accepted for a batch only; 9 MB is refused with 413', async ({
    assert,
  }) => {
    const shop = await createShop()
    const { price } = createBatchCalls(shop)
    const [row] = await buildLocalRows(1)
    const long = { ...row, note: 'x'.repeat(3_000_000) }
    const taken = await price([long])
    assert.equal(taken.status, 201)
    const refused = await shop.call('POST', '/shipment', long)
    assert.equal(refused.status, 413)
    const tooLong = await price([{ note: 'x'.repeat(9_000_000) }])
    assert.equal(tooLong.status, 413)
  })
})
