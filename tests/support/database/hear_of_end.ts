import db from '@adonisjs/lucid/services/db'

/**
 * Each model hears once of the end of its transaction, and is looked for among all the others then: who read thousands in
 * the transaction of a test would wait longer for that than for the test. A transaction ends once anyway.
 */
export function hearOfEndsPlainly() {
  const { beginGlobalTransaction } = db
  db.beginGlobalTransaction = async (...given) => {
    const trx = await beginGlobalTransaction.apply(db, given)
    trx.once = trx.on
    return trx
  }
}
