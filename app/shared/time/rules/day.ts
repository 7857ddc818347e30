/** Whether the text is a real day, YYYY-MM-DD. Databases and calendars need a four-digit year. */
export function isIsoDay(value: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
  if (!Number.isFinite(time) || value < '0001') return false
  return new Date(time).toISOString().slice(0, 10) === value
}
