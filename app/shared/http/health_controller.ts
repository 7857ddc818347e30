import { setTimeout as wait } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { hasReplica } from '#config/database'
import { hasRedis } from '#config/redis'
import { replica } from '#shared/scale/replica'
import { redisAwaySince } from '#shared/scale/redis/redis_outage'

const QUEUE = 'select 1 from queue_jobs limit 1'

/** A load balancer has other processes to choose from, so a slower database counts as down. */
const ANSWERS_WITHIN_MS = 2_000

export default class HealthController {
  /** Readiness. A missing Redis or replica does not count: all processes share it. */
  async show({ response }: HttpContext) {
    const [database, queue] = await Promise.all([isAnswering('select 1'), isAnswering(QUEUE)])
    const isReady = database && queue
    response.status(isReady ? 200 : 503)
    const redis = hasRedis ? { redis: redisAwaySince() === null } : {}
    const read = hasReplica ? { replica: replica.isGood } : {}
    const checks = { database, queue, ...redis, ...read }
    return { status: isReady ? 'ready' : 'unavailable', checks }
  }

  live() {
    return { status: 'live' }
  }
}

async function isAnswering(question: string): Promise<boolean> {
  const asked = db.rawQuery(question).then(
    () => true,
    () => false
  )
  return Promise.race([asked, wait(ANSWERS_WITHIN_MS, false, { ref: false })])
}
