import { DateTime } from 'luxon'
import { checkDueDomains } from '#branding/domains/check_domains'
import { sweepImages } from '#branding/images/sweep_images'
import NotifyReceiverJob from '#branding/notifications/notify_receiver_job'
import { parcelsToNotify } from '#branding/notifications/receiver_notifications'
import { settleFailures } from '#branding/notifications/outbox/channel_fallback'
import { deleteOldParcelVisits } from '#branding/page_figures/load_page_figures'
import { dispatchFound } from '#shared/queue/dispatch_found'
import type { Schedule } from '#shared/queue/sweep'
import { failLostMessages } from '#shared/whatsapp/hand_over'
import ApplyReturnRulesJob from '#shipping/returns/apply_return_rules_job'
import { undecidedReturns } from '#shipping/returns/decide_return'
import { returnsWithoutArrivalEmail } from '#shipping/returns/return_arrival'
import ReturnedBackJob from '#shipping/returns/returned_back_job'
import SendTrackingUpdatesJob from '#shipping/tracking/subscriptions/send_tracking_updates_job'
import { parcelsWithSubscribers } from '#shipping/tracking/subscriptions/tracking_notifications'
import { findUnmailedExceptions } from '#shipping/tracking/sender_notifications/parcel_exceptions'
import ParcelNewsJob from '#shipping/tracking/sender_notifications/parcel_news_job'

export const brandingSchedule: Schedule<'branding'> = {
  'branding.sweep_images': { every: '6h', maxRetries: 0, run: sweepImages },
  'branding.forget_visits': { every: '1d', maxRetries: 0, run: deleteOldParcelVisits },
  'branding.check_domains': { every: '1m', maxRetries: 0, run: checkDueDomains },
  // Finds messages lost in a crash after a commit.
  'branding.sweep_notifications': {
    every: '5m',
    maxRetries: 0,
    run: [
      failLostMessages,
      settleFailures,
      dispatchFound(NotifyReceiverJob, 'shipmentId', (left: number[]) =>
        parcelsToNotify(DateTime.now(), left)
      ),
      dispatchFound(ApplyReturnRulesJob, 'returnId', undecidedReturns),
      dispatchFound(ReturnedBackJob, 'shipmentId', returnsWithoutArrivalEmail),
      dispatchFound(ParcelNewsJob, 'shipmentId', findUnmailedExceptions),
      dispatchFound(SendTrackingUpdatesJob, 'shipmentId', parcelsWithSubscribers),
    ],
  },
  // Deleted rows no longer prevent duplicates, but parcels that old cause no messages.
  'branding.prune_notifications': {
    every: '1d',
    run: [
      `delete from receiver_notifications where status <> 'queued'
         and created_at < now() - interval '1 year'`,
      `delete from notification_attempts where created_at < now() - interval '1 year'`,
    ],
  },
}
