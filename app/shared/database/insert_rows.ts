import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Values by column name, as PostgreSQL reads them from JSON. All rows need the same columns. */
export type JsonRow = Record<string, unknown>

/** Inserts rows through one JSON parameter: PostgreSQL accepts at most 65,535 parameters. */
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
