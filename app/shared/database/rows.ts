import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { RawQueryBindings } from '@adonisjs/lucid/types/querybuilder'

type Single = string | number | boolean | Date | null

/** What may stand for a parameter. */
export type Value = Single | readonly Single[]

/** The database, or a transaction. */
export type Client = Pick<QueryClientContract, 'rawQuery'>

/**
 * The rows that a statement answers. `Row` names its columns as they arrive: every number as a number, a moment as a
 * Date. Tests compare it with what the database answered.
 */
export async function rowsOf<Row extends object>(
  client: Client,
  sql: string,
  bindings?: Record<string, Value> | Value[]
): Promise<Row[]> {
  // Lucid's type of bindings forgets that a parameter may be null.
  const { rows } = await client.rawQuery<{ rows: Row[] }>(
    sql,
    bindings as RawQueryBindings | undefined
  )
  return rows
}
