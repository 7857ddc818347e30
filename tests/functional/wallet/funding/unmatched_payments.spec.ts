import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { countRows } from '#shared/database/limited_count'
import { listUnmatchedPayments } from '#wallet/funding/unmatched_payments'
import { verifyCharge } from '#wallet/funding/verify_payment'
import { findLedgerFaults } from '#wallet/ledger/ledger_check'
import {
  findIncomingPayments,
  setCardOutcome,
  cashOf,
  findPaymentIntent,
  startFunding,
} from '#tests/support/money/payments'
import { needsTwo, staffOf } from '#tests/functional/identity/approvals/approval_calls'
import { apiClientOf } from '#tests/support/api_client'

const RESOLVED = { comment: 'The customer called', credit: true, username: null }

/** A card payment of ₦900 where ₦1,000 was requested. */
async function shortPayment(client: ApiClient, change: object = { amountKobo: 900_00 }) {
  const member = await apiClientOf(client, 'member@sendam.test')
  const reference = await startFunding(member, 1000)
  await verifyCharge({
    provider: 'sandbox',
    id: await setCardOutcome(reference, change),
    reference,
  })
  const staff = await apiClientOf(client, 'admin@sendam.test')
  const listed = await staff('get', '/wallet/attention')
  const payment = listed.body().data.find((row: { reference: string }) => {
    return row.reference === reference
  })
  const path = `/wallet/attention/${payment.id}`
  return { member, staff, reference, payment, path }
}

test.group('A payment that needs attention', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(async () => {
    const faults = await findLedgerFaults()
    if (faults.length) throw new Error(faults.join('\n'))
  })

  test('is listed with its customer and the reason', async ({ client, assert }) => {
    const { payment } = await shortPayment(client)
    assert.containsSubset(payment, {
      amount: 900,
      amountText: '₦900.00',
      canBeCredited: true,
      attention: 'We got ₦900.00, but asked for ₦1,000.00.',
      owner: 'Chidi Eze',
      username: 'member@sendam.test',
    })
  })

  test('is credited once to the wallet of its customer, in the name of the staff member', async ({
    client,
    assert,
  }) => {
    const { member, staff, reference, payment, path } = await shortPayment(client)
    const before = await cashOf(member)
    const response = await staff('put', path, RESOLVED)
    response.assertStatus(200)
    response.assertBodyContains({ message: '₦900.00 is in the wallet.' })
    assert.equal(await cashOf(member), before + 900)
    const again = await staff('put', path, RESOLVED)
    again.assertStatus(409)
    assert.equal(await cashOf(member), before + 900)

    const [arrival] = await findIncomingPayments(reference)
    const transfer = await db.from('ledger_transfers').where('id', arrival!.transferId!).first()
    assert.equal(Number(transfer.created_by), arrival!.resolvedBy)
    const intent = await findPaymentIntent(reference)
    assert.deepEqual([intent.status, intent.settledAs], ['paid', 'wallet'])
    const [audit] = await db
      .from('audit_entries')
      .where({ subject_kind: 'incoming_payment', subject_id: String(payment.id) })
    assert.equal(audit.action, 'payment.resolve')
    assert.equal(audit.after.comment, RESOLVED.comment)
    const left = await staff('get', '/wallet/attention')
    assert.notInclude(
      left.body().data.map(({ id }: { id: number }) => id),
      payment.id
    )
  })

  test('needs approval if staff credit more than the limit, but none if they send it back', async ({
    client,
    assert,
  }) => {
    const { member, staff, reference, path } = await shortPayment(client)
    const finance = await staffOf(client, { group: 'FINANCE' })
    const before = await cashOf(member)
    await needsTwo('payment_credit', 899)
    const requested = await staff('put', path, { ...RESOLVED, approvalReason: 'She rang twice' })
    requested.assertStatus(202)
    assert.equal(await cashOf(member), before)
    const { id } = requested.body().data.approval
    const read = await finance.read(id)
    assert.equal(
      read.title,
      'Credit an unmatched payment of ₦900.00 to the personal wallet of Chidi Eze'
    )
    assert.equal(read.why, 'She rang twice')
    assert.deepInclude(read.changes, {
      field: 'Payment',
      before: 'We got ₦900.00, but asked for ₦1,000.00.',
      after: 'Credited',
    })
    const done = await finance.approve(id)
    done.assertStatus(200)
    assert.equal(await cashOf(member), before + 900)
    const [arrival] = await findIncomingPayments(reference)
    assert.isNotNull(arrival!.resolvedAt)

    const other = await shortPayment(client)
    const sentBack = await other.staff('put', other.path, { ...RESOLVED, credit: false })
    sentBack.assertStatus(200)
  })

  test('is credited to another customer if staff name one, and to nobody if it was sent back', async ({
    client,
    assert,
  }) => {
    const other = await apiClientOf(client, 'other@sendam.test')
    const before = await cashOf(other)
    const first = await shortPayment(client)
    const wrong = await first.staff('put', first.path, { ...RESOLVED, username: 'nobody@x.test' })
    wrong.assertStatus(422)
    assert.equal(wrong.body().message, 'No account has this e-mail address.')
    const given = await first.staff('put', first.path, {
      ...RESOLVED,
      username: 'Other@sendam.test',
    })
    given.assertStatus(200)
    assert.equal(await cashOf(other), before + 900)

    const second = await shortPayment(client)
    const waiting = await countRows(listUnmatchedPayments())
    const sentBack = await second.staff('put', second.path, { ...RESOLVED, credit: false })
    sentBack.assertStatus(200)
    const [arrival] = await findIncomingPayments(second.reference)
    assert.equal(await countRows(listUnmatchedPayments()), waiting - 1)
    assert.isNull(arrival!.transferId)
    assert.isNotNull(arrival!.resolvedAt)
  })

  test('cannot be credited without a comment, in another currency or to the staff member', async ({
    client,
    assert,
  }) => {
    const { staff, path } = await shortPayment(client)
    const bare = await staff('put', path, { ...RESOLVED, comment: ' ' })
    bare.assertStatus(422)
    const own = await staff('put', path, { ...RESOLVED, username: 'admin@sendam.test' })
    own.assertStatus(403)
    const dollars = await shortPayment(client, { currency: 'USD' })
    assert.isFalse(dollars.payment.canBeCredited)
    const refused = await dollars.staff('put', dollars.path, RESOLVED)
    refused.assertStatus(422)
    assert.equal(
      refused.body().message,
      'The payment is in USD, but wallets hold NGN. Return the money, and resolve the payment without crediting a wallet.'
    )
    const sentBack = await dollars.staff('put', dollars.path, { ...RESOLVED, credit: false })
    sentBack.assertStatus(200)
  })

  test('is refused to customers', async ({ client }) => {
    const { member, path } = await shortPayment(client)
    const looked = await member('get', '/wallet/attention')
    looked.assertStatus(403)
    const taken = await member('put', path, RESOLVED)
    taken.assertStatus(403)
  })
})
