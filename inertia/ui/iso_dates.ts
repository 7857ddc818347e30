/** ISO text (YYYY-MM-DD), computed in UTC: local dates would shift by a day for shippers abroad. */

function toUtc(iso: string): number {
  const [year, month, day] = iso.split('-').map(Number)
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1)
}

function isIsoDate(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(toUtc(text)).toISOString().slice(0, 10) === text
  )
}

/** Formats '2026-11-20' as '20/11/2026'; other text becomes empty. */
export function toDisplayDate(iso: string | null | undefined): string {
  if (!iso || !isIsoDate(iso)) return ''
  const [year, month, day] = iso.split('-')
  return `${day}/${month}/${year}`
}

/** Formats 'from 20/11/2026 to 22/11/2026'; omits a missing end. */
export function formatPeriod({ start, end }: { start: string; end: string }): string {
  const from = start && `from ${toDisplayDate(start)}`
  const to = end && `${start ? 'to' : 'until'} ${toDisplayDate(end)}`
  return [from, to].filter(Boolean).join(' ')
}

/** Parses '20/11/2026' or '2/1/2026'; null for impossible dates. */
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

export function isWeekend(iso: string): boolean {
  return [0, 6].includes(new Date(toUtc(iso)).getUTCDay())
}

const MOMENT_FORMAT = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Africa/Lagos',
} as const)

/** Formats '22 Nov 2026, 02:15 PM' in Lagos time. */
export function toDisplayMoment(moment: string): string {
  const parts = MOMENT_FORMAT.formatToParts(new Date(moment)).map(({ type, value }) => [
    type,
    value,
  ])
  const { day, month, year, hour, minute, dayPeriod } = Object.fromEntries(parts)
  return `${day} ${month} ${year}, ${hour}:${minute} ${dayPeriod}`
}
