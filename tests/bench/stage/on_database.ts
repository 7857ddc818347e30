import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { connectionTo } from '../../../bin/runtime/database_address.ts'

const NAME = 'another'

export async function onDatabase<T>(
  url: string,
  work: (client: QueryClientContract) => Promise<T>
): Promise<T> {
  db.manager.add(NAME, { client: 'pg', connection: connectionTo(url) })
  try {
    return await work(db.connection(NAME))
  } finally {
    await db.manager.release(NAME)
  }
}
