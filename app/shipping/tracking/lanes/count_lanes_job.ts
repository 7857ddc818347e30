import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import db from '@adonisjs/lucid/services/db'
import { leastParcelsOfLane } from '#shipping/pricing/settings'

/** Scheduled for each night: how long couriers take, and from when on parcels under way are late. Safe to run twice. */
export default class CountLanesJob extends Job<Record<string, never>> {
  static options: JobOptions = { name: 'shipping.count_lanes', removeOnComplete: true }

  async execute() {
    const least = await leastParcelsOfLane.get()
    await db.transaction((trx) => trx.rawQuery('select count_lane_facts(?)', [least]))
  }
}
