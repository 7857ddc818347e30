export interface Range {
  start: string
  end: string
}

/** A start after the end sets both to the start; an end before the start clears the end. */
export function alignRange(range: Range, change: Partial<Range>): Range {
  const next = { ...range, ...change }
  if (!next.start || !next.end || next.start <= next.end) return next
  return change.start ? { start: next.start, end: next.start } : { start: next.start, end: '' }
}
