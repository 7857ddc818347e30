import { KnexAdapter } from '@boringnode/queue/drivers/knex_adapter'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Pass it to `Job.dispatch(…).with(…)`: the job commits or rolls back with the transaction. */
export function createTransactionQueue(trx: TransactionClientContract) {
  return () => new KnexAdapter({ connection: trx.knexClient })
}
