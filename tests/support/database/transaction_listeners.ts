import db from '@adonisjs/lucid/services/db'

/**
 * Replaces `once` by `on` for the global transaction: removing a `once` listener searches all the
 * others, which takes longer than the test when it has loaded thousands of models. A transaction
 * ends only once anyway.
 */
export function keepTransactionListeners() {
  const { beginGlobalTransaction } = db
  db.beginGlobalTransaction = async (...given) => {
    const trx = await beginGlobalTransaction.apply(db, given)
    trx.once = trx.on
    return trx
  }
}
