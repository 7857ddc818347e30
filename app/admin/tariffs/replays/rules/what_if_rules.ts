const MAX_FUEL_PERCENT = 100
const LANE_CHANGE_LIMITS = { min: -90, max: 300 } as const

const isExact = (percent: number) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6

export function checkFuel(value: unknown): string | null {
  const percent = Number(value ?? 0)
  if (percent >= 0 && percent <= MAX_FUEL_PERCENT && isExact(percent)) return null
  return `Please enter a percentage from 0 to ${MAX_FUEL_PERCENT}, with at most two decimals`
}

export function checkLaneChange(value: unknown): string | null {
  const percent = Number(value ?? 0)
  const { min, max } = LANE_CHANGE_LIMITS
  if (percent >= min && percent <= max && isExact(percent)) return null
  return `Please enter a percentage from ${min} to ${max}, with at most two decimals`
}
