import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'
import type { InvoiceSeries } from '#shipping/invoicing/models/billing_invoice'

/**
 * Draws the next number of a series and year, without gaps: the lock lasts until the commit, and a
 * rollback returns the number. Draw it last, because all other invoices wait.
 */
export async function nextInvoiceNumber(
  trx: TransactionClientContract,
  series: InvoiceSeries,
  year: number
) {
  await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('billing numbers', 0))`)
  const [drawn] = await queryRows<{ last: number }>(
    trx,
    `insert into billing_series as kept (series, year, last) values (:series, :year, 1)
     on conflict (series, year) do update set last = kept.last + 1 returning last`,
    { series, year }
  )
  return drawn!.last
}
