import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { rowsOf } from '#shared/database/rows'
import { followParcels } from '#shipping/carriers/parcel_following'

/** Scheduled. A round that takes longer than the schedule's pause is not joined by a second one. */
export default class FollowParcelsJob extends Job<Record<string, never>> {
  static options: JobOptions = {
    name: 'shipping.follow_parcels',
    maxRetries: 0,
  }

  async execute() {
    await db.transaction(async (trx) => {
      const rows = await rowsOf<{ free: boolean }>(
        trx,
        `select pg_try_advisory_xact_lock(hashtextextended('shipping.follow_parcels', 0)) as free`
      )
      if (rows[0]?.free) await followParcels()
    })
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'A round of following parcels failed')
  }
}
