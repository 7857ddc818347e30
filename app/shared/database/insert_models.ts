import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import { insertRows } from '#shared/database/insert_rows'
import { queryRows } from '#shared/database/query_rows'

/** Draws ascending ids, so that rows that refer to one another can be inserted in bulk. */
export async function reserveIds(
  trx: TransactionClientContract,
  table: string,
  count: number
): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    trx,
    `select nextval(pg_get_serial_sequence(:table, 'id')) as id from generate_series(1, :count::int)`,
    { table, count }
  )
  return rows.map(({ id }) => id)
}

/** Inserts new models of one kind in one statement. All must have the same columns set. */
export async function insertModels<Row extends LucidRow & { id: number }>(
  trx: TransactionClientContract,
  models: Row[]
) {
  if (models.length === 0) return
  const model = models[0]!.constructor as LucidModel
  const ids = await reserveIds(trx, model.table, models.length)
  models.forEach((one, at) => void (one.id = ids[at]!))
  await insertRows(
    trx,
    model.table,
    models.map(({ $attributes }) =>
      Object.fromEntries(
        Object.entries($attributes).map(([name, value]) => [
          model.$getColumn(name)!.columnName,
          value,
        ])
      )
    )
  )
  for (const one of models) {
    one.$isPersisted = true
    one.$hydrateOriginals()
    one.useTransaction(trx)
  }
}
