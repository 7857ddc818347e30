import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { SqlValue } from '#shared/database/query_rows'

export type Bindings = Record<string, SqlValue>

/**
 * A statement under its own name, with `:named` parameters. It names its columns, and casts those of a domain
 * to text, parameters too: `*`, or a domain made anew by a migration, would not fit the plan.
 */
export type Prepared = { name: string; sql: string }

/** As the driver takes it: a question mark for each parameter, and what belongs there. */
type Positional = { sql: string; order: string[] }

const known = new Map<string, Positional>()

/**
 * Runs a statement that PostgreSQL reads and plans once for each connection, and we once for each
 * process, for what every request or payment needs: planning takes longer than doing it. Answers the rows.
 * Behind a pooler it goes without its name (`pooling.ts`).
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
  // A cast has two colons.
  const positional = sql.replace(/(?<!:):(\w+)/g, (_, parameter: string) => {
    order.push(parameter)
    return '?'
  })
  const remembered = { sql: positional, order }
  known.set(name, remembered)
  return remembered
}
