import { test } from '@japa/runner'
import type { ApiResponse } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import GiftCode from '#shipping/shipment/models/gift_code'
import GiftCodeRedemption from '#shipping/shipment/models/gift_code_redemption'
import Shipment from '#shipping/shipment/models/shipment'
import { makeGiftCode } from '#tests/support/money/gift_codes'
import { apiClientOf, type ApiClientCall } from '#tests/support/api_client'
import { makeUnpaid } from '#tests/support/shipment_copies'
import { makeShipment } from '#tests/support/shipment_rows'

/** These rows are committed, so they belong to a user whose lists no other test counts. */
const OWNER = 'franchise@sendam.test'

function makeUnpaidShipment(shippingNaira = 1000) {
  return makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION', shippingNaira, owner: OWNER })
}

function makeShipments(count: number) {
  return makeUnpaid(count, { shippingNaira: 1000, owner: OWNER })
}

function apply(apiClient: ApiClientCall, { id }: Shipment, { code }: GiftCode) {
  return apiClient('post', '/shipment/applyDiscount', { discountCode: code, shipmentId: id })
}

function tally(answers: ApiResponse[]) {
  const statuses = answers.map((answer) => answer.status())
  return {
    applied: statuses.filter((status) => status === 200).length,
    statuses: new Set(statuses),
  }
}

async function countUses({ id }: GiftCode) {
  const { usedCount } = await GiftCode.findOrFail(id)
  const rows = await GiftCodeRedemption.query().where('giftCodeId', id).whereNull('releasedAt')
  return { usedCount, rows: rows.length }
}

test.group('Concurrent gift code uses', (group) => {
  group.setup(async () => {
    await seedDemoWallets()
  })
  // Otherwise tests of the list of gift codes would count these rows.
  group.each.teardown(async () => {
    await db.from('gift_code_redemptions').delete()
    await db.from('gift_codes').delete()
  })

  test('of fifty concurrent calls, seven apply a code that has 7 uses', async ({
    client,
    assert,
  }) => {
    const owner = await apiClientOf(client, OWNER)
    const code = await makeGiftCode({ totalLimit: 7 })
    const shipments = await makeShipments(50)
    const answers = await Promise.all(shipments.map((shipment) => apply(owner, shipment, code)))
    assert.deepEqual(tally(answers), { applied: 7, statuses: new Set([200, 422]) })
    assert.deepEqual(await countUses(code), { usedCount: 7, rows: 7 })
    const discounted = await Shipment.query()
      .whereIn(
        'id',
        shipments.map(({ id }) => id)
      )
      .where('paymentAmountKobo', 900_00)
    assert.lengthOf(discounted, 7)
  }).timeout(60_000)

  test('of fifty calls by one customer, three apply a code that allows each customer 3 uses', async ({
    client,
    assert,
  }) => {
    const owner = await apiClientOf(client, OWNER)
    const code = await makeGiftCode({ customerLimit: 3 })
    const shipments = await makeShipments(50)
    const answers = await Promise.all(shipments.map((shipment) => apply(owner, shipment, code)))
    assert.deepEqual(tally(answers), { applied: 3, statuses: new Set([200, 422]) })
    assert.deepEqual(await countUses(code), { usedCount: 3, rows: 3 })
  }).timeout(60_000)

  test('twenty calls for one shipment count as one use', async ({ client, assert }) => {
    const owner = await apiClientOf(client, OWNER)
    const code = await makeGiftCode()
    const shipment = await makeUnpaidShipment()
    const tries = Array.from({ length: 20 }, () => apply(owner, shipment, code))
    assert.deepEqual(tally(await Promise.all(tries)), { applied: 20, statuses: new Set([200]) })
    assert.deepEqual(await countUses(code), { usedCount: 1, rows: 1 })
    const { charges, paymentAmountKobo } = await Shipment.findWithDetails(shipment.id)
    assert.deepEqual([charges.length, paymentAmountKobo], [2, 900_00])
  })

  test('two shipments that swap codes do not deadlock', async ({ client, assert }) => {
    const owner = await apiClientOf(client, OWNER)
    const codes = [await makeGiftCode(), await makeGiftCode({ basisPoints: 2000 })] as const
    const [first, second] = await makeShipments(2)
    await apply(owner, first!, codes[0])
    await apply(owner, second!, codes[1])
    for (let round = 1; round <= 5; round++) {
      const answers = await Promise.all([
        apply(owner, first!, codes[round % 2]!),
        apply(owner, second!, codes[(round + 1) % 2]!),
      ])
      assert.equal(tally(answers).applied, 2)
    }
    assert.deepEqual(await Promise.all(codes.map(countUses)), [
      { usedCount: 1, rows: 1 },
      { usedCount: 1, rows: 1 },
    ])
  })

  test('a payment during an application debits exactly the total of the bill', async ({
    client,
    assert,
  }) => {
    const owner = await apiClientOf(client, OWNER)
    const cash = async () => {
      const wallet = await owner('get', '/wallet')
      return wallet.body().data.cashBalance
    }
    for (let round = 0; round < 6; round++) {
      const code = await makeGiftCode({ totalLimit: 1 })
      const shipment = await makeUnpaidShipment(100)
      const before = await cash()
      const pay = () =>
        owner('post', `/shipment/${shipment.transactionReference}/make_payment/Wallet`)
      const calls = [() => apply(owner, shipment, code), pay]
      const answers = await Promise.all((round % 2 ? calls.toReversed() : calls).map((f) => f()))
      const applied = answers[round % 2 ? 1 : 0]!
      assert.include([200, 409], applied.status())
      const paid = Math.round((before - (await cash())) * 100)
      const { paymentAmountKobo } = await Shipment.findOrFail(shipment.id)
      assert.equal(paid, applied.status() === 200 ? 90_00 : 100_00)
      assert.equal(paymentAmountKobo, paid)
      const { usedCount } = await countUses(code)
      assert.equal(usedCount, applied.status() === 200 ? 1 : 0)
    }
    assert.deepEqual(await findLedgerFaults(), [])
  })

  test('the database refuses uses beyond the limits', async ({ assert }) => {
    const code = await makeGiftCode({ totalLimit: 1, customerLimit: 1 })
    const [first, second] = await makeShipments(2)
    const row = (shipment: Shipment) => ({
      giftCodeId: code.id,
      shipmentId: shipment.id,
      organizationId: shipment.organizationId,
      userId: shipment.userId,
      appliedBy: shipment.userId,
      kind: 'percent' as const,
      basisPoints: 1000,
      discountKobo: 100,
    })
    const redemption = await GiftCodeRedemption.create(row(first!))
    await assert.rejects(() => GiftCodeRedemption.create(row(second!)), /gift_codes_total_limit/)
    await code.merge({ totalLimit: null }).save()
    await assert.rejects(
      () => GiftCodeRedemption.create(row(second!)),
      /used the gift code 1 times/
    )
    await redemption.merge({ releasedAt: code.createdAt, releaseReason: 'canceled' }).save()
    await GiftCodeRedemption.create(row(second!))
    await assert.rejects(
      () =>
        db.from('gift_code_redemptions').where('id', redemption.id).update({ released_at: null }),
      /stays released/
    )
    assert.deepEqual(await countUses(code), { usedCount: 1, rows: 1 })
  })
})
