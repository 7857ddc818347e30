import couriers from '#config/couriers'
import { dispatchFound } from '#shared/queue/dispatch_found'
import type { Schedule } from '#shared/queue/sweep'
import { unsettledReferralRewards } from '#shipping/billing/referral_rewards'
import SettleReferralRewardJob from '#shipping/billing/settle_referral_reward_job'
import { deleteOldExchanges } from '#shipping/carriers/attempts/exchange_log'
import { moveDocumentsToFileStore } from '#shipping/carriers/attempts/carrier_documents'
import { attemptsToFollowUp } from '#shipping/carriers/attempts/follow_up_attempts'
import { deleteOldCallDays } from '#shipping/carriers/polling/call_budget'
import { checkCourierConnections } from '#shipping/carriers/polling/connection_check'
import BookWithCourierJob from '#shipping/carriers/jobs/book_with_courier_job'
import VoidWithCourierJob from '#shipping/carriers/jobs/void_with_courier_job'
import WatchAttemptJob from '#shipping/carriers/jobs/watch_attempt_job'
import { pollTracking, pollTestTracking } from '#shipping/carriers/poll_tracking'
import CancelUnneededPickupJob from '#shipping/carriers/pickups/jobs/cancel_unneeded_pickup_job'
import ArrangePickupJob from '#shipping/carriers/pickups/jobs/arrange_pickup_job'
import TendPickupJob from '#shipping/carriers/pickups/jobs/tend_pickup_job'
import {
  finishPickups,
  parcelsWithoutPickup,
  pickupsWithoutParcels,
  duePickups,
} from '#shipping/carriers/pickups/pickup_sweep'
import {
  manualBookingsWithoutEmail,
  cancelUnpaidShipments,
  shipmentsWaitingForCourier,
} from '#shipping/carriers/shipment_sweep'
import { dueWaybillCancellations } from '#shipping/carriers/waybill_cancellations'
import { sweepShipmentFiles } from '#shipping/documents/file_sweep'
import { eraseOldAddresses } from '#shipping/history/erase_addresses'
import { runBilling } from '#shipping/invoicing/billing_runs'
import {
  invoicesWithUnsentNotices,
  queueInvoiceReminders,
} from '#shipping/invoicing/invoice_notices'
import SendInvoiceNoticesJob from '#shipping/invoicing/send_invoice_notices_job'
import { settleAllInvoices } from '#shipping/invoicing/settle_invoices'
import CollectReweighJob from '#shipping/reweighing/collect_reweigh_job'
import { dueReweighs } from '#shipping/reweighing/pay_reweigh'
import { findReweighsWithUnsentNotice } from '#shipping/reweighing/reweigh_notices'
import SendReweighNoticeJob from '#shipping/reweighing/send_reweigh_notice_job'
import { deleteExpiredSubscriptions } from '#shipping/tracking/subscriptions/tracking_notifications'
import { recalculateTransitTimes } from '#shipping/pricing/lanes/transit_times'
import CreditReferredUserJob from '#wallet/balances/credit_referred_user_job'
import { findReferredUsersToCredit } from '#wallet/balances/referral_credit'

export const shippingSchedule: Schedule<'shipping'> = {
  'shipping.follow_parcels': { every: couriers.followEvery, maxRetries: 0, run: pollTracking },
  // Runs more often than we poll real couriers.
  'shipping.follow_test_parcels': { every: '30s', maxRetries: 0, run: pollTestTracking },
  'shipping.greet_couriers': {
    every: '1h',
    maxRetries: 0,
    run: [checkCourierConnections, deleteOldCallDays],
  },
  // Starts jobs again that a crash lost, and cancels unpaid bookings.
  'shipping.sweep_shipments': {
    every: '1m',
    maxRetries: 0,
    priority: 4,
    run: [
      dispatchFound(BookWithCourierJob, 'shipmentId', shipmentsWaitingForCourier),
      dispatchFound(BookWithCourierJob, 'shipmentId', manualBookingsWithoutEmail),
      dispatchFound(VoidWithCourierJob, 'shipmentId', dueWaybillCancellations),
      dispatchFound(WatchAttemptJob, 'attemptId', attemptsToFollowUp),
      cancelUnpaidShipments,
      deleteOldExchanges,
      moveDocumentsToFileStore,
    ],
  },
  'shipping.sweep_pickups': {
    every: '1m',
    maxRetries: 0,
    run: [
      dispatchFound(ArrangePickupJob, 'shipmentId', parcelsWithoutPickup),
      dispatchFound(CancelUnneededPickupJob, 'pickupId', pickupsWithoutParcels),
      dispatchFound(TendPickupJob, 'pickupId', duePickups),
      finishPickups,
    ],
  },
  'shipping.settle_referrals': {
    every: '5m',
    maxRetries: 0,
    run: [
      dispatchFound(CreditReferredUserJob, 'userId', findReferredUsersToCredit),
      dispatchFound(SettleReferralRewardJob, 'shipmentId', unsettledReferralRewards),
    ],
  },
  'shipping.run_billing': { every: '5m', maxRetries: 0, run: runBilling },
  'shipping.settle_invoices': {
    every: '1m',
    maxRetries: 0,
    run: [
      settleAllInvoices,
      queueInvoiceReminders,
      dispatchFound(SendInvoiceNoticesJob, 'invoiceId', invoicesWithUnsentNotices),
    ],
  },
  'shipping.settle_reweighs': {
    every: '5m',
    maxRetries: 0,
    run: [
      dispatchFound(CollectReweighJob, 'id', dueReweighs),
      dispatchFound(SendReweighNoticeJob, 'id', findReweighsWithUnsentNotice),
    ],
  },
  'shipping.sweep_clearance_files': { every: '1d', maxRetries: 0, run: sweepShipmentFiles },
  // A shipment copies its price from the quote, so expired quotes can be deleted.
  'shipping.prune_quotes': {
    every: '1d',
    run: [
      `delete from quotes where expires_at < now() - interval '7 days'`,
      'delete from download_tokens where expires_at < now()',
    ],
  },
  'shipping.count_lanes': { cronInLagos: '0 3 * * *', run: recalculateTransitTimes },
  'shipping.forget_followers': { every: '1d', run: deleteExpiredSubscriptions },
  'shipping.prune_address_requests': {
    every: '1d',
    run: 'delete from address_requests where expires_at < now()',
  },
  // Deleting a batch keeps its shipments. The file sweep removes files of deleted documents.
  'shipping.blank_old_parcels': {
    every: '1d',
    run: [
      eraseOldAddresses,
      `delete from saved_addresses where used_at < now() - interval '2 years'`,
      `delete from classified_goods where used_at < now() - interval '2 years'`,
      `delete from sheet_columns where used_at < now() - interval '2 years'`,
      `delete from booking_drafts where updated_at < now() - interval '30 days'`,
      `delete from shipment_batches where created_at < now() - interval '90 days'`,
    ],
  },
}
