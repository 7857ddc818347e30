import type { Alarm } from '#admin/health/alarm'
import { replica } from '#shared/scale/replica'
import { formatLagosMoment } from '#shared/time/lagos_time'

/** Ignores a restart. */
const REPLICA_AWAY_MINUTES = 2

/** Users notice nothing, but the primary does all the work. */
export function detectReplicaDown(): Alarm[] {
  const since = replica.awaySince
  if (!since || Date.now() - since.getTime() < REPLICA_AWAY_MINUTES * 60_000) return []
  return [
    {
      cause: 'replica',
      subject: 'The replica of the database is not used',
      paragraphs: [
        `The replica has been away, or too far behind, since ${formatLagosMoment(since)}. The primary answers for it, so nothing is missing, but lists and figures may be slower.`,
      ],
      remedy:
        'Check that it runs and receives the log of the primary. It is used again by itself once it has caught up.',
      latest: new Date(),
    },
  ]
}
