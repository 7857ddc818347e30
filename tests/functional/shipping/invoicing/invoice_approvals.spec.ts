import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { approvalsNeedSecondFactor } from '#identity/second_factor/second_factor_settings'
import { needsTwo, staffOf } from '#tests/functional/identity/approvals/approval_calls'
import { asWithApp, givenApp } from '#tests/functional/identity/second_factor/factors'
import { cashOf, invoicesOf, createTwoOpenInvoices } from '#tests/support/money/billing'

type Answer = any

async function openKobo(): Promise<number[]> {
  const invoices = await invoicesOf()
  return invoices.map(({ balance }) => balance!.openKobo)
}

test.group('Approval of write-offs and credit notes', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('needs a second person above the amounts that staff have set', async ({
    client,
    assert,
  }) => {
    const [first, second] = await createTwoOpenInvoices()
    await needsTwo('write_off', 0)
    await needsTwo('credit_note', 5)
    const root = await staffOf(client, { role: 'ROOT' })
    const finance = await staffOf(client, { group: 'FINANCE' })
    const [open, cash] = [await openKobo(), await cashOf()]
    const off: Answer = await root.apiClient('post', `/billing_invoice/${first!.id}/write_off`, {
      reason: 'Insolvent',
      approvalReason: 'The court has decided',
    })
    off.assertStatus(202)
    const credit = (amount: number): Answer =>
      root.apiClient('post', `/billing_invoice/${second!.id}/credit_note`, {
        amount,
        reason: 'Agreed',
      })
    const large: Answer = await credit(6)
    large.assertStatus(202)
    assert.deepEqual(await openKobo(), open)
    assert.equal(await cashOf(), cash)
    const small: Answer = await credit(5)
    small.assertStatus(200)
    const { id, title } = off.body().data.approval
    assert.match(title, /^Write off ₦[\d,.]+ of invoice INV-\d{4}-\d{6}$/)
    const { why } = await finance.read(id)
    assert.equal(why, 'The court has decided')
    const ownApproval: Answer = await root.approve(id)
    ownApproval.assertStatus(403)
    const approved: Answer = await finance.approve(id)
    approved.assertStatus(200)
    const more: Answer = await finance.approve(large.body().data.approval.id)
    more.assertStatus(200)
    assert.deepEqual(await openKobo(), [0, open[1]! - 11_00])
    const notes = await invoicesOf('CN')
    assert.deepEqual(
      notes.map(({ sequence }) => sequence),
      [1, 2]
    )
  })

  test('needs the second factor of the approver once staff require it', async ({
    client,
    assert,
  }) => {
    const [first] = await createTwoOpenInvoices()
    await needsTwo('write_off', 0)
    const root = await staffOf(client, { role: 'ROOT' })
    const finance = await staffOf(client, { group: 'FINANCE' })
    const path = `/billing_invoice/${first!.id}/write_off`
    const off: Answer = await root.apiClient('post', path, { reason: 'Insolvent' })
    const { id } = off.body().data.approval
    await approvalsNeedSecondFactor.set(true, { by: null })
    const without: Answer = await finance.approve(id)
    without.assertStatus(409)
    assert.equal(without.body().code, 'E_NO_SECOND_FACTOR')
    const secret = await givenApp(finance.user)
    const unconfirmed: Answer = await finance.approve(id)
    unconfirmed.assertStatus(403)
    assert.equal(unconfirmed.body().code, 'E_SECOND_FACTOR_REQUIRED')
    const [open] = await openKobo()
    assert.isAbove(open!, 0)
    const withFactor = await asWithApp(finance.user, secret)
    const approved = await withFactor('POST', `/approval/${id}/approve`, {})
    assert.equal(approved.status, 200)
    const [left] = await openKobo()
    assert.equal(left, 0)
  })
})
