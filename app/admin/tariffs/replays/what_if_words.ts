import type { WhatIf } from '#admin/tariffs/replays/what_if'

/** `Fuel 12.5 % with DHL, NG to GB +3 %`; a plain one is called so. */
export function whatIfText({
  fuelBasisPoints,
  fuelCourier,
  laneBasisPoints,
  lane,
}: WhatIf): string {
  const parts = [
    ...(fuelBasisPoints
      ? [`Fuel ${percent(fuelBasisPoints)}${fuelCourier ? ` with ${fuelCourier}` : ''}`]
      : []),
    ...(lane
      ? [
          `${lane.replace('-', ' to ')} ${laneBasisPoints > 0 ? '+' : ''}${percent(laneBasisPoints)}`,
        ]
      : []),
  ]
  return parts.join(', ') || 'As the version is'
}

function percent(basisPoints: number): string {
  return `${(basisPoints / 100).toLocaleString('en-NG', { maximumFractionDigits: 2 })} %`
}
