import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { dispatchFound } from '#shared/queue/sweep_dispatch'
import ArrangePickupJob from '#shipping/carriers/pickups/jobs/arrange_pickup_job'
import TendPickupJob from '#shipping/carriers/pickups/jobs/tend_pickup_job'
import { leavePickup } from '#shipping/carriers/pickups/changing'
import {
  finishPickups,
  parcelsWithoutPickup,
  pickupsDue,
  pickupsWithoutParcels,
} from '#shipping/carriers/pickups/pickup_sweep'

/** Scheduled. Picks up what a crash lost, what waited for its time, and what is over. */
export default class SweepPickupsJob extends Job<Record<string, never>> {
  static options: JobOptions = {
    name: 'shipping.sweep_pickups',
    maxRetries: 0,
  }

  async execute() {
    await dispatchFound(ArrangePickupJob, 'shipmentId', parcelsWithoutPickup)
    for (const pickupId of await pickupsWithoutParcels()) await leavePickup(pickupId)
    await dispatchFound(TendPickupJob, 'pickupId', pickupsDue)
    await finishPickups()
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'A sweep over the pickups failed')
  }
}
