import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import Organization from '#identity/organizations/models/organization'
import type { BillingCycle } from '#identity/organizations/rules/billing_cycles'
import User from '#identity/accounts/models/user'
import {
  type BillingPeriod,
  nextBillingPeriod,
  billingPeriodAt,
} from '#shipping/invoicing/billing_periods'
import BillingInvoice from '#shipping/invoicing/models/billing_invoice'
import { billingRuns } from '#shipping/invoicing/invoicing_settings'
import { startBillingRun } from '#shipping/invoicing/start_billing_run'
import type Shipment from '#shipping/shipment/models/shipment'
import { runSweep, runSweepAndJobs } from '#tests/support/jobs'
import { putMoney, walletOf } from '#tests/support/money/wallet_rows'
import type { ApiClientCall } from '#tests/support/api_client'
import { makeShipment } from '#tests/support/shipment_rows'

export const ACME = 3
export const OWNER = 'owner@acme.test'

/** Gives ACME Foods a billing cycle and ₦1,000,000 of credit, and turns billing runs on. */
export async function giveAcmeCredit(cycle: BillingCycle = 'Weekly') {
  await billingRuns.set(true, { by: null })
  const acme = await Organization.findOrFail(ACME)
  await acme.merge({ billingCycle: cycle, address: '5 Marina, Lagos', tin: '1234-0001' }).save()
  await replaceUsedWallet()
  const wallet = await walletOf(OWNER)
  await wallet.setCreditLimit(1_000_000_00)
  return wallet
}

/** ACME must have an unused wallet: gives one with committed transactions to a person instead. */
async function replaceUsedWallet() {
  const { id } = await User.findByOrFail('email', OWNER)
  await db
    .from('wallets')
    .where('organization_id', ACME)
    .whereNull('user_id')
    .whereExists((used) =>
      used
        .from('ledger_entries')
        .join('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
        .whereColumn('ledger_accounts.wallet_id', 'wallets.id')
    )
    .update({ user_id: id })
}

/** Creates a shipment of ACME Foods that its owner paid from the wallet. */
export async function makePaidShipment(owner: ApiClientCall, naira = 45_000): Promise<Shipment> {
  const shipment = await makeShipment({
    status: 'AWAITING_PAYMENT_CONFIRMATION',
    owner: OWNER,
    shippingNaira: naira,
  })
  const path = `/shipment/${shipment.transactionReference}/make_payment/Wallet`
  const paid = await owner('post', path)
  paid.assertStatus(200)
  return shipment.refresh()
}

/** The current week; a billing run for it invoices everything that has been recorded so far. */
export const thisWeek = () => billingPeriodAt('Weekly', DateTime.now())

/** Runs a billing period, even before its end, and settles its invoices. Returns the run's id. */
export async function runPeriod(period: BillingPeriod = thisWeek()): Promise<number> {
  const { id: by } = await User.findByOrFail('email', 'admin@sendam.test')
  const id = await startBillingRun(period, by)
  await runSweep('shipping.run_billing')
  await settleInvoices()
  return id
}

export function settleInvoices() {
  return runSweepAndJobs('shipping.settle_invoices')
}

export function invoicesOf(series: 'INV' | 'CN' = 'INV') {
  return BillingInvoice.query()
    .where({ organizationId: ACME, series })
    .preload('balance')
    .preload('lines', (lines) => lines.orderBy('id'))
    .orderBy('id')
    .exec()
}

export async function cashOf(email = OWNER): Promise<number> {
  const wallet = await walletOf(email)
  const cash = await wallet.account('cash').refresh()
  return cash.balanceKobo
}

export async function makeOverdue({ id }: { id: number }, days: number) {
  const due = DateTime.now().setZone('Africa/Lagos').minus({ days }).toISODate()!
  await db.rawQuery('alter table billing_invoices disable trigger billing_invoices_append_only')
  await db.from('billing_invoices').where({ id }).update({ due_on: due })
  await db.rawQuery('alter table billing_invoices enable trigger billing_invoices_append_only')
  await db.from('billing_balances').where('invoice_id', id).update({ due_on: due })
}

/** Creates two unpaid invoices of ₦100 each. It empties the wallet first, which would pay them. */
export async function createTwoOpenInvoices() {
  const wallet = await giveAcmeCredit()
  const held = await cashOf()
  if (held > 0) await putMoney(wallet, { kobo: -held })
  const debit = { kobo: -100_00, kind: 'staff_debit', from: 'adjustments' } as const
  await putMoney(wallet, debit)
  await runPeriod()
  await putMoney(wallet, debit)
  await runPeriod(nextBillingPeriod(thisWeek()))
  return invoicesOf()
}
