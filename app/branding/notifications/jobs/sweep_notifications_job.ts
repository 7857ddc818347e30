import { DateTime } from 'luxon'
import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import logger from '@adonisjs/core/services/logger'
import { dispatchFound } from '#shared/queue/sweep_dispatch'
import NotifyReceiverJob from '#branding/notifications/jobs/notify_receiver_job'
import { parcelsToNotifyOf } from '#branding/notifications/notifying'
import { fallBack, unsettledFailures } from '#branding/notifications/outbox/falling_back'
import { giveUpLost } from '#shared/whatsapp/handing_over'
import TellFollowersJob from '#shipping/tracking/followers/tell_followers_job'
import { parcelsWithFollowers } from '#shipping/tracking/followers/telling_followers'
import { parcelsWithUntoldNews } from '#shipping/tracking/sender_news/parcel_news'
import { decideForgotten } from '#shipping/returns/deciding'
import { returnsUntold } from '#shipping/returns/returned_back'
import ReturnedBackJob from '#shipping/returns/returned_back_job'
import ParcelNewsJob from '#shipping/tracking/sender_news/parcel_news_job'

/** Scheduled. Finds what a crash between a commit and its news has left untold. */
export default class SweepNotificationsJob extends Job<Record<string, never>> {
  static options: JobOptions = {
    name: 'branding.sweep_notifications',
    maxRetries: 0,
    removeOnComplete: true,
  }

  async execute() {
    await giveUpLost()
    for (const failed of await unsettledFailures()) await fallBack(failed)
    await dispatchFound(NotifyReceiverJob, 'shipmentId', (left: number[]) =>
      parcelsToNotifyOf(DateTime.now(), left)
    )
    await decideForgotten()
    await dispatchFound(ReturnedBackJob, 'shipmentId', returnsUntold)
    await dispatchFound(ParcelNewsJob, 'shipmentId', parcelsWithUntoldNews)
    await dispatchFound(TellFollowersJob, 'shipmentId', parcelsWithFollowers)
  }

  async failed(error: Error) {
    logger.error({ err: error }, 'A sweep over the messages about parcels failed')
  }
}
