import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { SqlValue } from '#shared/database/query_rows'

export type Bindings = Record<string, SqlValue>

/**
 * A named statement with `:named` parameters. List columns and cast domains to text: `*`, or a
 * domain that a migration recreates, would invalidate the cached plan.
 */
export type Prepared = { name: string; sql: string }

type Positional = { sql: string; order: string[] }

const known = new Map<string, Positional>()

/**
 * Runs a statement that is planned once per connection, because planning takes longer than running
 * it. Behind a pooler the name is dropped (`pooling.ts`).
 */
export async function prepared<Row>(
  client: QueryClientContract,
  statement: Prepared,
  bindings: Bindings
): Promise<Row[]> {
  const { name } = statement
  const { sql, order } = known.get(name) ?? remember(statement)
  const values = order.map((parameter) => bindings[parameter])
  const { rows } = await client.knexRawQuery(sql, values as never).options({ name })
  return rows
}

function remember({ name, sql }: Prepared): Positional {
  const order: string[] = []
  // The lookbehind skips casts (`::`).
  const positional = sql.replace(/(?<!:):(\w+)/g, (_, parameter: string) => {
    order.push(parameter)
    return '?'
  })
  const remembered = { sql: positional, order }
  known.set(name, remembered)
  return remembered
}
