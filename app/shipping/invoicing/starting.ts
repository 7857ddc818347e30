import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { recordAudit } from '#shared/audit/audit'
import { rowsOf } from '#shared/database/rows'
import { DomainError } from '#shared/errors/domain_error'
import {
  BILLED_CYCLES,
  type BilledCycle,
  type BillingPeriod,
  endedPeriods,
  endOf,
  lagosDay,
  periodAt,
} from '#shipping/invoicing/billing_periods'
import { billingRuns } from '#shipping/invoicing/settings'

class BillingOff extends DomainError {
  constructor() {
    super('E_BILLING_OFF', 'Billing runs are switched off. Switch them on under Settings first.')
  }
}

class NoSuchPeriod extends DomainError {
  constructor(sentence: string) {
    super('E_NO_BILLING_PERIOD', sentence, 'from')
  }
}

/** The period that begins on a day and is over. Throws NoSuchPeriod. */
export function endedPeriod(cycle: BilledCycle, from: string): BillingPeriod {
  const period = periodAt(cycle, lagosDay(from))
  if (period.from.toISODate() !== from) {
    throw new NoSuchPeriod(`No ${cycle.toLowerCase()} period begins on that day.`)
  }
  if (endOf(period) > DateTime.now()) throw new NoSuchPeriod('This period is not over yet.')
  return period
}

/**
 * Starts a run, or goes on with it: the businesses that it has invoiced are left alone, those that failed are tried again.
 * Answers its id. Throws BillingOff.
 */
export async function startRun(period: BillingPeriod, by: number): Promise<number> {
  if (!(await billingRuns.get())) throw new BillingOff()
  return db.transaction(async (trx) => {
    const id = await openRun(period, { by, client: trx })
    await recordAudit(trx, {
      actorId: by,
      action: 'billing_run.start',
      subject: { kind: 'billing_run', id },
      after: { cycle: period.cycle, from: period.from.toISODate(), to: period.to.toISODate() },
    })
    return id
  })
}

type Opening = { by: number | null; client: Parameters<typeof rowsOf>[0] }

async function openRun({ cycle, from, to }: BillingPeriod, { by, client }: Opening) {
  const [run] = await rowsOf<{ id: number }>(
    client,
    `insert into billing_runs as known (cycle, period_from, period_to, started_by)
     values (:cycle, :from, :to, :by)
     on conflict (cycle, period_from) do update set finished_at = null returning id`,
    { cycle, from: from.toISODate()!, to: to.toISODate()!, by }
  )
  return run!.id
}

/** As many as a worker that was away may have missed. */
const MOST_MISSED = 12

/** Starts a run for each period that has ended since billing runs were switched on, and that has none. */
export async function startDueRuns() {
  const since = await switchedOnAt()
  if (since === null) return
  const known = await db.from('billing_runs').select('cycle', 'period_from')
  const names = new Set(known.map((run) => nameOf(run.cycle, DateTime.fromJSDate(run.period_from))))
  const due = BILLED_CYCLES.flatMap((cycle) => endedPeriods(cycle, DateTime.now(), MOST_MISSED))
    .filter((period) => endOf(period) > since && !names.has(nameOf(period.cycle, period.from)))
    .toSorted((one, other) => one.from.toMillis() - other.from.toMillis())
  for (const period of due) await openRun(period, { by: null, client: db })
}

const nameOf = (cycle: string, from: DateTime) => `${cycle} ${from.toISODate()}`

async function switchedOnAt(): Promise<DateTime | null> {
  if (!(await billingRuns.get())) return null
  const [row] = await rowsOf<{ at: Date }>(
    db,
    'select updated_at as at from settings where key = :key',
    { key: billingRuns.key }
  )
  return row ? DateTime.fromJSDate(row.at) : null
}

/** The oldest period first, so that an invoice follows the one before it. */
export async function unfinishedRuns(): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    `select id from billing_runs where finished_at is null order by period_from, id`
  )
  return rows.map(({ id }) => id)
}
