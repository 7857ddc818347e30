/**
 * Calendar dates as ISO text (YYYY-MM-DD). They have no clock and no zone, so they are counted in
 * UTC: a local Date would slip a day for a shipper abroad.
 */

const DAY_MS = 86_400_000

function toUtc(iso: string): number {
  const [year, month, day] = iso.split('-').map(Number)
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1)
}

function fromUtc(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

export function isIsoDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && fromUtc(toUtc(text)) === text
}

/** '2026-11-20' as '20/11/2026'; other text comes back empty. */
export function toDisplayDate(iso: string | null | undefined): string {
  if (!iso || !isIsoDate(iso)) return ''
  const [year, month, day] = iso.split('-')
  return `${day}/${month}/${year}`
}

/** The ISO date in '20/11/2026' or '2/1/2026'; null when there is no such day. */
export function parseDisplayDate(text: string): string | null {
  const parts = /^\s*(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4})\s*$/.exec(text)
  if (!parts) return null
  const [, day = '', month = '', year = ''] = parts
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(iso) ? iso : null
}

/** Today in Lagos. */
export function todayIso(now: Date = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' }).format(now)
}

export function addDays(iso: string, days: number): string {
  return fromUtc(toUtc(iso) + days * DAY_MS)
}

/** The same day of another month, or that month's last day. */
export function addMonths(iso: string, months: number): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return fromUtc(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)))
}

/** 0 is Monday, 6 is Sunday. */
export function weekday(iso: string): number {
  return (new Date(toUtc(iso)).getUTCDay() + 6) % 7
}

export function isWeekend(iso: string): boolean {
  return weekday(iso) > 4
}

/** 'Friday 20 November 2026', for screen readers. */
export function spokenDate(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(toUtc(iso))
}

export function monthName(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  }).format(toUtc(iso))
}

/** The weeks (Monday first) that cover the month of `iso`, with days of its neighbours. */
export function monthWeeks(iso: string): string[][] {
  const first = `${iso.slice(0, 7)}-01`
  const start = addDays(first, -weekday(first))
  const last = addDays(addMonths(first, 1), -1)
  const weeks: string[][] = []
  for (let day = start; day <= last; day = addDays(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)))
  }
  return weeks
}
