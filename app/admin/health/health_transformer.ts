import { BaseTransformer } from '@adonisjs/core/transformers'
import { describeFaults, NIGHTLY_CHECKS, type NightlyCheck } from '#admin/health/check_runs'
import {
  courierStatus,
  formatCourierStatus,
  partnerName,
  partnerStatus,
  type PartnerStatus,
} from '#admin/health/courier_status'
import { formatDurationSeconds } from '#admin/health/format_duration'
import FailedJobTransformer from '#admin/health/failed_job_transformer'
import type { HealthView } from '#admin/health/health_view'
import { jobLabel } from '#admin/health/job_label'
import type { StoredTally } from '#shared/health/stored_tallies'
import type { ScheduledJob } from '#shared/queue/queue_state'
import { formatLagosMoment, formatLagosTimestamp } from '#shared/time/lagos_time'
import type { PollingState } from '#shipping/carriers/polling/connection_states'

/** The page shows at most this many faults of a check. */
const MAX_SHOWN_FAULTS = 20

const JOB_OUTCOME_TEXTS: Record<string, string> = {
  completed: 'Done',
  failed: 'Failed',
  retrying: 'To be tried again',
}

export default class HealthTransformer extends BaseTransformer<HealthView> {
  toObject() {
    const { verdict, alarms, failedJobs, failedJobCount, checks } = this.resource
    const { queue, schedules, companies, couriers, processes } = this.resource
    const courierRows = couriers.map((one) =>
      formatCourierStatus(one, countSilentCalls(companies, `courier ${one.driver}`))
    )
    const partners = formatPartnerCalls(companies, couriers)
    return {
      verdict,
      alarms: alarms.map(({ cause, subject, paragraphs, remedy, beganAt }) => ({
        cause,
        subject,
        explanation: paragraphs[0]!,
        remedy,
        sinceText: beganAt && formatLagosMoment(beganAt),
      })),
      checks: NIGHTLY_CHECKS.map((check) => formatCheck(check, checks[check])),
      partners: listPartners(courierRows, partners),
      queue: queue.map(({ job, oldestSeconds, ...counts }) => ({
        ...counts,
        job: jobLabel(job),
        oldest: oldestSeconds > 0 ? formatDurationSeconds(oldestSeconds) : null,
      })),
      failedJobs: FailedJobTransformer.transform(failedJobs),
      failedJobCount,
      schedules: schedules.map(formatSchedule),
      companies: partners,
      couriers: courierRows,
      processes: processes.map(({ kind, host, pid, startedAt, isGone }) => ({
        name: `${host}, process ${pid}`,
        kind: kind === 'web' ? 'Web' : 'Worker',
        since: formatOptionalTime(startedAt),
        isGone,
      })),
    }
  }
}

const CHECK_NAMES: Record<NightlyCheck, string> = {
  ledger: 'Ledger',
  proof: 'Proof',
  figures: 'Figures',
}

function formatCheck(check: NightlyCheck, latest: { at: Date; faults: string[] } | null) {
  return {
    check,
    name: CHECK_NAMES[check],
    sentence: latest
      ? describeFaults(check, latest.faults)
      : 'Checked every night, for the first time tonight.',
    at: latest && formatLagosMoment(latest.at),
    faults: latest?.faults.slice(0, MAX_SHOWN_FAULTS) ?? [],
  }
}

type PartnerRow = { key: string; name: string; state: PartnerStatus }

/** Every courier and payment provider once, whether it was called or not. */
function listPartners(
  couriers: PartnerRow[],
  companies: (PartnerRow & { kind: string })[]
): (PartnerRow & { kind: string })[] {
  const known = new Set(couriers.map(({ key }) => `courier ${key}`))
  return [
    ...couriers.map(({ key, name, state }) => ({ key, name, state, kind: 'Courier' })),
    ...companies
      .filter(({ key }) => !known.has(key))
      .map(({ key, name, state, kind }) => ({ key, name, state, kind })),
  ]
}

function formatSchedule({ job, lastRunAt, nextRunAt, outcome, endedAt }: ScheduledJob) {
  return {
    job: jobLabel(job),
    lastRun: formatOptionalTime(endedAt ?? lastRunAt),
    outcome: outcome && JOB_OUTCOME_TEXTS[outcome]!,
    isFailed: outcome === 'failed',
    nextRun: formatOptionalTime(nextRunAt),
  }
}

const partnerKey = ({ kind, name }: StoredTally) => `${kind} ${name}`

function countSilentCalls(tallies: StoredTally[], key: string): number {
  const silent = tallies.find((one) => partnerKey(one) === key && one.outcome === 'silent')
  return silent?.inARow ?? 0
}

/** One row per courier or payment provider: its status and the latest time of each outcome. */
function formatPartnerCalls(tallies: StoredTally[], couriers: PollingState[]) {
  const keys = [...new Set(tallies.map(partnerKey))]
  return keys.map((key) => {
    const own = tallies.filter((one) => partnerKey(one) === key)
    const of = (outcome: string) => own.find((tally) => tally.outcome === outcome)
    const [{ kind, name }] = own as [StoredTally]
    const courier = couriers.find(({ driver }) => kind === 'courier' && driver === name)
    const silentInARow = countSilentCalls(tallies, key)
    return {
      key,
      name: partnerName({ kind, name }),
      kind: kind === 'courier' ? 'Courier' : 'Payment company',
      state: courier ? courierStatus(courier, silentInARow) : partnerStatus(silentInARow),
      answered: formatOptionalTime(of('answered')?.lastAt ?? null),
      refused: formatOptionalTime(of('refused')?.lastAt ?? null),
      silent: formatOptionalTime(of('silent')?.lastAt ?? null),
      failed: formatOptionalTime(of('failed')?.lastAt ?? null),
    }
  })
}

function formatOptionalTime(moment: Date | null): string | null {
  return moment && formatLagosTimestamp(moment)
}
