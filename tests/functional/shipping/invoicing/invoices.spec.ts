import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Organization from '#identity/organizations/models/organization'
import { InboxTransport } from '#shared/mail/inbox_transport'
import { listMatchablePayments } from '#admin/billing_runs/invoice_matches'
import { sumAgeing } from '#admin/billing_runs/receivables_ageing'
import { creditStop } from '#shipping/invoicing/invoicing_settings'
import ApplyPaymentWebhookJob from '#wallet/funding/jobs/apply_payment_webhook_job'
import VirtualAccount from '#wallet/funding/models/virtual_account'
import { createVirtualAccount } from '#wallet/funding/virtual_accounts'
import { depositToSandboxAccount } from '#wallet/providers/sandbox/sandbox_charges'
import LedgerAccount from '#wallet/ledger/ledger_account'
import {
  ACME,
  giveAcmeCredit,
  cashOf,
  invoicesOf,
  OWNER,
  makeOverdue,
  makePaidShipment,
  runPeriod,
  settleInvoices,
  thisWeek,
} from '#tests/support/money/billing'
import { nextBillingPeriod } from '#shipping/invoicing/billing_periods'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'
import { postSandboxWebhook } from '#tests/support/money/payments'
import { findPlanFaults, collectPlans } from '#tests/support/database/plans'
import { recordFailedJob, runJob } from '#tests/support/jobs'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { mailOf } from '#tests/support/people'
import { addressOfServer, apiClientOf } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'
import { recordThreadTasks } from '#tests/support/thread_tasks'
import { readPages } from '#tests/unit/shipping/documents/reading'

const ADMIN = 'admin@sendam.test'
const ROOT = 'root@sendam.test'

/** Two unpaid invoices of ₦10,000 and ₦20,000. */
async function twoInvoices(client: ApiClient) {
  const wallet = await giveAcmeCredit()
  const owner = await apiClientOf(client, OWNER)
  await makePaidShipment(owner, 10_000)
  await runPeriod()
  await makePaidShipment(owner, 20_000)
  await runPeriod(nextBillingPeriod(thisWeek()))
  return { wallet, owner }
}

async function openKobo(): Promise<number[]> {
  const invoices = await invoicesOf()
  return invoices.map(({ balance }) => balance!.openKobo)
}

/** Captures attachments by name: the inbox stores only their names. */
function captureAttachments(cleanup: (work: () => void) => void): Map<string, Buffer> {
  const mailed = new Map<string, Buffer>()
  const { send } = InboxTransport.prototype
  InboxTransport.prototype.send = function (message, given) {
    for (const { filename, content } of message.attachments ?? [])
      mailed.set(String(filename), content as Buffer)
    return send.call(this, message, given)
  }
  cleanup(() => {
    InboxTransport.prototype.send = send
  })
  return mailed
}

test.group('An invoice', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is paid by money that enters the wallet, the oldest invoice first', async ({
    client,
    assert,
  }) => {
    const { wallet, owner } = await twoInvoices(client)
    await putMoney(wallet, { kobo: 4_000_00, kind: 'bank_funding' })
    await settleInvoices()
    assert.deepEqual(await openKobo(), [6_000_00, 20_000_00])
    await putMoney(wallet, { kobo: 9_000_00, kind: 'bank_funding' })
    await settleInvoices()
    await settleInvoices()
    assert.deepEqual(await openKobo(), [0, 17_000_00])
    // ₦1,000 more than is owed stays in the wallet and pays a part of the next invoice.
    await putMoney(wallet, { kobo: 18_000_00, kind: 'bank_funding' })
    await makePaidShipment(owner, 3_000)
    await settleInvoices()
    assert.deepEqual(await openKobo(), [0, 0])
    await runPeriod(nextBillingPeriod(nextBillingPeriod(thisWeek())))
    assert.deepEqual(await openKobo(), [0, 0, 2_000_00])
    assert.equal(await cashOf(), -2_000_00)
  })

  test('is paid by a transfer to the virtual account of its business', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { wallet, owner } = await twoInvoices(client)
    await owner('get', '/bank_account/inflow')
    const { id: accountId } = await VirtualAccount.findByOrFail('walletId', wallet.id)
    await createVirtualAccount(accountId)
    const { reference } = await VirtualAccount.findOrFail(accountId)
    const noteJobs = () => db.from('queue_jobs').whereLike('data', `%${reference}%`)
    cleanup(async () => {
      await noteJobs().delete()
    })
    const id = await depositToSandboxAccount(reference, 12_000_00)
    const response = await postSandboxWebhook({ event: 'charge', id, reference })
    assert.equal(response.status, 200)
    await settleInvoices()
    assert.deepEqual(await openKobo(), [10_000_00, 20_000_00])
    const [job, ...others] = await noteJobs().whereLike('data', '%act_on_payment_note%')
    assert.lengthOf(others, 0)
    const { payload } = JSON.parse(job.data)
    await runJob(ApplyPaymentWebhookJob, payload)
    await runJob(ApplyPaymentWebhookJob, payload)
    await settleInvoices()
    assert.deepEqual(await openKobo(), [0, 18_000_00])
    const [paid] = await invoicesOf()
    assert.equal(paid!.state, 'paid')
    const entry = await db
      .from('billing_matches as m')
      .join('ledger_entries as e', 'e.id', 'm.entry_id')
      .join('ledger_transfers as t', 't.id', 'e.transfer_id')
      .where('m.invoice_id', paid!.id)
      .select('t.kind')
      .firstOrFail()
    assert.equal(entry.kind, 'bank_funding')
  })

  test('is paid before charges that are not invoiced yet', async ({ client, assert }) => {
    const { wallet, owner } = await twoInvoices(client)
    await makePaidShipment(owner, 5_000)
    await putMoney(wallet, { kobo: 30_000_00, kind: 'bank_funding' })
    await settleInvoices()
    assert.deepEqual(await openKobo(), [0, 0])
    assert.equal(await cashOf(), -5_000_00)
  })

  test('is not paid by money that left the wallet again', async ({ client, assert }) => {
    const { wallet } = await twoInvoices(client)
    const accountId = wallet.account('cash').id
    // The deposit is withdrawn before the sweep could use it.
    await putMoney(wallet, { kobo: 5_000_00, kind: 'bank_funding' })
    await putMoney(wallet, { kobo: -5_000_00, kind: 'withdrawal' })
    await settleInvoices()
    assert.deepEqual(await openKobo(), [10_000_00, 20_000_00])
    const transferId = await putMoney(wallet, { kobo: 3_000_00, kind: 'bank_funding' })
    await settleInvoices()
    assert.deepEqual(await openKobo(), [7_000_00, 20_000_00])
    const entry = await db
      .from('ledger_entries')
      .where({ transfer_id: transferId, account_id: accountId })
      .first()
    const [match] = await db.from('billing_matches')
    assert.equal(match.entry_id, entry.id)
  })

  test('can get a payment that staff move from an older invoice', async ({ client, assert }) => {
    const { wallet } = await twoInvoices(client)
    const transfer = await putMoney(wallet, { kobo: 12_000_00, kind: 'bank_funding' })
    await settleInvoices()
    const { id: entryId } = await db
      .from('ledger_entries')
      .where({ transfer_id: transfer, account_id: wallet.account('cash').id })
      .firstOrFail()
    const [first, second] = await invoicesOf()
    const admin = await apiClientOf(client, ADMIN)
    const path = `/billing_invoice/${second!.id}/match`
    const matched = await admin('put', path, { entryId: Number(entryId) })
    matched.assertStatus(200)
    assert.deepEqual(await openKobo(), [10_000_00, 8_000_00])
    await settleInvoices()
    assert.deepEqual(await openKobo(), [10_000_00, 8_000_00])
    const again = await admin('put', path, { entryId: Number(entryId) })
    again.assertStatus(422)
    assert.equal(again.body().code, 'E_NOT_MATCHABLE')
    for (const wrong of [{}, { entryId: 'x' }, { entryId: 0 }]) {
      const refused = await admin('put', path, wrong)
      refused.assertStatus(422)
    }
    const unknown = await admin('put', `/billing_invoice/${first!.id + 999}/match`, { entryId: 1 })
    unknown.assertStatus(404)
    await putMoney(wallet, { kobo: 18_000_00, kind: 'bank_funding' })
    await settleInvoices()
    assert.deepEqual(await openKobo(), [0, 0])
    const late = await admin('put', path, { entryId: Number(entryId) })
    late.assertStatus(409)
    assert.equal(late.body().code, 'E_INVOICE_SETTLED')
  })

  test('is reduced by a credit note, at most by its open amount, once per idempotency key', async ({
    client,
    assert,
  }) => {
    await twoInvoices(client)
    const [first] = await invoicesOf()
    const admin = await apiClientOf(client, ADMIN)
    const path = `/billing_invoice/${first!.id}/credit_note`
    const body = { amount: 2_500.5, reason: 'Agreed discount' }
    const key = { 'idempotency-key': 'credit-note-one' }
    const credited = await admin('post', path, body, key)
    credited.assertStatus(200)
    const repeated = await admin('post', path, body, key)
    assert.deepEqual(repeated.body(), credited.body())
    assert.deepEqual(await openKobo(), [7_499_50, 20_000_00])
    const [note] = await invoicesOf('CN')
    assert.containsSubset(note, { totalKobo: 2_500_50, reason: 'Agreed discount' })
    const tooMuch = await admin('post', path, { ...body, amount: 7_499.51 })
    tooMuch.assertStatus(422)
    assert.equal(tooMuch.body().code, 'E_CREDIT_TOO_LARGE')
    for (const wrong of [{ ...body, amount: 0 }, { ...body, amount: 1.001 }, { amount: 1 }]) {
      const refused = await admin('post', path, wrong)
      refused.assertStatus(422)
    }
    assert.equal(await cashOf(), -27_499_50)
    const ofNote = await admin('post', `/billing_invoice/${note!.id}/credit_note`, body)
    ofNote.assertStatus(404)
  })

  test('is written off only by a root user, against our write-off account', async ({
    client,
    assert,
  }) => {
    await twoInvoices(client)
    const [first] = await invoicesOf()
    const path = `/billing_invoice/${first!.id}/write_off`
    const body = { reason: 'Insolvent' }
    const admin = await apiClientOf(client, ADMIN)
    const forbidden = await admin('post', path, body)
    forbidden.assertStatus(403)
    for (const [email, canWriteOff] of [
      [ADMIN, false],
      [ROOT, true],
    ] as const) {
      const session = await PageSession.signedIn(email)
      const { props } = await session.visit(`/admin/invoices/${first!.id}`)
      assert.equal(props.canWriteOff, canWriteOff)
    }
    const root = await apiClientOf(client, ROOT)
    const blank = await root('post', path, { reason: ' ' })
    blank.assertStatus(422)
    const off = await root('post', path, body)
    off.assertStatus(200)
    assert.deepEqual(await openKobo(), [0, 20_000_00])
    assert.equal(await cashOf(), -20_000_00)
    const account = await LedgerAccount.ofSystem('write_offs')
    assert.equal(account.balanceKobo, -10_000_00)
    const [written] = await invoicesOf()
    assert.equal(written!.state, 'written_off')
    const again = await root('post', path, body)
    again.assertStatus(409)
  })

  test('cannot be credited any more once it is credited in part and written off', async ({
    client,
    assert,
  }) => {
    await twoInvoices(client)
    const [first] = await invoicesOf()
    const admin = await apiClientOf(client, ADMIN)
    const root = await apiClientOf(client, ROOT)
    const creditPath = `/billing_invoice/${first!.id}/credit_note`
    const credited = await admin('post', creditPath, { amount: 1_000, reason: 'Late pickup' })
    credited.assertStatus(200)
    const off = await root('post', `/billing_invoice/${first!.id}/write_off`, { reason: 'Gone' })
    off.assertStatus(200)
    const more = await admin('post', creditPath, { amount: 0.01, reason: 'Once more' })
    more.assertStatus(422)
    assert.equal(more.body().message, 'Nothing is left of this invoice to credit.')
    assert.equal(await cashOf(), -20_000_00)
  })

  test('is open to its business as page, PDF and CSV; others get 404', async ({
    client,
    assert,
  }) => {
    const { owner } = await twoInvoices(client)
    const [first] = await invoicesOf()
    const listed = await owner('get', '/billing_invoice')
    assert.deepEqual(
      listed.body().data.map(({ total, open }: { total: number; open: number }) => [total, open]),
      [
        [20_000, 20_000],
        [10_000, 10_000],
      ]
    )
    const read = await owner('get', `/billing_invoice/${first!.id}`)
    assert.containsSubset(read.body().data, {
      invoice: { number: first!.number },
      lines: [{ amount: 10_000, detail: 'DHL, Nigeria to United Kingdom, 1.50 kg' }],
      statement: [{ amount: 0 }, { label: 'Charges on this invoice' }, { amount: -10_000 }],
    })
    const token = await owner('get', `/billing_invoice/${first!.id}/pdf`)
    const file = await fetch(
      `${addressOfServer()}/api/v1/files/download?token=${token.body().message}`
    )
    const [text] = await readPages(Buffer.from(await file.arrayBuffer()))
    for (const expected of [first!.number, 'ACME Foods', 'TIN 1234-0001', 'Total ₦10,000.00'])
      assert.include(text, expected)
    assert.match(text!, /Closing balance -₦10,000\.00/)
    const csv = await owner('get', `/billing_invoice/${first!.id}/csv`)
    assert.include(csv.text(), `${first!.number},Line,`)
    assert.include(csv.text(), `DHL,NG-GB,1.5,10000,`)
    assert.include(csv.text(), 'Charges,,Charges,,,,,-10000,')
    const member = await apiClientOf(client, 'member@sendam.test')
    for (const path of ['', '/pdf', '/csv']) {
      const foreign = await member('get', `/billing_invoice/${first!.id}${path}`)
      foreign.assertStatus(404)
    }
    const none = await member('get', '/billing_invoice')
    assert.deepEqual(none.body().data, [])
  })

  test('is drawn in a worker thread, so that other requests go on', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { owner } = await twoInvoices(client)
    const [{ id }] = await invoicesOf()
    const token = await owner('get', `/billing_invoice/${id}/pdf`)
    const tasks = recordThreadTasks(cleanup)
    const file = await fetch(
      `${addressOfServer()}/api/v1/files/download?token=${token.body().message}`
    )
    assert.equal(file.status, 200)
    assert.deepEqual(tasks, ['renderBillingInvoice'])
  })

  test('is mailed with the same PDF and CSV as the download, like its credit note', async ({
    client,
    assert,
    cleanup,
  }) => {
    const wallet = await giveAcmeCredit()
    await putMoney(wallet, { kobo: -100_00, kind: 'staff_debit', from: 'adjustments' })
    const mailed = captureAttachments(cleanup)
    await runPeriod()
    const [invoice] = await invoicesOf()
    const admin = await apiClientOf(client, ADMIN)
    const credit = { amount: 10, reason: 'Late pickup' }
    const credited = await admin('post', `/billing_invoice/${invoice!.id}/credit_note`, credit)
    credited.assertStatus(200)
    await settleInvoices()
    const [note] = await invoicesOf('CN')
    const owner = await apiClientOf(client, OWNER)
    for (const { id, number } of [invoice!, note!]) {
      const csv = await owner('get', `/billing_invoice/${id}/csv`)
      assert.equal(mailed.get(`${number}.csv`)!.toString(), csv.text())
      assert.include(csv.text(), `${number},Line,`)
      const [text] = await readPages(mailed.get(`${number}.pdf`)!)
      assert.include(text, number)
    }
    assert.equal(mailed.size, 4)
  })

  test('shows its lines page by page and finds them by text', async ({ client, assert }) => {
    const wallet = await giveAcmeCredit()
    const debit = { kind: 'staff_debit', from: 'adjustments' } as const
    for (let at = 1; at <= 12; at += 1)
      await putMoney(wallet, { ...debit, kobo: -at * 100, comment: `Boxes of lot ${at}.` })
    await runPeriod()
    const [invoice] = await invoicesOf()
    for (const [email, component, address] of [
      [OWNER, 'shipping/invoicing/invoice', `/base/wallet/invoices/${invoice!.id}`],
      [ADMIN, 'admin/billing_runs/billing_invoice', `/admin/invoices/${invoice!.id}`],
    ] as const) {
      const session = await PageSession.signedIn(email)
      const loadLines = async (query: string) => {
        const { props } = await session.visit(`${address}?${query}`, {
          component,
          only: 'lines',
        })
        const { data, metadata } = props.lines
        return { amounts: data.map(({ amount }: { amount: number }) => amount), ...metadata }
      }
      const first = await loadLines('perPage=10')
      assert.deepEqual(first.amounts, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      assert.equal(first.total, 12)
      const second = await loadLines(`perPage=10&page=2&cursor=${first.nextCursor}`)
      assert.deepEqual(second.amounts, [11, 12])
      const found = await loadLines('search=lot%207.')
      assert.deepEqual(found.amounts, [7])
      const { props } = await session.visit(address)
      assert.notProperty(props, 'lines')
      assert.notProperty(props.whole, 'lines')
      assert.equal(props.whole.invoice.total, 78)
    }
    const owner = await apiClientOf(client, OWNER)
    const csv = await owner('get', `/billing_invoice/${invoice!.id}/csv`)
    assert.lengthOf(csv.text().match(/,Line,/g)!, 12)
  })

  test('offers staff the latest payments that could pay it, page by page', async ({
    client,
    assert,
  }) => {
    const { wallet } = await twoInvoices(client)
    const [first, second] = await invoicesOf()
    const pay = async (naira: number) => {
      const transfer = await putMoney(wallet, { kobo: naira * 100, kind: 'bank_funding' })
      const entry = await db
        .from('ledger_entries')
        .where({ transfer_id: transfer, account_id: wallet.account('cash').id })
        .firstOrFail()
      return Number(entry.id)
    }
    const paid = []
    for (let at = 0; at < 23; at += 1) paid.push(await pay(at < 22 ? 400 : 900))
    await settleInvoices()
    await makeOverdue(first!, 1)
    const session = await PageSession.signedIn(ADMIN)
    const listOffered = async ({ id }: { id: number }, cursor = '') => {
      const { props } = await session.visit(`/admin/invoices/${id}?payments=${cursor}`)
      const ids = props.payments.map(({ entryId }: { entryId: number }) => entryId)
      return { ids, older: props.olderPayments, isContinued: props.hasNewerPayments }
    }
    const latest = await listOffered(second!)
    assert.deepEqual(latest.ids, paid.slice(3).toReversed())
    const older = await listOffered(second!, latest.older)
    assert.deepEqual(older, { ids: paid.slice(0, 3).toReversed(), older: null, isContinued: true })
    const invalid = await listOffered(second!, 'nonsense')
    assert.deepEqual(invalid, latest)
    // A payment that already pays this invoice cannot be matched to it again.
    const own = await listOffered(first!)
    assert.deepEqual(own.ids, [])
    const admin = await apiClientOf(client, ADMIN)
    const matched = await admin('put', `/billing_invoice/${second!.id}/match`, { entryId: paid[0] })
    matched.assertStatus(200)
    const left = await listOffered(second!, latest.older)
    assert.notInclude(left.ids, paid[0])
  })

  test('finds matchable payments by an index among 40,000 ledger entries', async ({
    client,
    assert,
  }) => {
    const { wallet } = await twoInvoices(client)
    await putMoney(wallet, { kobo: 4_000_00, kind: 'bank_funding' })
    await settleInvoices()
    const [, second] = await invoicesOf()
    const cash = wallet.account('cash').id
    for (const table of ['ledger_transfers', 'ledger_entries'])
      await db.rawQuery(`alter table ${table} disable trigger user`)
    // So many payments that the planner prefers the index to reading them all.
    await db.rawQuery(
      `insert into ledger_transfers (kind, reference, created_at)
         select case i % 4 when 0 then 'bank_funding' else 'staff_debit' end, 'MANY-' || i, now() + i * interval '1 ms'
         from generate_series(1, 40000) as i`
    )
    await db.rawQuery(
      `insert into ledger_entries (transfer_id, account_id, amount_kobo, balance_after_kobo, created_at)
         select id, ?, case kind when 'bank_funding' then 100 else -100 end, 0, created_at
         from ledger_transfers where reference like 'MANY-%' order by id`,
      [cash]
    )
    for (const table of ['ledger_transfers', 'ledger_entries'])
      await db.rawQuery(`alter table ${table} enable trigger user`)
    await db.rawQuery('analyze ledger_entries, ledger_transfers')
    // Uncommitted rows are not vacuumed, so index scans look costlier than in production.
    await db.rawQuery('set local random_page_cost = 1.1')
    const plans = await collectPlans(() => listMatchablePayments(second!))
    const reading = plans.filter(({ sql }) => /billing_matches/.test(sql))
    assert.lengthOf(reading, 1)
    assert.deepEqual(findPlanFaults(reading, { shown: 21 }), [])
  })

  test('is listed to staff by state and age, with the open amounts by age', async ({
    client,
    assert,
  }) => {
    await twoInvoices(client)
    const [first, second] = await invoicesOf()
    const admin = await apiClientOf(client, ADMIN)
    const findIds = async (query: string) => {
      const answer = await admin('get', `/billing_invoice/all?${query}`)
      answer.assertStatus(200)
      return answer.body().data.map(({ id }: { id: number }) => id)
    }
    for (const [days, age, part] of [
      [30, '1', 'to30Text'],
      [31, '31', 'to60Text'],
      [60, '31', 'to60Text'],
      [61, '61', 'to90Text'],
      [90, '61', 'to90Text'],
      [91, '91', 'overText'],
    ] as const) {
      await makeOverdue(first!, days)
      assert.deepEqual(await findIds(`age=${age}`), [first!.id], `${days} days`)
      const ageing = await admin('get', '/billing_invoice/ageing')
      const [row] = ageing.body().data
      assert.equal(row[part], '₦10,000.00', `${days} days`)
      assert.containsSubset(row, { notDueText: '₦20,000.00', openText: '₦30,000.00' })
    }
    // The total includes businesses that the list omits.
    assert.containsSubset(await sumAgeing(), { openKobo: 30_000_00, overKobo: 10_000_00 })
    assert.deepEqual(await findIds('age=0'), [second!.id])
    assert.deepEqual(await findIds('show=overdue'), [first!.id])
    assert.deepEqual(await findIds('show=open'), [second!.id, first!.id])
    assert.deepEqual(await findIds('show=settled'), [])
    const lists = [
      '/billing_invoice/all?show=lost',
      '/billing_invoice/all?cursor=x',
      '/billing_run/all?cursor=x',
    ]
    for (const list of lists) {
      const wrong = await admin('get', list)
      wrong.assertStatus(422)
    }
  })

  test('sends one reminder per set day, and none once it is paid', async ({ client, assert }) => {
    const { wallet } = await twoInvoices(client)
    const [first] = await invoicesOf()
    const reminders = async () => {
      const mails = await mailOf(OWNER)
      return mails.filter(({ subject }) => subject!.startsWith('Reminder')).length
    }
    await makeOverdue(first!, 1)
    await settleInvoices()
    await settleInvoices()
    assert.equal(await reminders(), 1)
    // Two reminder days have passed meanwhile, but one email is enough.
    await makeOverdue(first!, 15)
    await settleInvoices()
    await settleInvoices()
    assert.equal(await reminders(), 2)
    await db
      .from('billing_notices')
      .where({ invoice_id: first!.id, day: 14 })
      .update({ sent_at: null })
    await putMoney(wallet, { kobo: 10_000_00, kind: 'bank_funding' })
    await settleInvoices()
    assert.equal(await reminders(), 2)
  })

  test('is mailed as soon as its business has a contact', async ({ client, assert }) => {
    const acme = await Organization.findOrFail(ACME)
    await acme.merge({ contactEmail: null }).save()
    await twoInvoices(client)
    const notices = () => db.from('billing_notices').whereNull('sent_at').where('day', 0)
    assert.lengthOf(await notices(), 2)
    await acme.merge({ contactEmail: 'books@acme.test' }).save()
    await settleInvoices()
    assert.lengthOf(await notices(), 0)
    assert.lengthOf(await mailOf('books@acme.test'), 2)
  })

  test('whose e-mail fails waits for staff and does not hold up others', async ({
    client,
    assert,
  }) => {
    const acme = await Organization.findOrFail(ACME)
    await acme.merge({ contactEmail: null }).save()
    await twoInvoices(client)
    await acme.merge({ contactEmail: 'books@acme.test' }).save()
    const [first] = await invoicesOf()
    await recordFailedJob('shipping.send_invoice_notices', { invoiceId: first!.id })
    await settleInvoices()
    const left = await db.from('billing_notices').whereNull('sent_at').where('day', 0)
    assert.deepEqual(
      left.map((notice) => Number(notice.invoice_id)),
      [first!.id]
    )
    assert.lengthOf(await mailOf('books@acme.test'), 1)
  })

  test("blocks payments on credit while overdue, but never those from the customer's own money", async ({
    client,
    assert,
  }) => {
    const { wallet, owner } = await twoInvoices(client)
    const [first] = await invoicesOf()
    await makeOverdue(first!, 11)
    await settleInvoices()
    await makePaidShipment(owner, 100)
    await creditStop.set({ on: true, days: 10, kobo: 0 }, { by: null })
    await settleInvoices()
    const shipment = await makeShipment({
      status: 'AWAITING_PAYMENT_CONFIRMATION',
      owner: OWNER,
      shippingNaira: 1_000,
    })
    const path = `/shipment/${shipment.transactionReference}/make_payment/Wallet`
    const refused = await owner('post', path)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'E_CREDIT_STOPPED')
    assert.include(refused.body().message, 'Your credit is on hold because an invoice is overdue.')
    await putMoney(wallet, { kobo: 9_000_00, kind: 'bank_funding' })
    await settleInvoices()
    const still = await owner('post', path)
    still.assertStatus(409)
    // The balance must cover the debt and the price, and is one kobo short of both.
    await putMoney(wallet, { kobo: 22_099_99, kind: 'staff_credit', from: 'adjustments' })
    const own = await owner('post', path)
    own.assertStatus(409)
    await putMoney(wallet, { kobo: 1, kind: 'staff_credit', from: 'adjustments' })
    const paid = await owner('post', path)
    paid.assertStatus(200)
    assert.equal(await cashOf(), 0)
    await settleInvoices()
    const { creditStoppedAt } = await walletOf(OWNER)
    assert.isNull(creditStoppedAt)
    await makePaidShipment(owner, 500)
  })

  test('blocks payments on credit also when more than a set amount is overdue', async ({
    client,
    assert,
  }) => {
    await twoInvoices(client)
    const [first] = await invoicesOf()
    await makeOverdue(first!, 1)
    await creditStop.set({ on: true, days: 10, kobo: 10_000_00 }, { by: null })
    await settleInvoices()
    const wallet = await walletOf(OWNER)
    assert.isNull(wallet.creditStoppedAt)
    await creditStop.set({ on: true, days: 10, kobo: 9_999_99 }, { by: null })
    await settleInvoices()
    const { creditStoppedAt } = await wallet.refresh()
    assert.isNotNull(creditStoppedAt)
  })
})
