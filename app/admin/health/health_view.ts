import FailedJob from '#admin/health/failed_job_row'
import { latestFigureCheck, type FigureCheck } from '#admin/health/figure_checks'
import { latestLedgerCheck, type LedgerCheck } from '#admin/health/ledger_checks'
import { openAlarms } from '#admin/health/alarms'
import { keptTallies, type KeptTally } from '#shared/health/kept_tallies'
import { latestProofCheck, type ProofCheck } from '#shared/proof/checks'
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
  proofCheck: ProofCheck | null
  processes: SeenProcess[]
}

/** How the product is, in all its processes together. */
export async function healthView(): Promise<HealthView> {
  const read = await Promise.all([
    openAlarms(),
    queuedJobs(),
    FailedJob.latestOpen(),
    scheduledJobs(),
    keptTallies(),
    followingStates(),
    seenProcesses(),
  ])
  const [alarms, queue, failedJobs, schedules, tallies, couriers, processes] = read
  const [ledgerCheck, figureCheck, proofCheck] = await Promise.all([
    latestLedgerCheck(),
    latestFigureCheck(),
    latestProofCheck(),
  ])
  const companies = tallies.filter(({ kind }) => kind !== 'job')
  const checks = { ledgerCheck, figureCheck, proofCheck }
  return { alarms, queue, failedJobs, schedules, companies, couriers, processes, ...checks }
}
