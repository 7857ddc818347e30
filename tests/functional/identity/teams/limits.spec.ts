import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { refundMemberSpending } from '#identity/teams/spending'
import Shipment from '#shipping/shipment/models/shipment'
import { voidAndRefund } from '#shipping/carriers/void_and_refund'
import { createBatchCalls, buildLocalRows } from '#tests/support/developers/batches'
import { codeOf, dataOf, statusOf } from '#tests/support/developers/business'
import { as, person } from '#tests/support/people'
import { smallTariff } from '#tests/support/tariff'
import {
  requestApproval,
  bookShipment,
  payShipment,
  makeUnpaidShipment,
  createTeam,
} from '#tests/support/developers/teams'

type Team = Awaited<ReturnType<typeof createTeam>>

async function rowOf({ ask }: Team['owner'], { user }: Team['owner']) {
  const { body } = await ask('GET', '/organization/members')
  return body.data.find(({ email }: { email: string }) => email === user.email)
}

test.group('The monthly spending limit of a member', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('counts wallet and batch payments and gives a voided amount back', async ({ assert }) => {
    const team = await createTeam()
    const { owner, payer, booker, limit } = team
    const first = await bookShipment(payer.ask)
    await payShipment(payer.ask, first)
    await limit(payer.place, { monthlyLimit: 8_000 })
    assert.containsSubset(await rowOf(owner, payer), { monthlyLimit: 8_000, spent: 3_000 })
    assert.containsSubset(await rowOf(payer, payer), { monthlyLimit: 8_000, spent: 3_000 })
    assert.containsSubset(await rowOf(booker, payer), { monthlyLimit: null, spent: null })

    const call = payer.ask as unknown as Parameters<typeof createBatchCalls>[0]['call']
    const { price, pay } = createBatchCalls({ call, authorization: '' })
    const { body } = await price(await buildLocalRows(2))
    const refused = await pay(body.data.id)
    assert.equal(refused.body.code, 'E_SPENDING_LIMIT')
    assert.include(refused.message, '₦8,000.00 a month for this business and have spent ₦3,000.00')
    const next = await bookShipment(payer.ask)
    assert.equal(await statusOf(payShipment(payer.ask, next)), 200)
    const last = await bookShipment(payer.ask)
    assert.equal(await codeOf(payShipment(payer.ask, last)), 'E_SPENDING_LIMIT')

    await db.transaction(async (trx) => {
      await trx.from('shipments').where('id', first.id).update({ status: 'PENDING_ISSUE' })
      await voidAndRefund(trx, await Shipment.locked(trx, first.id), { reason: 'Wrong address' })
    })
    assert.equal(await statusOf(payShipment(payer.ask, last)), 200)
    assert.containsSubset(await rowOf(owner, payer), { spent: 6_000 })
  })

  test('does not apply to owners, nor to payments of another month', async ({ assert }) => {
    const { owner, payer, limit } = await createTeam()
    await limit(owner.place, { monthlyLimit: 0, approvalAbove: 0 })
    assert.equal(await statusOf(payShipment(owner.ask, await bookShipment(owner.ask))), 200)
    await limit(payer.place, { monthlyLimit: 3_000 })
    await payShipment(payer.ask, await bookShipment(payer.ask))
    const next = await bookShipment(payer.ask)
    assert.equal(await statusOf(payShipment(payer.ask, next)), 403)
    await db.rawQuery(`update member_spendings set month = month - interval '1 month'`)
    assert.equal(await statusOf(payShipment(payer.ask, next)), 200)
  })

  test('applies to staff who spend the money of their business', async ({ assert }) => {
    const { owner, payer, limit } = await createTeam()
    await payer.user.merge({ role: 'MANAGER' }).save()
    await limit(payer.place, { monthlyLimit: 4_000 })
    const [first, second] = [await bookShipment(payer.ask), await bookShipment(payer.ask)]
    assert.equal(await statusOf(payShipment(payer.ask, first)), 200)
    assert.containsSubset(await rowOf(owner, payer), { spent: 3_000 })
    assert.equal(await codeOf(payShipment(payer.ask, second)), 'E_SPENDING_LIMIT')
    await owner.ask('PUT', `/organization/members/${payer.place.id}`, { role: 'viewer' })
    const refused = await payShipment(payer.ask, second)
    assert.equal(refused.status, 403)
    assert.include(refused.message, "You can see this business's shipments but not pay for them.")
    assert.equal(await statusOf(requestApproval(payer.ask, second)), 201)
  })

  test('gives a refund back only in the month of payment, in Lagos time', async ({ assert }) => {
    const team = await createTeam()
    const { owner, payer, organization } = team
    await payShipment(payer.ask, await bookShipment(payer.ask))
    // In UTC both moments are in the previous month.
    const turn = `date_trunc('month', now() at time zone 'Africa/Lagos') at time zone 'Africa/Lagos'`
    for (const [paidAt, spent] of [
      [`${turn} - interval '1 second'`, 3_000],
      [turn, 1_000],
    ] as const) {
      const { id: shipmentId } = await makeUnpaidShipment(team)
      await db.table('shipment_status_changes').insert({
        shipment_id: shipmentId,
        from_status: 'AWAITING_PAYMENT_CONFIRMATION',
        to_status: 'PENDING',
        reason: 'Paid',
        user_id: payer.user.id,
        created_at: db.raw(paidAt),
      })
      const paid = { shipmentId, organizationId: organization.id, amountKobo: 200_000 }
      await db.transaction((trx) => refundMemberSpending(trx, paid))
      assert.containsSubset(await rowOf(owner, payer), { spent })
    }
  })

  test('accepts an amount or none, from an owner only', async ({ assert }) => {
    const { payer, booker, limit, owner } = await createTeam()
    for (const wrong of [-1, 'much', 1.234, 1e12, {}]) {
      const { status } = await limit(payer.place, { monthlyLimit: wrong })
      assert.equal(status, 422)
    }
    const path = `/organization/members/${booker.place.id}/limits`
    assert.equal(await statusOf(payer.ask('PUT', path, { monthlyLimit: null })), 403)
    const stranger = await createTeam()
    assert.equal(await statusOf(stranger.owner.ask('PUT', path, { monthlyLimit: 5 })), 404)
    const { status } = await owner.ask('PUT', '/organization/approval_rule', { above: -5 })
    assert.equal(status, 422)
    const alone = await as(await person())
    const rule = alone('PUT', '/organization/approval_rule', { above: 5 })
    assert.equal(await statusOf(rule), 404)
  })
})

test.group('A booking above the approval amount of a business', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('cannot be paid without an owner, alone or in a batch', async ({ assert }) => {
    const { owner, payer, limit } = await createTeam()
    const rule = await owner.ask('PUT', '/organization/approval_rule', { above: 2_999 })
    assert.include(rule.message, '₦2,999.00 need an owner’s approval')
    assert.deepEqual(await dataOf(payer.ask('GET', '/organization/approval_rule')), {
      above: 2_999,
    })
    const booked = await bookShipment(payer.ask)
    const refused = await payShipment(payer.ask, booked)
    assert.deepEqual([refused.status, refused.body.code], [403, 'E_OWNER_NEEDED'])
    assert.include(refused.message, 'Ask an owner: Ada Obi.')
    const card = await payer.ask('POST', `/shipment/${booked.id}/card_checkout`)
    assert.equal(card.body.code, 'E_OWNER_NEEDED')
    const call = payer.ask as unknown as Parameters<typeof createBatchCalls>[0]['call']
    const { price, pay } = createBatchCalls({ call, authorization: '' })
    const { body } = await price(await buildLocalRows(2))
    const batch = await pay(body.data.id)
    assert.match(batch.message, /^Batches above ₦2,999\.00 need an owner/)
    await limit(payer.place, { approvalAbove: 3_000 })
    assert.equal(await statusOf(payShipment(payer.ask, booked)), 200)
    assert.equal(await codeOf(pay(body.data.id)), 'E_OWNER_NEEDED')
    await owner.ask('PUT', '/organization/approval_rule', { above: null })
    await limit(payer.place, { approvalAbove: null })
    assert.equal(await statusOf(pay(body.data.id)), 200)
  })
})
