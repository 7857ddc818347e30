import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Organization from '#identity/organizations/models/organization'
import {
  endedBillingPeriods,
  billingPeriodEnd,
  nextBillingPeriod,
} from '#shipping/invoicing/billing_periods'
import type { DraftInvoice } from '#shipping/invoicing/draft_invoice'
import { issueInvoice } from '#shipping/invoicing/issue_invoice'
import { billingRuns, invoiceTerms } from '#shipping/invoicing/invoicing_settings'
import { startDueBillingRuns } from '#shipping/invoicing/start_billing_run'
import { type BillingDryRun, dryRunBilling } from '#shipping/invoicing/billing_dry_run'
import Wallet from '#wallet/balances/wallet'
import { runSweep } from '#tests/support/jobs'
import {
  ACME,
  giveAcmeCredit,
  cashOf,
  invoicesOf,
  OWNER,
  makePaidShipment,
  runPeriod,
  settleInvoices,
  thisWeek,
} from '#tests/support/money/billing'
import { backdate, putMoney, walletOf } from '#tests/support/money/wallet_rows'
import { mailOf } from '#tests/support/people'
import { countQueries } from '#tests/support/database/query_count'
import { apiClientOf } from '#tests/support/api_client'
import { bookWithCourier } from '#shipping/carriers/courier_booking'

test.group('A billing run', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('invoices what a business owes for the period, exactly as in its ledger', async ({
    client,
    assert,
  }) => {
    const wallet = await giveAcmeCredit()
    const owner = await apiClientOf(client, OWNER)
    await putMoney(wallet, { kobo: 10_000_50, kind: 'bank_funding' })
    const shipped = await makePaidShipment(owner, 45_000)
    const voided = await makePaidShipment(owner, 30_000.25)
    await bookWithCourier(voided.id)
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const voiding = await admin('delete', `/shipment/void/${voided.id}`)
    voiding.assertStatus(200)
    await putMoney(wallet, { kobo: -500_00, kind: 'staff_debit', from: 'adjustments' })
    await runPeriod()

    const [invoice] = await invoicesOf()
    assert.containsSubset(invoice, {
      openingKobo: 0,
      chargesKobo: 45_500_00,
      paymentsKobo: 10_000_50,
      totalKobo: 45_500_00,
      creditedKobo: 0,
      adjustmentsKobo: 0,
      vatKobo: 0,
      closingKobo: await cashOf(),
    })
    assert.deepEqual(
      invoice!.lines.map(({ kind, shipmentId, amountKobo }) => [kind, shipmentId, amountKobo]),
      [
        ['shipment', shipped.id, 45_000_00],
        ['shipment', voided.id, 30_000_25],
        ['void', voided.id, -30_000_25],
        ['debit', null, 500_00],
      ]
    )
    assert.equal(invoice!.number, `INV-${invoice!.year}-000001`)
    assert.containsSubset(invoice!.lines[0], { courier: 'DHL', lane: 'NG-GB', grams: 1500 })
    assert.match(invoice!.lines[0]!.description, /^Shipment \d+ to London$/)
    assert.equal(invoice!.balance!.openKobo, 45_500_00 - 10_000_50)
    const [mail] = await mailOf(OWNER)
    assert.include(mail!.subject, `Invoice ${invoice!.number}: ₦45,500.00`)
    assert.include(mail!.text, '₦35,499.50')
    assert.deepEqual(
      mail!.attachments!.map(({ filename }) => filename),
      [`${invoice!.number}.pdf`, `${invoice!.number}.csv`]
    )
  })

  test('never invoices anything twice, nor leaves anything out', async ({ client, assert }) => {
    await giveAcmeCredit()
    const owner = await apiClientOf(client, OWNER)
    const first = await makePaidShipment(owner)
    await runPeriod()
    await runPeriod()
    const second = await makePaidShipment(owner)
    await runPeriod()
    assert.lengthOf(await invoicesOf(), 1)
    await runPeriod(nextBillingPeriod(thisWeek()))
    const invoices = await invoicesOf()
    assert.deepEqual(
      invoices.map(({ lines }) => lines.map(({ shipmentId }) => shipmentId)),
      [[first.id], [second.id]]
    )
    assert.equal(invoices[1]!.openingKobo, invoices[0]!.closingKobo)
    assert.deepEqual(
      invoices.map(({ sequence }) => sequence),
      [1, 2]
    )
    assert.lengthOf(await mailOf(OWNER), 2)
  })

  test('invoices entries up to the end of the period in Lagos time, and later ones in the next run', async ({
    client,
    assert,
  }) => {
    const wallet = await giveAcmeCredit('Monthly')
    const [last] = endedBillingPeriods('Monthly', DateTime.now(), 1)
    const charge = (kobo: number) =>
      putMoney(wallet, { kobo: -kobo, kind: 'staff_debit', from: 'adjustments' })
    await backdate(await charge(1_00), last!.from.minus({ seconds: 1 }))
    await backdate(await charge(2_00), last!.from)
    await backdate(await charge(4_00), billingPeriodEnd(last!).minus({ seconds: 1 }))
    await charge(8_00)
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const from = last!.from.toISODate()!
    const started = await admin('post', '/billing_run', { cycle: 'Monthly', from })
    started.assertStatus(200)
    await runSweep('shipping.run_billing')
    const [invoice] = await invoicesOf()
    // ₦1 was owed before the first invoice; it is the invoice's first line.
    assert.containsSubset(invoice, { openingKobo: -1_00, chargesKobo: 6_00, closingKobo: -7_00 })
    assert.equal(invoice!.totalKobo, 7_00)
    assert.equal(invoice!.lines[0]!.kind, 'brought_forward')
    await runPeriod(nextBillingPeriod(last!))
    const [, next] = await invoicesOf()
    assert.containsSubset(next, { openingKobo: -7_00, chargesKobo: 8_00, closingKobo: -15_00 })
    assert.equal(next!.periodFrom.toISODate(), billingPeriodEnd(last!).toISODate())
    const read = await admin('get', `/billing_run/${started.body().data.id}`)
    assert.containsSubset(read.body().data.run, { invoiced: 1, failed: 0, total: 7 })
  })

  test('has a dry run that saves nothing and uses no invoice number', async ({
    client,
    assert,
  }) => {
    await giveAcmeCredit()
    await billingRuns.set(false, { by: null })
    const [week] = endedBillingPeriods('Weekly', DateTime.now(), 1)
    const wallet = await walletOf(OWNER)
    const debit = { kobo: -300_00, kind: 'staff_debit', from: 'adjustments' } as const
    await backdate(await putMoney(wallet, debit), week!.to)
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const body = { cycle: 'Weekly', from: week!.from.toISODate() }
    const dryRun = await admin('post', '/billing_run/try', body)
    dryRun.assertStatus(200)
    assert.containsSubset(dryRun.body().data, {
      businesses: 1,
      trials: [{ organizationId: ACME, name: 'ACME Foods', total: 300, lines: 1 }],
    })
    const off = await admin('post', '/billing_run', body)
    off.assertStatus(409)
    assert.equal(off.body().code, 'E_BILLING_OFF')
    for (const table of ['billing_runs', 'billing_accounts', 'billing_invoices', 'billing_series'])
      assert.lengthOf(await db.from(table), 0, table)
    await billingRuns.set(true, { by: null })
    for (const [wrong, field] of [
      [{ ...body, cycle: 'Non' }, 'cycle'],
      [{ ...body, from: week!.to.toISODate() }, 'from'],
      [{ ...body, from: thisWeek().from.toISODate() }, 'from'],
      [{ ...body, from: '2026-02-31' }, 'from'],
    ] as const) {
      const refused = await admin('post', '/billing_run', wrong)
      refused.assertStatus(422)
      assert.equal(refused.body().errors[0].field, field)
    }
  })

  test('needs no more queries to dry-run five businesses than one', async ({ assert }) => {
    const acme = await giveAcmeCredit()
    const [week] = endedBillingPeriods('Weekly', DateTime.now(), 1)
    const dryRun = async () => {
      let trials: BillingDryRun
      const statements = await countQueries(async () => void (trials = await dryRunBilling(week!)))
      return { statements, ...trials! }
    }
    const debit = { kobo: -300_00, kind: 'staff_debit', from: 'adjustments' } as const
    await backdate(await putMoney(acme, debit), week!.to)
    await dryRun()
    const single = await dryRun()
    assert.deepEqual([single.businesses, single.totalKobo], [1, 300_00])
    for (let at = 1; at <= 4; at += 1) {
      const { id } = await Organization.create({ name: `Shop ${at}`, billingCycle: 'Weekly' })
      const wallet = await Wallet.ownedBy(id, null)
      await wallet.setCreditLimit(1_000_000_00)
      // Debits before, within and after the period; the invoice brings the first one forward.
      const before = week!.from.minus({ days: 1 })
      if (at === 2) await backdate(await putMoney(wallet, { ...debit, kobo: -50 }), before)
      await backdate(await putMoney(wallet, { ...debit, kobo: -at * 100 }), week!.to)
      await putMoney(wallet, debit)
    }
    // The dry run leaves out a business without charges.
    const { id } = await Organization.create({ name: 'Idle', billingCycle: 'Weekly' })
    const idle = await Wallet.ownedBy(id, null)
    await idle.setCreditLimit(1_000_00)
    const many = await dryRun()
    assert.equal(many.statements, single.statements)
    assert.equal(many.businesses, 6)
    assert.deepEqual(
      many.trials.map(({ name, lines, totalKobo, failure }) => [name, lines, totalKobo, failure]),
      [
        ['ACME Foods', 1, 300_00, null],
        ['Shop 1', 1, 100, null],
        ['Shop 2', 2, 250, null],
        ['Shop 3', 1, 300, null],
        ['Shop 4', 1, 400, null],
      ]
    )
  })

  test('has the same sums in its dry run as in its invoices', async ({ client, assert }) => {
    const wallet = await giveAcmeCredit()
    await invoiceTerms.set({ tin: '', rcNumber: '', vatBasisPoints: 750, dueDays: 7 }, { by: null })
    const owner = await apiClientOf(client, OWNER)
    await makePaidShipment(owner, 10_000)
    await runPeriod()
    await putMoney(wallet, { kobo: 4_000_00, kind: 'bank_funding' })
    await makePaidShipment(owner, 20_000)
    const voided = await makePaidShipment(owner, 30_000)
    await bookWithCourier(voided.id)
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const voiding = await admin('delete', `/shipment/void/${voided.id}`)
    voiding.assertStatus(200)
    const next = nextBillingPeriod(thisWeek())
    const { trials } = await dryRunBilling(next)
    await runPeriod(next)
    const [, invoice] = await invoicesOf()
    const { openingKobo, totalKobo, vatKobo, closingKobo, lines } = invoice!
    assert.containsSubset(trials, [
      { openingKobo, totalKobo, vatKobo, closingKobo, lines: lines.length, failure: null },
    ])
    assert.equal(lines.length, 3)
  })

  test('starts automatically only for periods that end after it was switched on', async ({
    assert,
  }) => {
    await giveAcmeCredit()
    await startDueBillingRuns()
    assert.lengthOf(await db.from('billing_runs'), 0)
    const [week] = endedBillingPeriods('Weekly', DateTime.now(), 1)
    await db
      .from('settings')
      .where('key', billingRuns.key)
      .update({ updated_at: week!.to.toJSDate() })
    await startDueBillingRuns()
    await startDueBillingRuns()
    const runs = await db.from('billing_runs').where('cycle', 'Weekly')
    assert.lengthOf(runs, 1)
    assert.isNull(runs[0].started_by)
  })

  for (const cycle of ['Biweekly', 'Monthly'] as const) {
    test(`starts automatically when a ${cycle.toLowerCase()} period is over`, async ({
      assert,
    }) => {
      const wallet = await giveAcmeCredit(cycle)
      const [ended] = endedBillingPeriods(cycle, DateTime.now(), 1)
      const debit = { kobo: -70_00, kind: 'staff_debit', from: 'adjustments' } as const
      await backdate(await putMoney(wallet, debit), ended!.to)
      await db
        .from('settings')
        .where('key', billingRuns.key)
        .update({ updated_at: ended!.to.toJSDate() })
      await runSweep('shipping.run_billing')
      const [invoice, ...more] = await invoicesOf()
      assert.lengthOf(more, 0)
      assert.equal(invoice!.totalKobo, 70_00)
      assert.equal(invoice!.periodFrom.toISODate(), ended!.from.toISODate())
      assert.equal(invoice!.periodTo.toISODate(), ended!.to.toISODate())
    })
  }

  test('still invoices a debt after the billing cycle was removed', async ({ assert }) => {
    const wallet = await giveAcmeCredit()
    const debit = { kobo: -100_00, kind: 'staff_debit', from: 'adjustments' } as const
    await putMoney(wallet, debit)
    await runPeriod()
    await putMoney(wallet, debit)
    const acme = await Organization.findOrFail(ACME)
    await acme.merge({ billingCycle: 'Non' }).save()
    await runPeriod(nextBillingPeriod(thisWeek()))
    const invoices = await invoicesOf()
    assert.deepEqual(
      invoices.map(({ totalKobo }) => totalKobo),
      [100_00, 100_00]
    )
  })

  test('writes 6,000 lines, more than one statement has parameters for', async ({ assert }) => {
    await giveAcmeCredit()
    const line = {
      kind: 'debit' as const,
      shipmentId: null,
      amountKobo: 1_00,
      at: new Date(),
      comment: null,
    }
    const lines = Array.from({ length: 6_000 }, (_, at) => ({ ...line, entryId: -1 - at }))
    const zeros = { paymentsKobo: 0, adjustmentsKobo: 0, creditedKobo: 0, vatKobo: 0 }
    const bill: DraftInvoice = {
      ...zeros,
      openingKobo: 0,
      afterEntryId: -6_001,
      lastEntryId: -1,
      vatBasisPoints: 0,
      chargesKobo: 6_000_00,
      closingKobo: -6_000_00,
      totalKobo: 6_000_00,
      lines,
    }
    const terms = await invoiceTerms.get()
    const header = { series: 'INV', organizationId: ACME, period: thisWeek(), terms } as const
    await db.transaction((trx) => issueInvoice(trx, { ...header, bill }))
    const [invoice] = await invoicesOf()
    assert.lengthOf(invoice!.lines, 6_000)
  })

  test('leaves out a business with nothing to pay or without credit', async ({
    client,
    assert,
  }) => {
    const wallet = await giveAcmeCredit()
    await runPeriod()
    assert.lengthOf(await invoicesOf(), 0)
    const result = await db.from('billing_run_results').first()
    assert.equal(result.outcome, 'nothing')
    await makePaidShipment(await apiClientOf(client, OWNER))
    await putMoney(wallet, { kobo: 45_000_00 })
    await wallet.setCreditLimit(0)
    await runPeriod(nextBillingPeriod(thisWeek()))
    assert.lengthOf(await invoicesOf(), 0)
  })

  test('reports a failed invoice and uses its number in the next attempt', async ({
    client,
    assert,
  }) => {
    const wallet = await giveAcmeCredit()
    await putMoney(wallet, { kobo: -100_00, kind: 'staff_debit', from: 'adjustments' })
    // The ledger contradicts its entries, so no invoice may be created.
    await db.rawQuery('alter table ledger_entries disable trigger ledger_entries_append_only')
    await db
      .from('ledger_entries')
      .where('account_id', wallet.account('cash').id)
      .increment('balance_after_kobo', 1)
    const id = await runPeriod()
    assert.lengthOf(await db.from('billing_series'), 0)
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const read = await admin('get', `/billing_run/${id}`)
    assert.lengthOf(read.body().data.failures, 1)
    await db
      .from('ledger_entries')
      .where('account_id', wallet.account('cash').id)
      .increment('balance_after_kobo', -1)
    await runPeriod()
    const [invoice] = await invoicesOf()
    assert.equal(invoice!.sequence, 1)
    const again = await admin('get', '/billing_run/all')
    assert.containsSubset(again.body().data, [{ id, failed: 0, invoiced: 1, isFinished: true }])
  })

  test('states the VAT within the total, rounded once', async ({ client, assert }) => {
    await giveAcmeCredit()
    const terms = { tin: '9988-0001', rcNumber: 'RC 77', vatBasisPoints: 750, dueDays: 7 }
    await invoiceTerms.set(terms, { by: null })
    const owner = await apiClientOf(client, OWNER)
    for (const naira of [100.01, 100.01, 100.01]) await makePaidShipment(owner, naira)
    await runPeriod()
    const [invoice] = await invoicesOf()
    assert.equal(invoice!.totalKobo, 300_03)
    // The VAT is rounded once: three shipments with 6.98 each would make 20.94.
    assert.equal(invoice!.vatKobo, 20_93)
    assert.containsSubset(invoice!.issuer, { tin: '9988-0001', rcNumber: 'RC 77' })
    assert.equal(invoice!.customer.tin, '1234-0001')
    assert.equal(invoice!.dueOn.diff(invoice!.issuedOn, 'days').days, 7)
  })

  test('credits no more VAT in credit notes than the invoice has', async ({ client, assert }) => {
    await giveAcmeCredit()
    await invoiceTerms.set(
      { tin: '9988-0001', rcNumber: 'RC 77', vatBasisPoints: 750, dueDays: 7 },
      { by: null }
    )
    await makePaidShipment(await apiClientOf(client, OWNER), 100.01)
    await runPeriod()
    const [invoice] = await invoicesOf()
    const admin = await apiClientOf(client, 'admin@sendam.test')
    for (const amount of [33.34, 33.34, 33.33]) {
      const body = { amount, reason: 'Agreed' }
      const credited = await admin('post', `/billing_invoice/${invoice!.id}/credit_note`, body)
      credited.assertStatus(200)
    }
    const notes = await invoicesOf('CN')
    // Three notes with 2.33 of VAT each would make 0.01 more than the invoice's 6.98.
    assert.deepEqual(
      notes.map(({ vatKobo }) => vatKobo),
      [233, 232, 233]
    )
    assert.equal(invoice!.vatKobo, 698)
  })

  test('credits no negative VAT after older notes that credited too much', async ({
    client,
    assert,
  }) => {
    await giveAcmeCredit()
    await invoiceTerms.set({ tin: '', rcNumber: '', vatBasisPoints: 750, dueDays: 7 }, { by: null })
    await makePaidShipment(await apiClientOf(client, OWNER), 100.01)
    await runPeriod()
    const [invoice] = await invoicesOf()
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const credit = async (amount: number) => {
      const body = { amount, reason: 'Agreed' }
      const credited = await admin('post', `/billing_invoice/${invoice!.id}/credit_note`, body)
      credited.assertStatus(200)
    }
    for (const amount of [33.34, 33.34]) await credit(amount)
    // Older notes were rounded individually: together one kobo more.
    await db.rawQuery('alter table billing_invoices disable trigger billing_invoices_append_only')
    await db.from('billing_invoices').where('series', 'CN').update({ vat_kobo: 233 })
    await db.rawQuery('alter table billing_invoices enable trigger billing_invoices_append_only')
    await credit(0.01)
    const notes = await invoicesOf('CN')
    assert.deepEqual(
      notes.map(({ vatKobo }) => vatKobo),
      [233, 233, 0]
    )
  })

  test('gives a shipment that is refunded after its invoice a credit note', async ({
    client,
    assert,
  }) => {
    await giveAcmeCredit()
    const shipment = await makePaidShipment(await apiClientOf(client, OWNER), 20_000)
    await bookWithCourier(shipment.id)
    await runPeriod()
    const admin = await apiClientOf(client, 'admin@sendam.test')
    const voiding = await admin('delete', `/shipment/void/${shipment.id}`)
    voiding.assertStatus(200)
    await settleInvoices()
    await settleInvoices()
    const [note, ...more] = await invoicesOf('CN')
    assert.lengthOf(more, 0)
    const [invoice] = await invoicesOf()
    assert.containsSubset(note, { creditsId: invoice!.id, totalKobo: 20_000_00, sequence: 1 })
    assert.equal(invoice!.balance!.openKobo, 0)
    assert.equal(await cashOf(), 0)
    const [mail] = await mailOf(OWNER)
    assert.include(mail!.subject, `Credit note ${note!.number}`)
    await putMoney(await walletOf(OWNER), {
      kobo: -50_00,
      kind: 'staff_debit',
      from: 'adjustments',
    })
    await runPeriod(nextBillingPeriod(thisWeek()))
    const [, next] = await invoicesOf()
    assert.containsSubset(next, { openingKobo: -20_000_00, creditedKobo: 20_000_00 })
    assert.equal(next!.closingKobo, -50_00)
  })

  test('issues invoices that cannot be changed or deleted', async ({ client, assert }) => {
    await giveAcmeCredit()
    await makePaidShipment(await apiClientOf(client, OWNER))
    await runPeriod()
    const [invoice] = await invoicesOf()
    const { id } = invoice!
    for (const change of [
      () => db.from('billing_invoices').where({ id }).update({ total_kobo: 1 }),
      () => db.from('billing_invoice_lines').where('invoice_id', id).delete(),
      () => db.from('billing_invoices').where({ id }).delete(),
    ]) {
      const attempt = db.transaction(change)
      await assert.rejects(() => attempt, /append-only/)
    }
  })
})
