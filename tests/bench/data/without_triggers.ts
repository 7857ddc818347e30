import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Writes without the triggers of these tables, which look at one row at a time: what they keep is counted once at the
 * end. They are switched on in the transaction that switched them off, so that nobody ever meets them off, whoever is
 * killed; whoever writes there meanwhile waits.
 */
export async function withoutTriggers<T>(
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
