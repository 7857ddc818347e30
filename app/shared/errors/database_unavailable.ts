/** Codes by source. Class 08 (connection exception) counts, too: PgBouncer sends 08P01. */
const CODES = new Set([
  // PostgreSQL: admin_shutdown, crash_shutdown, cannot_connect_now, too_many_connections
  ...['57P01', '57P02', '57P03', '53300'],
  // PostgreSQL: disk_full
  '53100',
  // PostgreSQL: read_only_sql_transaction, from a standby while a failover is not over
  '25006',
  // Node: the server refuses, resets or does not answer
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  // Node: the name of the server cannot be resolved
  ...['ENOTFOUND', 'EAI_AGAIN'],
])

/** Beginnings of errors that have no code of their own. */
const SENTENCES = [
  // pg: the connection broke, could not be made in time, or did not answer in time
  ...['Connection terminated', 'Client has encountered a connection error', 'Client was closed'],
  ...['timeout expired', 'Query read timeout'],
  // knex: no free connection in time; a transaction whose connection broke
  ...['Knex: Timeout acquiring a connection', 'Transaction query already complete'],
  // PostgreSQL: a standby has no position in the log that it could write
  'recovery is in progress',
]

/** Whether the database is away, or is a standby that was or will be the primary. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (CODES.has(code) || code.startsWith('08')) return true
  const message = readDriverMessage(error)
  return SENTENCES.some((sentence) => message.startsWith(sentence))
}

/** Knex prefixes the driver's message with the statement. */
function readDriverMessage({ message }: Error): string {
  return message
    .slice(message.lastIndexOf(' - ') + 1)
    .replace(/^- /, '')
    .trim()
}
