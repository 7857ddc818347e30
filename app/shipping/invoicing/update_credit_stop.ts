import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import { lagosToday } from '#shared/time/lagos_time'
import type BillingAccount from '#shipping/invoicing/models/billing_account'
import type { BillingTerms, CreditStopRule } from '#shipping/invoicing/invoicing_settings'

/** Stops an overdue business's credit, or lifts the stop. The caller must lock the account. */
export async function updateCreditStop(
  trx: TransactionClientContract,
  { organizationId, walletId }: BillingAccount,
  { stop }: Pick<BillingTerms, 'stop'>
) {
  const isStopped = isCreditStopDue(await loadOverdueBalance(trx, organizationId), stop)
  await trx
    .from('wallets')
    .where('id', walletId)
    .whereRaw(`(credit_stopped_at is null) = ?`, [isStopped])
    .update({ credit_stopped_at: isStopped ? trx.raw('now()') : null })
}

type OverdueBalance = { days: number; kobo: number }

function isCreditStopDue({ days, kobo }: OverdueBalance, stop: CreditStopRule): boolean {
  if (!stop.on || kobo === 0) return false
  return days > stop.days || (stop.kobo > 0 && kobo > stop.kobo)
}

/** Days overdue of the oldest invoice, and the total overdue. */
async function loadOverdueBalance(
  trx: TransactionClientContract,
  organizationId: number
): Promise<OverdueBalance> {
  const [overdue] = await queryRows<OverdueBalance>(
    trx,
    `select coalesce(cast(:today as date) - min(due_on), 0)::int as days, coalesce(sum(open_kobo), 0) as kobo
     from billing_balances
     where organization_id = :organizationId and open_kobo > 0 and due_on < cast(:today as date)`,
    { organizationId, today: lagosToday() }
  )
  return overdue!
}
