import logger from '@adonisjs/core/services/logger'
import { approvalsWithoutMail } from '#admin/approvals/send_approval_mails'
import SendApprovalMailsJob from '#admin/approvals/send_approval_mails_job'
import { verifyFigures } from '#admin/console/figure_verification'
import { pruneInboxNotes } from '#admin/console/inbox/inbox_notes'
import { verifyLedger } from '#admin/console/ledger_verification'
import { updateAlarms } from '#admin/health/update_alarms'
import { maintainPartitions } from '#admin/partitions/partition_maintenance'
import { mailSeals } from '#admin/proof/mail_seals'
import { runReplays } from '#admin/tariffs/replays/run_replays'
import { startDueVersions } from '#admin/tariffs/versions/starts/start_due_versions'
import { expireApprovals } from '#identity/approvals/decide_approval'
import { extendChains } from '#shared/proof/link_rows'
import { verifyProof } from '#shared/proof/verify_proof'
import { dispatchFound } from '#shared/queue/dispatch_found'
import type { Schedule } from '#shared/queue/sweep'

export const adminSchedule: Schedule<'admin'> = {
  'admin.settle_approvals': {
    every: '1m',
    run: [
      dispatchFound(SendApprovalMailsJob, 'id', expireApprovals),
      dispatchFound(SendApprovalMailsJob, 'id', approvalsWithoutMail),
    ],
  },
  // Its plan dispatches a start for its time, so this one is a safety net.
  'admin.start_versions': { every: '1m', run: startDueVersions },
  'admin.run_replays': {
    every: '1m',
    maxRetries: 0,
    run: [
      runReplays,
      // Deletes replays after 90 days.
      `delete from tariff_replays where created_at < now() - interval '90 days'`,
    ],
  },
  'admin.keep_proof': { every: '1m', run: [extendChains, () => mailSeals()] },
  'admin.keep_partitions': {
    cronInLagos: '30 0 * * *',
    maxRetries: 3,
    run: maintainPartitions,
  },
  'admin.prune_inbox_notes': { cronInLagos: '45 1 * * *', run: pruneInboxNotes },
  'admin.verify_ledger': { cronInLagos: '0 2 * * *', run: [verifyLedger, updateAlarms] },
  'admin.verify_proof': { cronInLagos: '15 2 * * *', run: [reportProofFaults, updateAlarms] },
  'admin.verify_figures': { cronInLagos: '30 2 * * *', run: [verifyFigures, updateAlarms] },
}

async function reportProofFaults() {
  const faults = await verifyProof()
  if (faults.length > 0)
    logger.error({ faults }, 'The ledger or the audit log differs from its links and seals')
}
