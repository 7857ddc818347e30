import FailedJob from '#admin/health/failed_job_row'
import { latestFigureCheck, type FigureCheck } from '#admin/health/figure_checks'
import { latestLedgerCheck, type LedgerCheck } from '#admin/health/ledger_checks'
import { openAlarms } from '#admin/health/alarms'
import { keptTallies, type KeptTally } from '#shared/health/kept_tallies'
import {
  type QueuedJobs,
  queuedJobs,
  type ScheduledJob,
  scheduledJobs,
} from '#shared/queue/queue_state'
import {
  type FollowingState,
  followingStates,
} from '#shipping/carriers/following/connection_states'
import { type SeenProcess, seenProcesses } from '#shared/health/running_process'

export interface HealthView {
  alarms: Awaited<ReturnType<typeof openAlarms>>
  queue: QueuedJobs[]
  failedJobs: FailedJob[]
  schedules: ScheduledJob[]
  companies: KeptTally[]
  couriers: FollowingState[]
  ledgerCheck: LedgerCheck | null
  figureCheck: FigureCheck | null
  processes: SeenProcess[]
}

/** How the product is, in all its processes together. */
export async function healthView(): Promise<HealthView> {
  const [alarms, queue, failed, schedules, tallies, couriers, ledgerCheck, figureCheck, processes] =
    await Promise.all([
      openAlarms(),
      queuedJobs(),
      FailedJob.latestOpen(),
      scheduledJobs(),
      keptTallies(),
      followingStates(),
      latestLedgerCheck(),
      latestFigureCheck(),
      seenProcesses(),
    ])
  const companies = tallies.filter(({ kind }) => kind !== 'job')
  const kept = { schedules, companies, couriers, ledgerCheck, figureCheck, processes }
  return { alarms, queue, failedJobs: failed, ...kept }
}
