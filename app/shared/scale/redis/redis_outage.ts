import type { LoggerService } from '@adonisjs/core/types'
import type { RedisConnection } from '@adonisjs/redis'

let awaySince: Date | null = null

/** Since when Redis has not responded to this process; null if it does or is not configured. */
export function redisAwaySince(): Date | null {
  return awaySince
}

/** Logs once when Redis becomes unavailable and once when it returns. */
export function watchRedis(connection: RedisConnection, logger: LoggerService) {
  connection.on('error', ({ error }) => {
    if (awaySince) return
    awaySince = new Date()
    const problem =
      'Redis does not answer: nobody can sign in, and each process counts limits separately'
    logger.error({ err: error }, problem)
  })
  connection.on('ready', () => {
    if (awaySince) logger.info('Redis answers again')
    awaySince = null
  })
}
