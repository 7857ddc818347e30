import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { RawQueryBindings } from '@adonisjs/lucid/types/querybuilder'

type Single = string | number | boolean | Date | null

export type SqlValue = Single | readonly Single[]

export type SqlClient = Pick<QueryClientContract, 'rawQuery'>

/** Returns numbers as numbers and timestamps as Dates. Tests compare the rows with `Row`. */
export async function queryRows<Row extends object>(
  client: SqlClient,
  sql: string,
  bindings?: Record<string, SqlValue> | SqlValue[]
): Promise<Row[]> {
  // Lucid's type of bindings does not allow null.
  const { rows } = await client.rawQuery<{ rows: Row[] }>(
    sql,
    bindings as RawQueryBindings | undefined
  )
  return rows
}
