import db from '@adonisjs/lucid/services/db'

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
    if (!FRAME.test(sql)) asked.push(sql.replace(/\s+/g, ' '))
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
