import couriers from '#config/couriers'
import { dispatchFound } from '#shared/queue/dispatch_found'
import type { Clock } from '#shared/queue/sweep'
import { settleReferrals } from '#shipping/billing/referral_rewards'
import { forgetOldExchanges } from '#shipping/carriers/attempts/exchange_log'
import { storePapers } from '#shipping/carriers/attempts/papers'
import { attemptsToWatch } from '#shipping/carriers/attempts/watching'
import { pruneCallDays } from '#shipping/carriers/following/call_budget'
import { greetCouriers } from '#shipping/carriers/following/greeting'
import BookWithCourierJob from '#shipping/carriers/jobs/book_with_courier_job'
import VoidWithCourierJob from '#shipping/carriers/jobs/void_with_courier_job'
import WatchAttemptJob from '#shipping/carriers/jobs/watch_attempt_job'
import { followParcels, followTestParcels } from '#shipping/carriers/parcel_following'
import ArrangePickupJob from '#shipping/carriers/pickups/jobs/arrange_pickup_job'
import TendPickupJob from '#shipping/carriers/pickups/jobs/tend_pickup_job'
import {
  finishPickups,
  leaveEmptyPickups,
  parcelsWithoutPickup,
  pickupsDue,
} from '#shipping/carriers/pickups/pickup_sweep'
import {
  bookedByHandUntold,
  cancelUnpaid,
  waitingForCourier,
} from '#shipping/carriers/shipment_sweep'
import { waybillsToGiveBack } from '#shipping/carriers/waybill_returns'
import { sweepShipmentFiles } from '#shipping/documents/file_sweep'
import { blankOldParcels } from '#shipping/history/address_blanking'
import { runBilling } from '#shipping/invoicing/running'
import { settleInvoices } from '#shipping/invoicing/settling'
import { settleDueReweighs } from '#shipping/reweighing/paying'
import { untoldReweighs } from '#shipping/reweighing/reweigh_notices'
import TellOfReweighJob from '#shipping/reweighing/tell_of_reweigh_job'
import { forgetFollowers } from '#shipping/tracking/followers/telling_followers'
import { countLanes } from '#shipping/pricing/lanes/lane_facts'

export const shippingClock: Clock<'shipping'> = {
  'shipping.follow_parcels': { every: couriers.followEvery, maxRetries: 0, run: followParcels },
  // More often than real couriers are asked.
  'shipping.follow_test_parcels': { every: '10s', maxRetries: 0, run: followTestParcels },
  'shipping.greet_couriers': { every: '1h', maxRetries: 0, run: [greetCouriers, pruneCallDays] },
  // Finds what a crash lost, and what its owner has given up.
  'shipping.sweep_shipments': {
    every: '1m',
    maxRetries: 0,
    priority: 4,
    run: [
      dispatchFound(BookWithCourierJob, 'shipmentId', waitingForCourier),
      dispatchFound(BookWithCourierJob, 'shipmentId', bookedByHandUntold),
      dispatchFound(VoidWithCourierJob, 'shipmentId', waybillsToGiveBack),
      dispatchFound(WatchAttemptJob, 'attemptId', attemptsToWatch),
      cancelUnpaid,
      forgetOldExchanges,
      storePapers,
    ],
  },
  'shipping.sweep_pickups': {
    every: '1m',
    maxRetries: 0,
    run: [
      dispatchFound(ArrangePickupJob, 'shipmentId', parcelsWithoutPickup),
      leaveEmptyPickups,
      dispatchFound(TendPickupJob, 'pickupId', pickupsDue),
      finishPickups,
    ],
  },
  'shipping.settle_referrals': { every: '5m', maxRetries: 0, run: settleReferrals },
  'shipping.run_billing': { every: '5m', maxRetries: 0, run: runBilling },
  'shipping.settle_invoices': { every: '1m', maxRetries: 0, run: settleInvoices },
  'shipping.settle_reweighs': {
    every: '5m',
    maxRetries: 0,
    run: [settleDueReweighs, dispatchFound(TellOfReweighJob, 'id', untoldReweighs)],
  },
  'shipping.sweep_clearance_files': { every: '1d', maxRetries: 0, run: sweepShipmentFiles },
  // A shipment keeps its own copy of what decided its price.
  'shipping.prune_quotes': {
    every: '1d',
    run: [
      `delete from quotes where expires_at < now() - interval '7 days'`,
      'delete from download_tokens where expires_at < now()',
    ],
  },
  'shipping.count_lanes': { cronInLagos: '0 3 * * *', run: countLanes },
  'shipping.forget_followers': { every: '1d', run: forgetFollowers },
  'shipping.prune_address_requests': {
    every: '1d',
    run: 'delete from address_requests where expires_at < now()',
  },
  // The files of clearance documents are removed by the next sweep, the shipments of batches stay.
  'shipping.blank_old_parcels': {
    every: '1d',
    run: [
      blankOldParcels,
      `delete from saved_addresses where used_at < now() - interval '2 years'`,
      `delete from classified_goods where used_at < now() - interval '2 years'`,
      `delete from sheet_columns where used_at < now() - interval '2 years'`,
      `delete from booking_drafts where updated_at < now() - interval '30 days'`,
      `delete from shipment_batches where created_at < now() - interval '90 days'`,
    ],
  },
}
