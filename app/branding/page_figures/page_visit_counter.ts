import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { lagosToday } from '#shared/time/lagos_time'

/** Nobody waits for a figure. What is lost when a process is killed is no older than this. */
const FLUSH_DELAY_MS = 10_000

/** Different parcels and products of a moment that one statement takes. */
const FLUSH_BATCH_SIZE = 1_000

/** While the database is away, so many are kept; others are then not counted. */
const MAX_PENDING_COUNTS = 50_000

type Visit = { organizationId: number; trackingNumber: number }

/** How often each was counted since it was last written down, by what was counted. */
let visits = new Map<string, number>()
let clicks = new Map<string, number>()

let timer: NodeJS.Timeout | undefined
let writing: Promise<void> = Promise.resolve()

/** Somebody has opened the page of a parcel on the page of a business. */
export function countPageVisit({ organizationId, trackingNumber }: Visit) {
  incrementCount(visits, `${lagosToday()} ${organizationId} ${trackingNumber}`)
}

/** Somebody has followed the link of a product. */
export function countProductClick(productId: number) {
  incrementCount(clicks, `${lagosToday()} ${productId}`)
}

function incrementCount(counts: Map<string, number>, what: string) {
  const before = counts.get(what)
  if (before === undefined && visits.size + clicks.size >= MAX_PENDING_COUNTS) return
  counts.set(what, (before ?? 0) + 1)
  timer ??= setTimeout(() => void flushPageCounts(), FLUSH_DELAY_MS).unref()
}

/** Once all that was counted until now is written down: a process that ends in order loses nothing. */
export function flushPageCounts(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  writing = writing.then(writePageCounts)
  return writing
}

async function writePageCounts() {
  const counted = { visits, clicks }
  visits = new Map()
  clicks = new Map()
  await writeCountBatches(counted.visits, visits, addVisits)
  await writeCountBatches(counted.clicks, clicks, addClicks)
}

type Row = { numbers: number[]; day: string; count: number }

/** What could not be written down is counted on top of what comes next. */
async function writeCountBatches(
  counted: Map<string, number>,
  next: Map<string, number>,
  add: (rows: Row[]) => Promise<unknown>
) {
  const entries = [...counted]
  for (let at = 0; at < entries.length; at += FLUSH_BATCH_SIZE) {
    const some = entries.slice(at, at + FLUSH_BATCH_SIZE)
    try {
      await add(some.map(parseCountRow))
    } catch (error) {
      logger.error({ err: error }, 'The figures of tracking pages could not be added')
      for (const [what, count] of entries.slice(at)) next.set(what, (next.get(what) ?? 0) + count)
      timer ??= setTimeout(() => void flushPageCounts(), FLUSH_DELAY_MS).unref()
      return
    }
  }
}

function parseCountRow([what, count]: [string, number]): Row {
  const [day, ...numbers] = what.split(' ')
  return { day: day!, numbers: numbers.map(Number), count }
}

function addVisits(rows: Row[]) {
  return db.rawQuery(
    'select add_page_visits(:organizations::bigint[], :numbers::bigint[], :days::date[], :counts::int[])',
    {
      organizations: rows.map(({ numbers }) => numbers[0]!),
      numbers: rows.map(({ numbers }) => numbers[1]!),
      ...daysAndCounts(rows),
    }
  )
}

function addClicks(rows: Row[]) {
  return db.rawQuery(
    'select add_product_clicks(:products::bigint[], :days::date[], :counts::int[])',
    {
      products: rows.map(({ numbers }) => numbers[0]!),
      ...daysAndCounts(rows),
    }
  )
}

function daysAndCounts(rows: Row[]) {
  return { days: rows.map(({ day }) => day), counts: rows.map(({ count }) => count) }
}
