import { detectAlarms } from '#admin/health/detect_alarms'
import FailedJob from '#admin/health/failed_job_row'
import { findLatestFigureCheck } from '#admin/health/figure_checks'
import { type HealthVerdict, isJobAlarm, judgeHealth } from '#admin/health/health_verdict'
import { findLatestLedgerCheck } from '#admin/health/ledger_checks'
import type { Alarm } from '#admin/health/alarm'
import { listOpenAlarms } from '#admin/health/update_alarms'
import type { NightlyCheck } from '#admin/health/check_runs'
import { countRows } from '#shared/database/limited_count'
import { readStoredTallies, type StoredTally } from '#shared/health/stored_tallies'
import { findLatestProofCheck } from '#shared/proof/proof_checks'
import {
  type QueuedJobs,
  readQueuedJobs,
  type ScheduledJob,
  readScheduledJobs,
} from '#shared/queue/queue_state'
import { type PollingState, loadPollingStates } from '#shipping/carriers/polling/connection_states'
import { type ProcessStatus, listProcesses } from '#shared/health/running_process'

/** `beganAt` is null until the alarm is e-mailed, within a minute. */
type PresentAlarm = Alarm & { beganAt: Date | null }

export interface HealthView {
  verdict: HealthVerdict
  /** Without those of failed jobs. */
  alarms: PresentAlarm[]
  queue: QueuedJobs[]
  failedJobs: FailedJob[]
  failedJobCount: number
  schedules: ScheduledJob[]
  companies: StoredTally[]
  couriers: PollingState[]
  checks: Record<NightlyCheck, { at: Date; faults: string[] } | null>
  processes: ProcessStatus[]
}

export async function loadHealthView(): Promise<HealthView> {
  const read = await Promise.all([
    loadPresentAlarms(),
    readQueuedJobs(),
    FailedJob.latestOpen(),
    readScheduledJobs(),
    readStoredTallies(),
    loadPollingStates(),
    listProcesses(),
  ])
  const [present, queue, failedJobs, schedules, tallies, couriers, processes] = read
  const [failedJobCount, ledger, figures, proof] = await Promise.all([
    countRows(FailedJob.open()),
    findLatestLedgerCheck(),
    findLatestFigureCheck(),
    findLatestProofCheck(),
  ])
  const companies = tallies.filter(({ kind }) => kind !== 'job')
  const alarms = present.filter((alarm) => !isJobAlarm(alarm))
  return {
    ...{ verdict: judgeHealth(alarms, failedJobCount), alarms, failedJobs, failedJobCount },
    ...{ queue, schedules, companies, couriers, processes, checks: { ledger, proof, figures } },
  }
}

async function loadPresentAlarms(): Promise<PresentAlarm[]> {
  const [present, open] = await Promise.all([detectAlarms(), listOpenAlarms()])
  const began = new Map(open.map(({ cause, beganAt }) => [cause, beganAt]))
  return present.map((alarm) => ({ ...alarm, beganAt: began.get(alarm.cause) ?? null }))
}
