import { setTimeout as wait } from 'node:timers/promises'
import { HealthChecks, Result } from '@adonisjs/core/health'
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { hasReplica } from '#config/database'
import { hasRedis } from '#config/redis'
import { READ_ONLY_CODE } from '#shared/database/connection_pool'
import { queryRows } from '#shared/database/query_rows'
import { isServerDraining } from '#shared/http/drain'
import { replicas } from '#shared/scale/replica'
import { redisAwaySince } from '#shared/scale/redis/redis_outage'

/** A database slower than this counts as down. */
const ANSWERS_WITHIN_MS = 2_000

const IS_READ_ONLY = `select current_setting('transaction_read_only') = 'on' as "isReadOnly"`

/** An outage of Redis or the replica only warns: other processes would lack them too. */
const readiness = new HealthChecks().register([
  { name: 'database', run: () => checkQuery(IS_READ_ONLY) },
  { name: 'queue', run: () => checkQuery('select 1 from queue_jobs limit 1') },
  ...(hasRedis ? [{ name: 'redis', run: async () => warnUnless(redisAwaySince() === null) }] : []),
  ...(hasReplica ? [{ name: 'replica', run: async () => warnUnless(replicas.areHealthy) }] : []),
])

export default class HealthController {
  async show({ response }: HttpContext) {
    const { isHealthy, checks } = await readiness.run()
    response.status(isHealthy ? 200 : 503)
    return {
      status: isHealthy ? 'ready' : 'unavailable',
      checks: Object.fromEntries(checks.map(({ name, status }) => [name, status === 'ok'])),
      ...(isHealthy ? {} : { problems: listProblems(checks) }),
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
  const silent = Result.failed('The database does not answer')
  const readOnly = Result.failed(
    'The database server is read-only: it is not the primary, or was set so'
  )
  const answer = queryRows<{ isReadOnly?: boolean }>(db, sql).then(([row]) =>
    row?.isReadOnly ? readOnly : Result.ok('It answers')
  )
  const late = wait(ANSWERS_WITHIN_MS, silent, { ref: false })
  return Promise.race([answer, late]).catch((error) =>
    error.code === READ_ONLY_CODE ? readOnly : silent
  )
}

/** The driver's own messages stay in the log, because they contain addresses. */
function listProblems(checks: { status: string; message: string }[]): string[] {
  const failed = checks.filter(({ status }) => status === 'error')
  return [...new Set(failed.map(({ message }) => message))]
}

function warnUnless(isUsed: boolean): Result {
  return isUsed ? Result.ok('It is used') : Result.warning('It is not available')
}
