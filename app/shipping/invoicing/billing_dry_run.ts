import db from '@adonisjs/lucid/services/db'
import Organization from '#identity/organizations/models/organization'
import { sumDraftInvoice } from '#shipping/invoicing/draft_invoice'
import { loadBillingAccounts, listBilledBusinesses } from '#shipping/invoicing/billing_accounts'
import { type BillingPeriod, billingPeriodEnd } from '#shipping/invoicing/billing_periods'
import { sumEntries, findLastEntries, NO_LEDGER_ENTRY } from '#shipping/invoicing/ledger_entries'
import { invoiceTerms } from '#shipping/invoicing/invoicing_settings'

/** Saves nothing, uses no invoice numbers, and needs no more queries for more businesses. */
export async function dryRunBilling(period: BillingPeriod) {
  const ids = await listBilledBusinesses(period.cycle)
  const names = await Organization.query().whereIn('id', ids).select('id', 'name')
  const { vatBasisPoints } = await invoiceTerms.get()
  const accounts = await loadBillingAccounts(ids, period)
  const accountIds = accounts.map(({ accountId }) => accountId)
  const lasts = await findLastEntries(db, accountIds, billingPeriodEnd(period).toJSDate())
  const spans = accounts.map((account) => ({
    account,
    upTo: lasts.get(account.accountId)?.id ?? 0,
  }))
  const moves = Map.groupBy(await sumEntries(db, spans), ({ accountId }) => accountId)
  const nameOf = new Map(names.map(({ id, name }) => [id, name]))
  const trials = accounts
    .toSorted((one, other) => one.organizationId - other.organizationId)
    .map((account) => {
      const { organizationId, accountId } = account
      const last = lasts.get(accountId) ?? NO_LEDGER_ENTRY
      const sums = sumsOrNull(account, { last, moves: moves.get(accountId) ?? [], vatBasisPoints })
      return sums && { ...sums, organizationId, name: nameOf.get(organizationId)! }
    })
    .filter((trial) => trial !== null)
  const totalKobo = trials.reduce((sum, trial) => sum + trial.totalKobo, 0)
  return { businesses: ids.length, totalKobo, trials }
}

export type BillingDryRun = Awaited<ReturnType<typeof dryRunBilling>>
export type DryRunInvoice = BillingDryRun['trials'][number]

function sumsOrNull(...given: Parameters<typeof sumDraftInvoice>) {
  const nothing = { lines: 0, openingKobo: 0, totalKobo: 0, vatKobo: 0, closingKobo: 0 }
  try {
    const bill = sumDraftInvoice(...given)
    return bill && { ...bill.sums, lines: bill.lineCount, failure: null }
  } catch (error) {
    return { ...nothing, failure: error instanceof Error ? error.message : String(error) }
  }
}
