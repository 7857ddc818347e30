import { DateTime } from 'luxon'
import { checkDueDomains } from '#branding/domains/checking'
import { sweepImages } from '#branding/images/image_sweep'
import NotifyReceiverJob from '#branding/notifications/notify_receiver_job'
import { parcelsToNotifyOf } from '#branding/notifications/notifying'
import { settleFailures } from '#branding/notifications/outbox/falling_back'
import { forgetParcelVisits } from '#branding/page_figures/page_figures'
import { dispatchFound } from '#shared/queue/dispatch_found'
import type { Clock } from '#shared/queue/sweep'
import { giveUpLost } from '#shared/whatsapp/handing_over'
import { decideForgotten } from '#shipping/returns/deciding'
import { returnsUntold } from '#shipping/returns/returned_back'
import ReturnedBackJob from '#shipping/returns/returned_back_job'
import TellFollowersJob from '#shipping/tracking/followers/tell_followers_job'
import { parcelsWithFollowers } from '#shipping/tracking/followers/telling_followers'
import { parcelsWithUntoldNews } from '#shipping/tracking/sender_news/parcel_news'
import ParcelNewsJob from '#shipping/tracking/sender_news/parcel_news_job'

export const brandingClock: Clock<'branding'> = {
  'branding.sweep_images': { every: '6h', maxRetries: 0, run: sweepImages },
  'branding.forget_visits': { every: '1d', maxRetries: 0, run: forgetParcelVisits },
  'branding.check_domains': { every: '1m', maxRetries: 0, run: checkDueDomains },
  // Finds the messages that a crash after a commit has lost.
  'branding.sweep_notifications': {
    every: '5m',
    maxRetries: 0,
    run: [
      giveUpLost,
      settleFailures,
      dispatchFound(NotifyReceiverJob, 'shipmentId', (left: number[]) =>
        parcelsToNotifyOf(DateTime.now(), left)
      ),
      decideForgotten,
      dispatchFound(ReturnedBackJob, 'shipmentId', returnsUntold),
      dispatchFound(ParcelNewsJob, 'shipmentId', parcelsWithUntoldNews),
      dispatchFound(TellFollowersJob, 'shipmentId', parcelsWithFollowers),
    ],
  },
  // Parcels that are older have no news.
  'branding.prune_notifications': {
    every: '1d',
    run: [
      `delete from receiver_notifications where status <> 'queued'
         and created_at < now() - interval '1 year'`,
      `delete from notification_attempts where created_at < now() - interval '1 year'`,
    ],
  },
}
