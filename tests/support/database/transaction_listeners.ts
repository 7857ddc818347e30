import db from '@adonisjs/lucid/services/db'

/**
 * Makes the global transaction use `on` for `once`: removing a `once` listener searches all others,
 * which takes longer than a test that has loaded thousands of models. A transaction ends only once
 * anyway.
 */
export function keepTransactionListeners() {
  const { beginGlobalTransaction } = db
  db.beginGlobalTransaction = async (...given) => {
    const trx = await beginGlobalTransaction.apply(db, given)
    trx.once = trx.on
    return trx
  }
}
