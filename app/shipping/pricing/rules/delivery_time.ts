/** `1 to 3 working days`. */
export function timeline({ daysMin, daysMax }: { daysMin: number; daysMax: number }): string {
  const days = daysMin === daysMax ? `${daysMax}` : `${daysMin} to ${daysMax}`
  return `${days} working ${daysMax === 1 ? 'day' : 'days'}`
}
