import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import { queryRows, type SqlValue } from '#shared/database/query_rows'

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Plans'?: Node[]
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
}

export interface Plan {
  sql: string
  /** Rows read from each table, including rows that the query then filtered out. */
  read: Record<string, number>
  scanned: Record<string, number>
  sorted: number
  text: string
}

/** Returns the execution plan of each reading statement that `work` runs. */
export async function collectPlans(work: () => Promise<unknown>): Promise<Plan[]> {
  const asked: { sql: string; bindings: SqlValue[] }[] = []
  const stop = emitter.on('db:query', ({ sql, bindings = [] }) => {
    if (/^\s*(select|with)\b/i.test(sql) && !/\bfor update\b/i.test(sql))
      asked.push({ sql, bindings })
  })
  const client = db.connection()
  const { debug } = client
  client.debug = true
  try {
    await work()
  } finally {
    client.debug = debug
    stop()
  }
  const plans: Plan[] = []
  for (const { sql, bindings } of asked) plans.push(await planOf(sql, bindings))
  return plans
}

async function planOf(sql: string, bindings: SqlValue[]): Promise<Plan> {
  const [row] = await queryRows<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    db,
    `explain (analyze, format json, timing off) ${sql}`,
    bindings
  )
  const root = row!['QUERY PLAN'][0].Plan
  const plan: Plan = { sql, read: {}, scanned: {}, sorted: 0, text: JSON.stringify(root, null, 1) }
  visit(root, (node) => {
    const table = node['Relation Name']
    const rows = Math.round(rowsRead(node))
    if (table) plan.read[table] = (plan.read[table] ?? 0) + rows
    if (table && node['Node Type'] === 'Seq Scan') plan.scanned[table] = rows
    const [sorting] = node['Node Type'] === 'Sort' ? (node.Plans ?? []) : []
    if (sorting) plan.sorted = Math.max(plan.sorted, sorting['Actual Rows'])
  })
  return plan
}

function visit(node: Node, tell: (node: Node) => void) {
  tell(node)
  node.Plans?.forEach((one) => visit(one, tell))
}

function rowsRead(node: Node): number {
  const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': checked = 0 } =
    node
  return (node['Actual Rows'] + filtered + checked) * node['Actual Loops']
}

/** Tables of at most this many rows may be read in any way. */
const SMALL = 500

interface Bounds {
  /** Rows that the screen shows; a query may read five times as many of each table. */
  shown: number
  /** Rows at which a query that only counts stops. Default: `shown`. */
  counted?: number
  /** Rows that a query finds before it sorts them, if another rule limits their number. */
  found?: number
}

/** Returns a sentence for each fault in the plans of a frequent query. */
export function findPlanFaults(
  plans: Plan[],
  { shown, counted = shown, found = 0 }: Bounds
): string[] {
  return plans.flatMap((plan) => {
    const most = /\bcount\(/i.test(plan.sql) ? counted : Math.max(shown * 5, found, SMALL)
    const scans = Object.entries(plan.scanned).filter(([, rows]) => rows > SMALL)
    const reads = Object.entries(plan.read).filter(([, rows]) => rows > most)
    const faults = [
      ...scans.map(([table, rows]) => `${table} is read from its beginning, ${rows} rows`),
      ...reads.map(([table, rows]) => `${rows} rows of ${table} are read for ${most}`),
      ...(plan.sorted > Math.max(shown * 5, found) ? [`${plan.sorted} rows are sorted`] : []),
    ]
    return faults.map((fault) => `${fault}: ${plan.sql}`)
  })
}
