import FailedJob from '#admin/health/failed_job_row'
import { latestLedgerCheck, type LedgerCheck } from '#admin/health/ledger_checks'
import { openAlarms } from '#admin/health/alarms'
import { keptTallies, type KeptTally } from '#shared/health/kept_tallies'
import {
  type QueuedJobs,
  queuedJobs,
  type ScheduledJob,
  scheduledJobs,
} from '#shared/health/queue_state'
import { type SeenProcess, seenProcesses } from '#shared/health/running_process'

export interface HealthView {
  alarms: Awaited<ReturnType<typeof openAlarms>>
  queue: QueuedJobs[]
  failedJobs: FailedJob[]
  schedules: ScheduledJob[]
  companies: KeptTally[]
  ledgerCheck: LedgerCheck | null
  processes: SeenProcess[]
}

/** How the product is, in all its processes together. */
export async function healthView(): Promise<HealthView> {
  const [alarms, queue, failed, schedules, tallies, ledgerCheck, processes] = await Promise.all([
    openAlarms(),
    queuedJobs(),
    FailedJob.latestOpen(),
    scheduledJobs(),
    keptTallies(),
    latestLedgerCheck(),
    seenProcesses(),
  ])
  const companies = tallies.filter(({ kind }) => kind !== 'job')
  return { alarms, queue, failedJobs: failed, schedules, companies, ledgerCheck, processes }
}
