import { setTimeout as wait } from 'node:timers/promises'
import { HealthChecks, Result } from '@adonisjs/core/health'
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { hasReplica } from '#config/database'
import { hasRedis } from '#config/redis'
import { isServerDraining } from '#shared/http/drain'
import { replica } from '#shared/scale/replica'
import { redisAwaySince } from '#shared/scale/redis/redis_outage'

/** A database slower than this counts as down. */
const ANSWERS_WITHIN_MS = 2_000

/** An outage of Redis or the replica only warns: other processes would lack them too. */
const readiness = new HealthChecks().register([
  { name: 'database', run: () => checkQuery('select 1') },
  { name: 'queue', run: () => checkQuery('select 1 from queue_jobs limit 1') },
  ...(hasRedis ? [{ name: 'redis', run: async () => warnUnless(redisAwaySince() === null) }] : []),
  ...(hasReplica ? [{ name: 'replica', run: async () => warnUnless(replica.isGood) }] : []),
])

export default class HealthController {
  async show({ response }: HttpContext) {
    const { isHealthy, checks } = await readiness.run()
    response.status(isHealthy ? 200 : 503)
    return {
      status: isHealthy ? 'ready' : 'unavailable',
      checks: Object.fromEntries(checks.map(({ name, status }) => [name, status === 'ok'])),
    }
  }

  /** Tells proxies whether to use this process. Without a database, another one is no better. */
  serving({ response }: HttpContext) {
    if (isServerDraining()) response.status(503)
    return { status: isServerDraining() ? 'draining' : 'serving' }
  }

  live() {
    return { status: 'live' }
  }
}

/** Fails after two seconds; Lucid's own check would wait a minute for a connection. */
function checkQuery(sql: string): Promise<Result> {
  const answer = db.rawQuery(sql).then(() => Result.ok('It answers'))
  const late = Result.failed('The database does not respond in time')
  return Promise.race([answer, wait(ANSWERS_WITHIN_MS, late, { ref: false })]).catch(Result.failed)
}

function warnUnless(isUsed: boolean): Result {
  return isUsed ? Result.ok('It is used') : Result.warning('It is not available')
}
