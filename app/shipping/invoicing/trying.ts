import db from '@adonisjs/lucid/services/db'
import Organization from '#identity/organizations/models/organization'
import { billOf } from '#shipping/invoicing/bill'
import { billedBusinesses, freshAccount } from '#shipping/invoicing/billed_businesses'
import type { BillingPeriod } from '#shipping/invoicing/billing_periods'
import { lastEntry } from '#shipping/invoicing/entries'
import BillingAccount from '#shipping/invoicing/models/billing_account'
import { invoiceTerms } from '#shipping/invoicing/settings'

export interface Trial {
  organizationId: number
  name: string
  lines: number
  openingKobo: number
  totalKobo: number
  vatKobo: number
  closingKobo: number
  /** Why it cannot be invoiced. */
  failure: string | null
}

export interface Trials {
  businesses: number
  totalKobo: number
  trials: Trial[]
}

/** What a run would invoice now. Nothing is kept, and no number is drawn. */
export async function tryRun(period: BillingPeriod): Promise<Trials> {
  const ids = await billedBusinesses(period.cycle)
  const names = await Organization.query().whereIn('id', ids).select('id', 'name')
  const { vatBasisPoints } = await invoiceTerms.get()
  const trials = []
  for (const { id, name } of names.toSorted((one, other) => one.id - other.id)) {
    const trial = await tryOne({ id, name }, period, vatBasisPoints)
    if (trial) trials.push(trial)
  }
  const totalKobo = trials.reduce((sum, trial) => sum + trial.totalKobo, 0)
  return { businesses: ids.length, totalKobo, trials }
}

async function tryOne(
  { id: organizationId, name }: { id: number; name: string },
  period: BillingPeriod,
  vatBasisPoints: number
): Promise<Trial | null> {
  const known = await BillingAccount.find(organizationId)
  const account = known ?? (await freshAccount(organizationId, period))
  const nothing = { lines: 0, openingKobo: 0, totalKobo: 0, vatKobo: 0, closingKobo: 0 }
  try {
    const { id: settledEntryId } = await lastEntry(db, account.accountId)
    const bill = await billOf(db, account, period, { settledEntryId, vatBasisPoints })
    return bill && { ...bill, organizationId, name, lines: bill.lines.length, failure: null }
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    return { ...nothing, organizationId, name, failure }
  }
}
