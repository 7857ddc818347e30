import type { LoggerService } from '@adonisjs/core/types'
import type { RedisConnection } from '@adonisjs/redis'

let awaySince: Date | null = null

/** Since when it has not answered this process; null while it does, or where there is none. */
export function redisAwaySince(): Date | null {
  return awaySince
}

/** Says once when it goes away and once when it is back, however often it is tried between. */
export function watchRedis(connection: RedisConnection, logger: LoggerService) {
  connection.on('error', ({ error }) => {
    if (awaySince) return
    awaySince = new Date()
    const problem = 'Redis does not answer: nobody can sign in, limits are counted by each process'
    logger.error({ err: error }, problem)
  })
  connection.on('ready', () => {
    if (awaySince) logger.info('Redis answers again')
    awaySince = null
  })
}
