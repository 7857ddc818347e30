import db from '@adonisjs/lucid/services/db'

/** Matches statements that begin or end a transaction; they are not counted. */
const FRAME = /^(begin|commit|rollback|savepoint|release|set transaction|discard)\b/i

export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const asked = await collectStatements(work)
  return asked.length
}

export async function collectStatements(work: () => Promise<unknown>): Promise<string[]> {
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
