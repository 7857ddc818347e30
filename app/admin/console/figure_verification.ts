import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { queryRows } from '#shared/database/query_rows'
import { formatLagosDate } from '#shared/time/lagos_time'
import { formatKobo } from '#shared/money/rules/money'
import { saveFigureCheck, findLatestFigureCheck } from '#admin/health/figure_checks'

/** First and last day, both included, in Lagos time. */
type DaySpan = { first: string; last: string }

const ALL_DAYS: DaySpan = { first: '-infinity', last: 'infinity' }

/** Figures of the current state are stored with the day `infinity`. */
const CURRENT_STATE: DaySpan = { first: 'infinity', last: 'infinity' }

/** The maximum days between two checks of any day. */
const FULL_CHECK_DAYS = 30

const MAX_REPORTED_FAULTS = 1000

/**
 * Recounts the current state, the days changed since the last check and a thirtieth of the other
 * days; with `all`, every day. Returns a sentence for each figure that differs.
 */
export async function checkFigures({ all }: { all: boolean }) {
  const spans = all ? [ALL_DAYS] : [CURRENT_STATE, ...(await listSpansToCheck())]
  const faults: string[] = []
  for (const span of spans) faults.push(...(await describeFigureDifferences(span)))
  const days = spans.reduce((sum, span) => sum + countDays(span), 0)
  return { faults: faults.slice(0, MAX_REPORTED_FAULTS), days }
}

export async function verifyFigures({ all = false } = {}): Promise<string[]> {
  const at = new Date()
  const began = performance.now()
  const { faults, days } = await checkFigures({ all })
  await saveFigureCheck({ faults, days, tookMs: performance.now() - began, at })
  if (faults.length > 0) logger.error({ faults }, 'Stored figures differ from a new count')
  return faults
}

/** Corrects every figure while the application runs. Returns the number of corrections. */
export async function repairFigures(): Promise<number> {
  const rows = await queryRows<{ repaired: number }>(db, 'select count_figures_anew() as repaired')
  return rows[0]!.repaired
}

/**
 * Lists days whose `changed_at` is later than one hour before the last check: a transaction that
 * was open during that check may have committed since. Adds a thirtieth of the other days.
 */
async function listSpansToCheck(): Promise<DaySpan[]> {
  const last = await findLatestFigureCheck()
  const since = last && DateTime.fromJSDate(last.at).minus({ hours: 1 }).toJSDate()
  return queryRows<DaySpan>(
    db,
    `with days as (
       select day from figures where day < 'infinity' group by day
       having max(changed_at) >= coalesce(:since::timestamptz, '-infinity')
         or (day - date '2000-01-01') % ${FULL_CHECK_DAYS} = (lagos_day(now()) - date '2000-01-01') % ${FULL_CHECK_DAYS}
       union select day from figure_changes where day < 'infinity'
     )
     select min(day)::text as first, max(day)::text as last
     from (select day, day - row_number() over (order by day)::int as span from days) as numbered
     group by span order by span`,
    { since }
  )
}

function countDays({ first, last }: DaySpan): number {
  const days = DateTime.fromISO(last).diff(DateTime.fromISO(first), 'days').days + 1
  return Number.isFinite(days) ? days : 0
}

type FigureDifference = {
  organizationId: number
  userId: number
  figure: string
  day: string | null
  count: number
  kobo: number
  counted: number
  countedKobo: number
}

async function describeFigureDifferences({ first, last }: DaySpan): Promise<string[]> {
  const rows = await queryRows<FigureDifference>(
    db,
    `select organization_id as "organizationId", user_id as "userId", figure,
       case when day < 'infinity' then day::text end as day, count, kobo,
       counted, counted_kobo as "countedKobo"
     from figure_differences(:first::date, :last::date)
     order by 1, 2, 4, 3 limit ${MAX_REPORTED_FAULTS}`,
    { first, last }
  )
  return rows.map(describeFigureDifference)
}

function describeFigureDifference(difference: FigureDifference): string {
  const { figure, day, count, kobo, counted, countedKobo } = difference
  const when = day
    ? `on ${formatLagosDate(DateTime.fromISO(day, { zone: 'Africa/Lagos' }))}`
    : 'now'
  const kept = `${count} with ${formatKobo(kobo)}`
  return `${figure} ${when} of ${describeFigureOwner(difference)} is stored as ${kept}, but a new count gives ${counted} with ${formatKobo(countedKobo)}`
}

function describeFigureOwner({ organizationId, userId }: FigureDifference): string {
  if (organizationId === 0) return userId === 0 ? 'everybody' : `person ${userId}`
  const organization = `organization ${organizationId}`
  return userId === 0 ? organization : `person ${userId} in ${organization}`
}
