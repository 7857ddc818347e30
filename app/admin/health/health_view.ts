import FailedJob from '#admin/health/failed_job_row'
import { findLatestFigureCheck, type FigureCheck } from '#admin/health/figure_checks'
import { findLatestLedgerCheck, type LedgerCheck } from '#admin/health/ledger_checks'
import { listOpenAlarms } from '#admin/health/update_alarms'
import { countRows } from '#shared/database/limited_count'
import { readStoredTallies, type StoredTally } from '#shared/health/stored_tallies'
import { findLatestProofCheck, type ProofCheck } from '#shared/proof/proof_checks'
import {
  type QueuedJobs,
  readQueuedJobs,
  type ScheduledJob,
  readScheduledJobs,
} from '#shared/queue/queue_state'
import { type PollingState, loadPollingStates } from '#shipping/carriers/polling/connection_states'
import { type ProcessStatus, listProcesses } from '#shared/health/running_process'

export interface HealthView {
  alarms: Awaited<ReturnType<typeof listOpenAlarms>>
  queue: QueuedJobs[]
  failedJobs: FailedJob[]
  failedJobCount: number
  schedules: ScheduledJob[]
  companies: StoredTally[]
  couriers: PollingState[]
  ledgerCheck: LedgerCheck | null
  figureCheck: FigureCheck | null
  proofCheck: ProofCheck | null
  processes: ProcessStatus[]
}

export async function loadHealthView(): Promise<HealthView> {
  const read = await Promise.all([
    listOpenAlarms(),
    readQueuedJobs(),
    FailedJob.latestOpen(),
    readScheduledJobs(),
    readStoredTallies(),
    loadPollingStates(),
    listProcesses(),
  ])
  const [alarms, queue, failedJobs, schedules, tallies, couriers, processes] = read
  const [failedJobCount, ledgerCheck, figureCheck, proofCheck] = await Promise.all([
    countRows(FailedJob.open()),
    findLatestLedgerCheck(),
    findLatestFigureCheck(),
    findLatestProofCheck(),
  ])
  const companies = tallies.filter(({ kind }) => kind !== 'job')
  const checks = { failedJobCount, ledgerCheck, figureCheck, proofCheck }
  return { alarms, queue, failedJobs, schedules, companies, couriers, processes, ...checks }
}
