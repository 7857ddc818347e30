/** PostgreSQL stops, has crashed, or does not let anybody in yet; or nobody listens where it was. */
const CODES = ['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']

const SENTENCES =
  /^(Connection terminated|Client has encountered a connection error|Timeout acquiring)/

/** Whether something failed because the database went away, so that it may be tried again. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return CODES.includes(code) || code.startsWith('08') || SENTENCES.test(lastSentence(error))
}

/** Knex puts the statement in front of what the driver says. */
function lastSentence({ message }: Error): string {
  return message
    .slice(message.lastIndexOf(' - ') + 1)
    .replace(/^- /, '')
    .trim()
}
