import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#identity/accounts/models/user'
import SendApprovalMailsJob from '#admin/approvals/send_approval_mails_job'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { assertStatus } from '#tests/support/money/payouts'
import { mailOf, person } from '#tests/support/people'
import { runJob, runSweep } from '#tests/support/jobs'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'
import type Wallet from '#wallet/balances/wallet'
import { change, needsTwo, type Staff, staffOf } from './approval_calls.js'

let customer: User
let wallet: Wallet
let asker: Staff
let finance: Staff

function operation(more: object = {}) {
  return {
    amount: 5000,
    comment: 'Paid at the counter',
    isCredit: true,
    walletUserId: customer.id,
    walletId: wallet.id,
    ...more,
  }
}

async function ask(given: object = {}): Promise<number> {
  const response: any = await asker.apiClient('post', '/wallet/operation', operation(given))
  response.assertStatus(202)
  return response.body().data.approval.id
}

async function statusOf(id: number): Promise<string> {
  const { status } = await asker.read(id)
  return status
}

async function cash(): Promise<number> {
  const row = await db.from('ledger_accounts').where({ wallet_id: wallet.id, kind: 'cash' }).first()
  return Number(row.balance_kobo) / 100
}

test.group('An action that needs approval', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function begin(client: ApiClient) {
    customer = await person({ firstname: 'Zubaida', lastname: 'Kolo', phoneNumber: '08099990001' })
    wallet = await walletOf(customer.email)
    asker = await staffOf(client, { firstname: 'Ibrahim' })
    finance = await staffOf(client, { firstname: 'Kemi', group: 'FINANCE' })
  }

  test('runs at once while the rule is off, and up to the amount of the rule', async ({
    client,
    assert,
  }) => {
    await begin(client)
    const free: any = await asker.apiClient(
      'post',
      '/wallet/operation',
      operation({ amount: 900_000 })
    )
    free.assertStatus(200)
    await needsTwo('wallet_operation', 1000)
    const small: any = await asker.apiClient(
      'post',
      '/wallet/operation',
      operation({ amount: 1000 })
    )
    small.assertStatus(200)
    assert.lengthOf(await db.from('approvals'), 0)
    assert.equal(await cash(), 901_000)
    assert.lengthOf(await db.from('audit_entries').whereNotNull('approval_id'), 0)
  })

  test('waits, then runs once in the name of the requester when somebody else approves', async ({
    client,
    assert,
  }) => {
    await begin(client)
    await needsTwo('wallet_operation', 1000)
    const requested: any = await asker.apiClient('post', '/wallet/operation', operation())
    requested.assertStatus(202)
    const { approval } = requested.body().data
    assert.equal(approval.title, 'Credit ₦5,000.00 to the personal wallet of Zubaida Kolo')
    assert.match(requested.body().message, /^Sent for approval\. Somebody else has 48 hours/)
    assert.equal(await cash(), 0)
    const read = await finance.read(approval.id)
    assert.containsSubset(read, { status: 'waiting', askedBy: 'Ibrahim Staff' })
    assert.deepInclude(read.changes, { field: 'Cash balance', before: '₦0.00', after: '₦5,000.00' })
    assert.deepInclude(read.changes, {
      field: 'Comment',
      before: '--',
      after: 'Paid at the counter',
    })

    const approved = await finance.approve(approval.id, { version: read.version })
    approved.assertStatus(200)
    approved.assertBody({
      message: 'Approved. ₦5,000.00 has been credited to the personal wallet of Zubaida Kolo.',
    })
    const again = await finance.approve(approval.id)
    assert.deepEqual(again.body(), approved.body())
    assert.equal(await cash(), 5000)

    const [transfer, ...more] = await db.from('ledger_transfers').where('kind', 'staff_credit')
    assert.lengthOf(more, 0)
    assert.equal(Number(transfer.created_by), asker.user.id)
    const log: any = await finance.apiClient('get', '/audit?condition=wallet')
    const entry = log.body().data.find(({ action }: any) => action === 'wallet.credit')
    assert.containsSubset(entry, { who: 'Ibrahim Staff', approvedBy: 'Kemi Staff' })
    const verbs = await db.from('audit_entries').where('subject_kind', 'approval').orderBy('id')
    assert.deepEqual(
      verbs.map(({ action, actor_id: actor }) => [action, Number(actor)]),
      [
        ['approval.ask', asker.user.id],
        ['approval.approve', finance.user.id],
      ]
    )
  })

  test('carries its reason to the approver, the e-mail and the audit log', async ({
    client,
    assert,
  }) => {
    await begin(client)
    const approvalReason = 'The bank sent it twice'
    const free: any = await asker.apiClient('post', '/wallet/operation', {
      ...operation(),
      approvalReason,
    })
    free.assertStatus(200)
    await needsTwo('wallet_operation')
    const id = await ask({ approvalReason: ` ${approvalReason} ` })
    const { why } = await finance.read(id)
    assert.equal(why, approvalReason)
    await runJob(SendApprovalMailsJob, { id })
    const [mail] = await mailOf(finance.user.email)
    assert.include(mail!.text, `Why: ${approvalReason}`)
    const log = () => db.from('audit_entries').where('action', 'approval.ask').orderBy('id', 'desc')
    const [entry] = await log()
    assert.equal(entry.after.why, approvalReason)
    const bare = await finance.read(await ask({ approvalReason: ' ' }))
    assert.isNull(bare.why)
    const [last] = await log()
    assert.notProperty(last.after, 'why')
    for (const wrong of ['x'.repeat(301), 'two\nlines']) {
      const body = operation({ approvalReason: wrong })
      await assertStatus(asker.apiClient('post', '/wallet/operation', body), 422)
    }
  })

  test('creates one request per Idempotency-Key, and none when it could not run anyway', async ({
    client,
    assert,
  }) => {
    await begin(client)
    await needsTwo('wallet_operation', 1000)
    const key = { 'idempotency-key': 'operation-with-two' }
    const bodies = []
    for (let time = 0; time < 2; time++) {
      const answer: any = await asker.apiClient('post', '/wallet/operation', operation(), key)
      answer.assertStatus(202)
      bodies.push(answer.body())
    }
    assert.deepEqual(bodies[0], bodies[1])
    const poor = operation({ isCredit: false })
    const refused: any = await asker.apiClient('post', '/wallet/operation', poor)
    refused.assertStatus(402)
    assert.lengthOf(await db.from('approvals'), 1)
  })

  test('cannot be approved by the requester, the beneficiary or staff without the right', async ({
    client,
    assert,
  }) => {
    await begin(client)
    await needsTwo('wallet_operation')
    const id = await ask()
    const refusals: [Staff, RegExp][] = [
      [await staffOf(client), /approval groups Finance and Management/],
      [await staffOf(client, { group: 'OPERATIONS' }), /approval groups Finance and Management/],
    ]
    await change(asker.user, { approvalGroup: 'FINANCE' })
    refusals.push([asker, /Somebody else has to approve your request/])
    for (const [staff, sentence] of refusals) {
      const refused = await staff.approve(id)
      refused.assertStatus(403)
      assert.match(refused.body().message, sentence)
      const declined = await staff.decline(id)
      declined.assertStatus(403)
    }
    const owner = await walletOf(finance.user.email)
    const creditForApprover = await ask({ walletId: owner.id, walletUserId: finance.user.id })
    const gaining = await finance.approve(creditForApprover)
    gaining.assertStatus(403)
    assert.match(gaining.body().message, /You benefit from this/)
    assert.equal(await cash(), 0)
    const [manager, root] = [{ group: 'MANAGEMENT' }, { role: 'ROOT' }] as const
    for (const given of [manager, root]) {
      const staff = await staffOf(client, given)
      await assertStatus(staff.approve(await ask({ amount: 15 })), 200)
    }
    assert.equal(await cash(), 30)
  })

  test('cannot be approved from another account of the requester or the beneficiary', async ({
    client,
    assert,
  }) => {
    await begin(client)
    await needsTwo('wallet_operation')
    const id = await ask()
    const phone = asker.user.phoneNumber!.replace(/^0/, '+234')
    const byPhone = await staffOf(client, { group: 'FINANCE', phoneNumber: phone })
    const byBvn = await staffOf(client, { group: 'FINANCE' })
    const byAccount = await staffOf(client, { group: 'FINANCE' })
    for (const userId of [byBvn.user.id, asker.user.id]) {
      const row = { user_id: userId, account_name: 'A', bank_name: 'A', bvn_hash: 'same' }
      await db.table('bvn_reviews').insert(row)
    }
    for (const { id: linkedBy, email } of [byAccount.user, customer]) {
      const { id: walletId, organizationId } = await walletOf(email)
      await db.table('payout_accounts').insert({
        wallet_id: walletId,
        linked_by: linkedBy,
        organization_id: organizationId,
        bank_code: '058',
        bank_name: 'GTB',
        account_number: '0123456789',
        account_name: 'K',
      })
    }
    const matches = []
    for (const staff of [byPhone, byBvn, byAccount]) {
      const refused = await staff.approve(id)
      refused.assertStatus(403)
      matches.push(
        refused
          .body()
          .message.match(/the same ([a-z ]+) as (?:the|a) person who (\w+)/)
          .slice(1)
      )
    }
    assert.deepEqual(matches, [
      ['phone number', 'asked'],
      ['bank verification number', 'asked'],
      ['payout account', 'benefits'],
    ])
    assert.equal(await cash(), 0)
  })

  test('is not run when its figures have changed since the approver read them; the refusal has the new ones', async ({
    client,
    assert,
  }) => {
    await begin(client)
    await needsTwo('wallet_operation')
    const id = await ask()
    await putMoney(wallet, { kobo: 70_00 })
    const changed = await finance.approve(id, { version: 1 })
    changed.assertStatus(409)
    assert.equal(changed.body().code, 'E_APPROVAL_CHANGED')
    assert.deepInclude(changed.body().errors, {
      message: 'Cash balance: ₦70.00 becomes ₦5,070.00',
    })
    assert.equal(await cash(), 70)
    const unseen = await finance.approve(id, { version: 1 })
    unseen.assertStatus(409)
    const { version } = await finance.read(id)
    const approved = await finance.approve(id, { version })
    approved.assertStatus(200)
    assert.equal(await cash(), 5070)
  })

  test('becomes void when it is no longer possible, and the requester gets an e-mail', async ({
    client,
    assert,
  }) => {
    await begin(client)
    await needsTwo('wallet_operation')
    await putMoney(wallet, { kobo: 5000_00 })
    const id = await ask({ isCredit: false })
    await needsTwo('wallet_operation', 100_000)
    await asker.apiClient('post', '/wallet/operation', operation({ isCredit: false, amount: 1 }))
    const refused = await finance.approve(id)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'E_APPROVAL_VOID')
    assert.match(refused.body().message, /At most ₦4,999\.00 can be debited/)
    assert.equal(await cash(), 4999)
    assert.equal(await statusOf(id), 'void')
    await runJob(SendApprovalMailsJob, { id })
    const [mail] = await mailOf(asker.user.email)
    assert.match(mail!.subject!, /^Not possible any more: Debit ₦5,000\.00/)
  })

  test('cannot be approved by a former approver, and is void once its requester lost the right', async ({
    client,
    assert,
  }) => {
    await begin(client)
    await needsTwo('wallet_operation')
    const id = await ask()
    await change(finance.user, { approvalGroup: null })
    await assertStatus(finance.approve(id), 403)
    await change(finance.user, { approvalGroup: 'FINANCE', blockedAt: DateTime.utc() })
    await assertStatus(finance.approve(id), 401)
    await change(finance.user, { blockedAt: null, deactivatedAt: DateTime.utc() })
    await assertStatus(finance.approve(id), 401)
    await change(finance.user, { deactivatedAt: null })
    await change(asker.user, { role: 'MANAGER' })
    const refused = await finance.approve(id)
    refused.assertStatus(409)
    assert.match(
      refused.body().message,
      /The person who asked for it no longer has the right to do it/
    )
    assert.equal(await cash(), 0)
    assert.equal(await statusOf(id), 'void')
  })

  test('can be declined with a reason or withdrawn by its requester, and ends once', async ({
    client,
    assert,
  }) => {
    await begin(client)
    await needsTwo('wallet_operation')
    const id = await ask()
    await assertStatus(finance.withdraw(id), 403)
    await assertStatus(finance.decline(id, ' '), 422)
    await assertStatus(finance.decline(id), 200)
    const late = await finance.approve(id)
    late.assertStatus(409)
    assert.match(
      late.body().message,
      /^Nothing was done\. This was already declined by Kemi Staff, at /
    )
    await assertStatus(asker.withdraw(id), 409)
    await runJob(SendApprovalMailsJob, { id })
    const [mail] = await mailOf(asker.user.email)
    assert.include(mail!.text, 'Their reason: Not this month')
    const other = await ask()
    await assertStatus(asker.withdraw(other), 200)
    const gone = await finance.approve(other)
    gone.assertStatus(409)
    assert.equal(gone.body().code, 'E_APPROVAL_ENDED')
    assert.equal(await cash(), 0)
    await assertStatus(finance.approve(999_999_999), 404)
  })

  test('expires after 48 hours by the database clock, even before the job runs', async ({
    client,
    assert,
  }) => {
    await begin(client)
    await needsTwo('wallet_operation')
    const id = await ask()
    const row = await db
      .from('approvals')
      .where({ id })
      .select(db.raw(`expires_at - asked_at = interval '48 hours' as "isTwoDays"`))
      .first()
    assert.isTrue(row.isTwoDays)
    await db
      .from('approvals')
      .where({ id })
      .update({ expires_at: db.raw('now()') })
    const late = await finance.approve(id)
    late.assertStatus(409)
    assert.match(late.body().message, /not decided in time/)
    await runSweep('admin.settle_approvals')
    await runSweep('admin.settle_approvals')
    await runJob(SendApprovalMailsJob, { id })
    assert.equal(await statusOf(id), 'expired')
    const mails = await mailOf(asker.user.email)
    assert.lengthOf(
      mails.filter(({ subject }) => subject?.startsWith('Expired')),
      1
    )
    const { command } = await db.from('approvals').where({ id }).first()
    assert.isNull(command)
  })

  test('is mailed only to its approvers and counts in their list and on their pages', async ({
    client,
    assert,
  }) => {
    await begin(client)
    await needsTwo('wallet_operation')
    const stranger = await staffOf(client, { group: 'OPERATIONS' })
    const id = await ask()
    await asker.apiClient('put', `/approval/${id}`, { why: 'The bank sent it twice' })
    await runJob(SendApprovalMailsJob, { id })
    await runJob(SendApprovalMailsJob, { id })
    const [mail, ...more] = await mailOf(finance.user.email)
    assert.lengthOf(more, 0)
    assert.match(mail!.subject!, /^Waiting for approval: Credit ₦5,000\.00/)
    assert.include(mail!.text, 'Cash balance: ₦0.00 becomes ₦5,000.00')
    assert.include(mail!.text, `/admin/approvals/${id}`)
    assert.lengthOf(await mailOf(stranger.user.email), 0)
    assert.lengthOf(await mailOf(asker.user.email), 0)
    assert.deepEqual(await finance.list(), [id])
    assert.deepEqual(await stranger.list(), [])
    assert.deepEqual(await asker.list(), [])
    assert.deepEqual(await asker.list('asked'), [id])
    const { why } = await finance.read(id)
    assert.equal(why, 'The bank sent it twice')
    const page = await PageSession.signedIn(finance.user.email)
    const { props } = await page.visit('/admin/approvals', {
      component: 'admin/approvals/approvals',
      only: 'approvalsWaiting',
    })
    assert.equal(props.approvalsWaiting, 1)
    const manager = await staffOf(client, { role: 'MANAGER' })
    const hidden: any = await manager.apiClient('get', `/approval/${id}`)
    hidden.assertStatus(404)
    assert.deepEqual(await manager.list('open'), [])
    await finance.approve(id)
    assert.deepEqual(await finance.list(), [])
    assert.deepEqual(await finance.list('decided'), [id])
  })
})
