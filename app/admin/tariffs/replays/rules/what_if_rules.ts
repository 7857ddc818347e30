/** Percent that can be tried. */
const MOST_FUEL = 100
const LANE_CHANGES = { min: -90, max: 300 } as const

const isExact = (percent: number) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6

export function checkFuel(value: unknown): string | null {
  const percent = Number(value ?? 0)
  if (percent >= 0 && percent <= MOST_FUEL && isExact(percent)) return null
  return `Please enter a percentage from 0 to ${MOST_FUEL}, with at most two decimals`
}

export function checkLaneChange(value: unknown): string | null {
  const percent = Number(value ?? 0)
  const { min, max } = LANE_CHANGES
  if (percent >= min && percent <= max && isExact(percent)) return null
  return `Please enter a percentage from ${min} to ${max}, with at most two decimals`
}
