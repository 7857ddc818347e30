import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

type Bindings = Record<string, string | number | null | readonly (string | number)[]>

/** A statement under its own name. It names its columns: after a migration `*` would not fit the plan. */
export type Prepared = { name: string; sql: string }

/**
 * Runs a statement that PostgreSQL reads and plans once for each connection, for what every payment
 * needs: planning takes longer than doing it. Answers the rows.
 */
export async function prepared<Row>(
  trx: TransactionClientContract,
  { name, sql }: Prepared,
  bindings: Bindings
): Promise<Row[]> {
  const { rows } = await trx.knexRawQuery(sql, bindings as never).options({ name })
  return rows
}
