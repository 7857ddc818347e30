import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'

/** How many statements the database is asked while something runs. */
export async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  let queries = 0
  const stop = emitter.on('db:query', () => queries++)
  const client = db.connection()
  const { debug } = client
  client.debug = true
  try {
    await work()
  } finally {
    client.debug = debug
    stop()
  }
  return queries
}
