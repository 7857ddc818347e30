/** `1 to 3 working days`. */
export function deliveryTimeText({
  daysMin,
  daysMax,
}: {
  daysMin: number
  daysMax: number
}): string {
  if (daysMin !== daysMax) return `${daysMin} to ${daysMax} working days`
  return daysMax === 1 ? `${daysMax} working day` : `${daysMax} working days`
}
