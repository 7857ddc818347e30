import { REDIS_FORM, redisAddress, redisPlace } from './redis_address.ts'
import { Refusal } from './refusal.ts'

const ANSWERS_WITHIN_MS = 5_000
/** The oldest version of Redis with all commands that our scripts use. */
const OLDEST = 6

function explain(where: string, error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/^(NOAUTH|WRONGPASS|NOPERM|ERR AUTH|ERR invalid password)/.test(message)) {
    return `The Redis on ${where} does not let us in: correct the user or password in REDIS_URL.`
  }
  if (/^ERR DB index/.test(message)) {
    return `The Redis on ${where} has no database with the number at the end of REDIS_URL: write /0 there.`
  }
  if (/CERT|SELF_SIGNED|UNABLE_TO|ERR_SSL|ERR_TLS/.test(code)) {
    return `The encryption of the Redis on ${where} cannot be trusted (${code}): name the authority of its certificate with NODE_EXTRA_CA_CERTS, or correct REDIS_URL.`
  }
  return `The Redis on ${where} cannot be reached (${code || 'no answer'}): start it, correct REDIS_URL, or leave it out to keep sessions and limits in PostgreSQL.`
}

/**
 * Refuses a Redis that is unreachable or too old. Call this only where somebody watches the start:
 * a process that restarts automatically serves what it can without Redis.
 */
export async function assertRedisAnswers(given: string): Promise<void> {
  const address = redisAddress(given)
  if (!address) throw new Refusal(`REDIS_URL is not the address of a Redis: ${REDIS_FORM}.`)
  const { Redis } = await import('ioredis')
  const where = redisPlace(address)
  const client = new Redis({
    ...address,
    lazyConnect: true,
    retryStrategy: () => null,
    sentinelRetryStrategy: () => null,
    connectTimeout: ANSWERS_WITHIN_MS,
    commandTimeout: ANSWERS_WITHIN_MS,
  })
  let reason: unknown
  client.on('error', (error) => (reason ??= error))
  try {
    await client.connect()
    const [, version = ''] = /redis_version:(\S+)/.exec(await client.info('server')) ?? []
    if (Number.parseInt(version) < OLDEST) {
      throw new Refusal(
        `The Redis on ${where} is version ${version}, and Sendam needs ${OLDEST} or newer, or Valkey: upgrade it.`
      )
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(explain(where, reason ?? error))
  } finally {
    client.disconnect()
  }
}
