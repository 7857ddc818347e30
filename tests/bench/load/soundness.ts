import db from '@adonisjs/lucid/services/db'
import { findAllLedgerFaults } from '#admin/console/ledger_verification'
import { queryRows } from '#shared/database/query_rows'
import { eventually } from '#tests/support/eventually'

/** Milliseconds in which a webhook is retried whose worker was killed. */
const SETTLED_WITHIN_MS = 180_000

/** Describes the payments that were not made exactly once, and each fault of the ledger. */
export async function findMoneyFaults(paid: string[], charged: string[]): Promise<string[]> {
  const credited = () => countOf('incoming_payments', 'transfer_id is not null', charged)
  const isAllCredited = async () => {
    const found = await credited()
    return found.size === charged.length
  }
  await eventually(isAllCredited, SETTLED_WITHIN_MS).catch(() => {})
  return [
    ...notOnce(await countOf('ledger_transfers', `kind = 'shipment_payment'`, paid), paid, 'paid'),
    ...notOnce(await credited(), charged, 'credited'),
    ...(await findAllLedgerFaults()),
  ]
}

async function countOf(table: string, condition: string, references: string[]) {
  const rows = await queryRows<{ reference: string; times: number }>(
    db,
    `select reference, count(*)::int as times from ${table}
     where ${condition} and reference = any(:references) group by 1`,
    { references }
  )
  return new Map(rows.map(({ reference, times }) => [reference, times]))
}

function notOnce(times: Map<string, number>, references: string[], verb: string): string[] {
  const wrong = references.filter((reference) => times.get(reference) !== 1)
  if (wrong.length === 0) return []
  return [`${wrong.length} of ${references.length} were not ${verb} exactly once: ${wrong[0]}`]
}
