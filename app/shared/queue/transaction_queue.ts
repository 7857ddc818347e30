import { KnexAdapter } from '@boringnode/queue/drivers/knex_adapter'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * For `Job.dispatch(…).with(…)`: the job is kept together with what a transaction changes, or not at all, and nobody
 * waits for a second connection.
 */
export function createTransactionQueue(trx: TransactionClientContract) {
  return () => new KnexAdapter({ connection: trx.knexClient })
}
