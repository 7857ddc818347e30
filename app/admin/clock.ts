import logger from '@adonisjs/core/services/logger'
import { untoldApprovals } from '#admin/approvals/approval_notices'
import TellOfApprovalJob from '#admin/approvals/tell_of_approval_job'
import { verifyFigures } from '#admin/console/figure_verification'
import { verifyLedger } from '#admin/console/ledger_verification'
import { lookForAlarms } from '#admin/health/alarms'
import { keepPartitions } from '#admin/partitions/keeping'
import { mailSeals } from '#admin/proof/mailing_seals'
import { runReplays } from '#admin/tariffs/replays/replaying'
import { startDueVersions } from '#admin/tariffs/versions/starts/starting'
import { expireApprovals } from '#identity/approvals/deciding'
import { keepChains } from '#shared/proof/linking'
import { verifyProof } from '#shared/proof/verification'
import { dispatchFound } from '#shared/queue/dispatch_found'
import type { Clock } from '#shared/queue/sweep'

export const adminClock: Clock<'admin'> = {
  'admin.settle_approvals': {
    every: '1m',
    run: [
      dispatchFound(TellOfApprovalJob, 'id', expireApprovals),
      dispatchFound(TellOfApprovalJob, 'id', untoldApprovals),
    ],
  },
  // A tariff starts within ten seconds of its moment.
  'admin.start_versions': { every: '10s', run: startDueVersions },
  'admin.run_replays': {
    every: '10s',
    maxRetries: 0,
    run: [
      runReplays,
      // As long as anybody looks at one.
      `delete from tariff_replays where created_at < now() - interval '90 days'`,
    ],
  },
  'admin.keep_proof': { every: '1m', run: [keepChains, () => mailSeals()] },
  'admin.keep_partitions': {
    cronInLagos: '30 0 * * *',
    maxRetries: 3,
    run: keepPartitions,
  },
  'admin.verify_ledger': { cronInLagos: '0 2 * * *', run: [verifyLedger, lookForAlarms] },
  'admin.verify_proof': { cronInLagos: '15 2 * * *', run: [reportProofFaults, lookForAlarms] },
  'admin.verify_figures': { cronInLagos: '30 2 * * *', run: [verifyFigures, lookForAlarms] },
}

async function reportProofFaults() {
  const faults = await verifyProof()
  if (faults.length > 0) logger.error({ faults }, 'Something is not what was linked and sealed')
}
