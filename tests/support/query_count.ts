import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import pg from 'pg'

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

/** All that the driver itself is given meanwhile, by whichever way: prepared statements too, of which Lucid says nothing. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...given: [string | { text: string }]) {
    const [said] = given
    statements.push((typeof said === 'string' ? said : said.text).replace(/\s+/g, ' '))
    return Reflect.apply(query, this, given)
  } as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return statements
}
