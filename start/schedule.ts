import SettleApprovalsJob from '#admin/approvals/settle_approvals_job'
import VerifyFiguresJob from '#admin/console/verify_figures_job'
import RunReplaysJob from '#admin/tariffs/replays/run_replays_job'
import StartVersionsJob from '#admin/tariffs/versions/starts/start_versions_job'
import VerifyLedgerJob from '#admin/console/verify_ledger_job'
import KeepPartitionsJob from '#admin/partitions/keep_partitions_job'
import KeepProofJob from '#admin/proof/keep_proof_job'
import VerifyProofJob from '#admin/proof/verify_proof_job'
import couriers from '#config/couriers'
import CheckDomainsJob from '#branding/domains/check_domains_job'
import ForgetVisitsJob from '#branding/page_figures/forget_visits_job'
import SweepImagesJob from '#branding/images/sweep_images_job'
import PruneNotificationsJob from '#branding/notifications/jobs/prune_notifications_job'
import ResetFactorsJob from '#identity/second_factor/resets/reset_factors_job'
import PruneExpiredJob from '#identity/sessions/prune_expired_job'
import PruneApiCallsJob from '#identity/api_keys/prune_api_calls_job'
import PruneWebhooksJob from '#identity/webhooks/prune_webhooks_job'
import SweepNotificationsJob from '#branding/notifications/jobs/sweep_notifications_job'
import FollowParcelsJob from '#shipping/carriers/jobs/follow_parcels_job'
import FollowTestParcelsJob from '#shipping/carriers/jobs/follow_test_parcels_job'
import GreetCouriersJob from '#shipping/carriers/jobs/greet_couriers_job'
import PruneAddressRequestsJob from '#shipping/addresses/prune_address_requests_job'
import BlankOldParcelsJob from '#shipping/history/blank_old_parcels_job'
import CountLanesJob from '#shipping/tracking/lanes/count_lanes_job'
import ForgetFollowersJob from '#shipping/tracking/followers/forget_followers_job'
import PruneQuotesJob from '#shipping/pricing/prune_quotes_job'
import SettleReweighsJob from '#shipping/reweighing/jobs/settle_reweighs_job'
import RunBillingJob from '#shipping/invoicing/jobs/run_billing_job'
import SettleInvoicesJob from '#shipping/invoicing/jobs/settle_invoices_job'
import SettleReferralsJob from '#shipping/billing/settle_referrals_job'
import SweepClearanceFilesJob from '#shipping/documents/jobs/sweep_clearance_files_job'
import SweepPickupsJob from '#shipping/carriers/pickups/jobs/sweep_pickups_job'
import SweepShipmentsJob from '#shipping/carriers/jobs/sweep_shipments_job'
import ExpireCashBackJob from '#wallet/balances/expire_cash_back_job'
import FoldFiguresJob from '#shared/figures/fold_figures_job'
import PruneHealthJob from '#shared/health/prune_health_job'
import PruneIdempotencyKeysJob from '#shared/idempotency/prune_idempotency_keys_job'
import PruneSmsJob from '#shared/sms/prune_sms_job'
import PruneWhatsAppJob from '#shared/whatsapp/prune_whatsapp_job'
import SweepPaymentsJob from '#wallet/funding/jobs/sweep_payments_job'
import PruneOneTimeCodesJob from '#wallet/payouts/jobs/prune_one_time_codes_job'
import SweepWithdrawalsJob from '#wallet/payouts/jobs/sweep_withdrawals_job'

/** What the worker does by the clock. Schedules are rows: saying them again changes nothing. */
export async function scheduleJobs() {
  await PruneExpiredJob.schedule({}).id('identity.prune_expired').every('1h').run()
  await ResetFactorsJob.schedule({}).id('identity.reset_factors').every('1m').run()
  await PruneApiCallsJob.schedule({}).id('identity.prune_api_calls').every('1d').run()
  await FollowParcelsJob.schedule({})
    .id('shipping.follow_parcels')
    .every(couriers.followEvery)
    .run()
  await FollowTestParcelsJob.schedule({}).id('shipping.follow_test_parcels').every('10s').run()
  await GreetCouriersJob.schedule({}).id('shipping.greet_couriers').every('1h').run()
  await SweepShipmentsJob.schedule({}).id('shipping.sweep_shipments').every('1m').run()
  await SweepPickupsJob.schedule({}).id('shipping.sweep_pickups').every('1m').run()
  await SettleReferralsJob.schedule({}).id('shipping.settle_referrals').every('5m').run()
  await RunBillingJob.schedule({}).id('shipping.run_billing').every('5m').run()
  await SettleInvoicesJob.schedule({}).id('shipping.settle_invoices').every('1m').run()
  await SettleReweighsJob.schedule({}).id('shipping.settle_reweighs').every('5m').run()
  await SweepClearanceFilesJob.schedule({}).id('shipping.sweep_clearance_files').every('1d').run()
  await PruneQuotesJob.schedule({}).id('shipping.prune_quotes').every('1d').run()
  await SweepImagesJob.schedule({}).id('branding.sweep_images').every('6h').run()
  await ForgetVisitsJob.schedule({}).id('branding.forget_visits').every('1d').run()
  await CheckDomainsJob.schedule({}).id('branding.check_domains').every('1m').run()
  await ExpireCashBackJob.schedule({}).id('wallet.expire_cash_back').every('15m').run()
  await FoldFiguresJob.schedule({}).id('shared.fold_figures').every('10s').run()
  await PruneHealthJob.schedule({}).id('shared.prune_health').every('1d').run()
  await PruneIdempotencyKeysJob.schedule({}).id('shared.prune_idempotency_keys').every('1d').run()
  await SweepPaymentsJob.schedule({}).id('wallet.sweep_payments').every('1m').run()
  await PruneOneTimeCodesJob.schedule({}).id('wallet.prune_one_time_codes').every('1d').run()
  await SweepWithdrawalsJob.schedule({}).id('wallet.sweep_withdrawals').every('10s').run()
  await SettleApprovalsJob.schedule({}).id('admin.settle_approvals').every('1m').run()
  await StartVersionsJob.schedule({}).id('admin.start_versions').every('10s').run()
  await RunReplaysJob.schedule({}).id('admin.run_replays').every('10s').run()
  await VerifyLedgerJob.schedule({})
    .id('admin.verify_ledger')
    .cron('0 2 * * *')
    .timezone('Africa/Lagos')
    .run()
  await VerifyFiguresJob.schedule({})
    .id('admin.verify_figures')
    .cron('30 2 * * *')
    .timezone('Africa/Lagos')
    .run()
  await KeepProofJob.schedule({}).id('admin.keep_proof').every('1m').run()
  await VerifyProofJob.schedule({})
    .id('admin.verify_proof')
    .cron('15 2 * * *')
    .timezone('Africa/Lagos')
    .run()
  await KeepPartitionsJob.schedule({})
    .id('admin.keep_partitions')
    .cron('30 0 * * *')
    .timezone('Africa/Lagos')
    .run()
  await CountLanesJob.schedule({})
    .id('shipping.count_lanes')
    .cron('0 3 * * *')
    .timezone('Africa/Lagos')
    .run()
  await SweepNotificationsJob.schedule({}).id('branding.sweep_notifications').every('5m').run()
  await PruneWebhooksJob.schedule({}).id('identity.prune_webhooks').every('1d').run()
  await PruneSmsJob.schedule({}).id('shared.prune_sms').every('1d').run()
  await PruneWhatsAppJob.schedule({}).id('shared.prune_whatsapp').every('1d').run()
  await PruneNotificationsJob.schedule({}).id('branding.prune_notifications').every('1d').run()
  await ForgetFollowersJob.schedule({}).id('shipping.forget_followers').every('1d').run()
  await PruneAddressRequestsJob.schedule({}).id('shipping.prune_address_requests').every('1d').run()
  await BlankOldParcelsJob.schedule({}).id('shipping.blank_old_parcels').every('1d').run()
}
