import { DateTime } from 'luxon'
import { BaseTransformer } from '@adonisjs/core/transformers'
import { courierLine } from '#admin/health/courier_line'
import { durationText } from '#admin/health/duration_text'
import FailedJobTransformer from '#admin/health/failed_job_transformer'
import type { HealthView } from '#admin/health/health_view'
import { jobWords } from '#admin/health/job_words'
import type { KeptTally } from '#shared/health/kept_tallies'
import type { ScheduledJob } from '#shared/queue/queue_state'
import { momentText, sortableMoment } from '#shared/time/lagos_time'

const ENDINGS: Record<string, string> = {
  completed: 'Done',
  failed: 'Failed',
  retrying: 'To be tried again',
}

export default class HealthTransformer extends BaseTransformer<HealthView> {
  toObject() {
    const { alarms, queue, failedJobs, schedules, companies, couriers, processes } = this.resource
    const { ledgerCheck, figureCheck, proofCheck } = this.resource
    return {
      alarms: alarms.map(({ cause, sentence, beganAt }) => ({
        cause,
        sentence,
        sinceText: momentText(beganAt),
      })),
      queue: queue.map(({ job, oldestSeconds, ...counts }) => ({
        ...counts,
        job: jobWords(job),
        oldest: oldestSeconds > 0 ? durationText(oldestSeconds) : null,
      })),
      failedJobs: FailedJobTransformer.transform(failedJobs),
      schedules: schedules.map(scheduleLine),
      companies: companyLines(companies),
      couriers: couriers.map(courierLine),
      ledger: checkLine(ledgerCheck),
      figures: checkLine(figureCheck),
      proof: checkLine(proofCheck),
      processes: processes.map(({ kind, host, pid, startedAt, isGone }) => ({
        name: `${host}, process ${pid}`,
        kind: kind === 'web' ? 'Web' : 'Worker',
        since: clock(startedAt),
        isGone,
      })),
    }
  }
}

function checkLine(check: { at: Date; faults: string[] } | null) {
  return check && { at: momentText(check.at), faults: check.faults.slice(0, 20) }
}

function scheduleLine({ job, lastRunAt, nextRunAt, outcome, endedAt }: ScheduledJob) {
  return {
    job: jobWords(job),
    lastRun: clock(endedAt ?? lastRunAt),
    outcome: outcome && ENDINGS[outcome]!,
    isFailed: outcome === 'failed',
    nextRun: clock(nextRunAt),
  }
}

/** One line for each company: when it did what last, and how often it has been silent since. */
function companyLines(tallies: KeptTally[]) {
  const names = [...new Set(tallies.map(({ kind, name }) => `${kind} ${name}`))]
  return names.map((key) => {
    const own = tallies.filter(({ kind, name }) => `${kind} ${name}` === key)
    const of = (outcome: string) => own.find((tally) => tally.outcome === outcome)
    return {
      key,
      name: own[0]!.name,
      kind: own[0]!.kind === 'courier' ? 'Courier' : 'Payment company',
      answered: clock(of('answered')?.lastAt ?? null),
      refused: clock(of('refused')?.lastAt ?? null),
      silent: clock(of('silent')?.lastAt ?? null),
      failed: clock(of('failed')?.lastAt ?? null),
      silentInARow: of('silent')?.inARow ?? 0,
    }
  })
}

function clock(moment: Date | null): string | null {
  return moment && sortableMoment(DateTime.fromJSDate(moment))
}
