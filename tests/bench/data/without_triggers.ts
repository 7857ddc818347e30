import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Writes without the row triggers of these tables, whose results are computed once at the end. One
 * transaction disables and enables them, so that they are never disabled for other sessions, even
 * after a crash. Other writers wait.
 */
export async function runWithoutTriggers<T>(
  client: QueryClientContract,
  tables: readonly string[],
  work: (trx: TransactionClientContract) => Promise<T>
): Promise<T> {
  return client.transaction(async (trx) => {
    const turn = (to: 'disable' | 'enable') =>
      trx.rawQuery(tables.map((table) => `alter table ${table} ${to} trigger user`).join('; '))
    await turn('disable')
    const answer = await work(trx)
    await turn('enable')
    return answer
  })
}
