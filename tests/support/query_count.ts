import db from '@adonisjs/lucid/services/db'
import pg from 'pg'

/** What begins and ends a transaction asks nothing. */
const FRAME = /^(begin|commit|rollback|savepoint|release|set transaction|discard)\b/i

/** How many statements the database is asked while something runs, prepared ones too. */
export async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  const asked = await statementsOf(work)
  return asked.length
}

/** The same, as they were asked. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = []
  const note = ({ sql }: { sql: string }) => {
    if (!FRAME.test(sql)) asked.push(sql)
  }
  const { client } = db.manager.get(db.primaryConnectionName)!.connection!
  client!.on('query', note)
  try {
    await work()
  } finally {
    client!.removeListener('query', note)
  }
  return asked
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
