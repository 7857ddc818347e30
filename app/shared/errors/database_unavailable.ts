/** PostgreSQL is stopping, has crashed or is starting (57P0x); or the connection failed. */
const CODES = ['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']

const MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|Timeout acquiring)/

export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return CODES.includes(code) || code.startsWith('08') || MESSAGES.test(readDriverMessage(error))
}

/** Knex prefixes the driver's message with the statement. */
function readDriverMessage({ message }: Error): string {
  return message
    .slice(message.lastIndexOf(' - ') + 1)
    .replace(/^- /, '')
    .trim()
}
