import type { Alarm } from '#admin/health/alarm'
import { redisAwaySince } from '#shared/scale/redis/redis_outage'
import { formatLagosMoment } from '#shared/time/lagos_time'

/** Ignores a restart. */
const REDIS_AWAY_MINUTES = 2

export function detectRedisDown(): Alarm[] {
  const since = redisAwaySince()
  if (!since || Date.now() - since.getTime() < REDIS_AWAY_MINUTES * 60_000) return []
  return [
    {
      cause: 'redis',
      subject: 'Redis does not answer',
      paragraphs: [
        `Redis has not answered since ${formatLagosMoment(since)}. Nobody can sign in, and pages behind sign-in say that they are unavailable. Programs, payments and jobs go on.`,
      ],
      remedy: 'Start Redis again, or check the way to it. Everything recovers by itself then.',
      latest: new Date(),
    },
  ]
}
