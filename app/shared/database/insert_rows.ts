import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Values as JSON; the table gives them their types. All rows of a call name the same columns. */
export type JsonRow = Record<string, unknown>

/**
 * Adds rows in one statement with one parameter, so that there may be any number of them: PostgreSQL takes at most
 * 65,535 parameters. `ending` is what follows the rows, such as `on conflict do nothing`.
 */
export async function insertRows(
  trx: TransactionClientContract,
  table: string,
  rows: JsonRow[],
  ending = ''
) {
  if (rows.length === 0) return
  const columns = Object.keys(rows[0]!).join(', ')
  await trx.rawQuery(
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, ?::jsonb) ${ending}`,
    [JSON.stringify(rows)]
  )
}
