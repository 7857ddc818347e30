import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { dispatchFound } from '#shared/queue/sweep_dispatch'
import {
  bookedByHandUntold,
  cancelUnpaid,
  waitingForCourier,
} from '#shipping/carriers/shipment_sweep'
import { forgetOldExchanges } from '#shipping/carriers/attempts/exchange_log'
import { storePapers } from '#shipping/carriers/attempts/papers'
import { attemptsToWatch } from '#shipping/carriers/attempts/watching'
import { waybillsToGiveBack } from '#shipping/carriers/waybill_returns'
import BookWithCourierJob from '#shipping/carriers/jobs/book_with_courier_job'
import WatchAttemptJob from '#shipping/carriers/jobs/watch_attempt_job'
import VoidWithCourierJob from '#shipping/carriers/jobs/void_with_courier_job'

/** Scheduled. Picks up what a crash lost, and what its owner has given up. */
export default class SweepShipmentsJob extends Job<Record<string, never>> {
  static options: JobOptions = {
    name: 'shipping.sweep_shipments',
    priority: 4,
    maxRetries: 0,
  }

  async execute() {
    await dispatchFound(BookWithCourierJob, 'shipmentId', async (left: number[]) => [
      ...(await waitingForCourier(left)),
      ...(await bookedByHandUntold(left)),
    ])
    await dispatchFound(VoidWithCourierJob, 'shipmentId', waybillsToGiveBack)
    await dispatchFound(WatchAttemptJob, 'attemptId', attemptsToWatch)
    await cancelUnpaid()
    await forgetOldExchanges()
    await storePapers()
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'A sweep over the shipments failed')
  }
}
