export interface DateRangeValues {
  start: string
  end: string
}

/** A start after the end moves the end, and vice versa. */
export function alignDateRange(
  range: DateRangeValues,
  change: Partial<DateRangeValues>
): DateRangeValues {
  const next = { ...range, ...change }
  if (!next.start || !next.end || next.start <= next.end) return next
  const day = change.start ?? next.end
  return { start: day, end: day }
}
