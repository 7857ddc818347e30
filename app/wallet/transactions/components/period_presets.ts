import type { DateRangeValues } from '~/ui/date_range_values'

const DAY_MS = 86_400_000

/** Lists common periods up to today. Counts in UTC, because plain dates have no time zone. */
export function listPeriodPresets(today: string): { label: string; range: DateRangeValues }[] {
  return [
    { label: '7 days', range: { start: daysBefore(today, 6), end: today } },
    { label: '30 days', range: { start: daysBefore(today, 29), end: today } },
    { label: 'This month', range: { start: `${today.slice(0, 8)}01`, end: today } },
  ]
}

function daysBefore(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10)
}
