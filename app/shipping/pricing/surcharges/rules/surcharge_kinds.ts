export const SURCHARGE_NAMES = {
  fuel: 'Fuel',
  remote_area: 'Remote area',
  oversize: 'Oversize',
  peak_season: 'Peak season',
  other: 'Other',
} as const

export type SurchargeKind = keyof typeof SURCHARGE_NAMES

export const SURCHARGE_KINDS = Object.keys(SURCHARGE_NAMES) as SurchargeKind[]
