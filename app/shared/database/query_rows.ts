import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { RawQueryBindings } from '@adonisjs/lucid/types/querybuilder'

type Single = string | number | boolean | Date | null

/** What may stand for a parameter. */
export type SqlValue = Single | readonly Single[]

/** The database, or a transaction. */
export type SqlClient = Pick<QueryClientContract, 'rawQuery'>

/**
 * The rows that a statement answers. `Row` names its columns as they arrive: every number as a number, a moment as a
 * Date. Tests compare it with what the database answered.
 */
export async function queryRows<Row extends object>(
  client: SqlClient,
  sql: string,
  bindings?: Record<string, SqlValue> | SqlValue[]
): Promise<Row[]> {
  // Lucid's type of bindings forgets that a parameter may be null.
  const { rows } = await client.rawQuery<{ rows: Row[] }>(
    sql,
    bindings as RawQueryBindings | undefined
  )
  return rows
}
