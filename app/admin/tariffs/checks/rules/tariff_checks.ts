/** Findings never block publishing; staff decide. */
export const SEVERITIES = ['serious', 'warning', 'note'] as const

type Severity = (typeof SEVERITIES)[number]

type Check = { label: string; severity: Severity }

export const TARIFF_CHECKS = {
  vanished: { label: 'Routes that lose every courier', severity: 'serious' },
  below_cost: { label: 'Prices below what the courier charges us', severity: 'serious' },
  overlaps: { label: 'Weights with more than one price', severity: 'serious' },
  empty: { label: 'Zones without rates', severity: 'warning' },
  gaps: { label: 'Weights without a price', severity: 'warning' },
  falling: { label: 'Prices that fall as the weight rises', severity: 'warning' },
  moved: { label: 'Prices that change a lot', severity: 'warning' },
  surcharges_moved: {
    label: 'Surcharges that are new, removed or change a lot',
    severity: 'warning',
  },
  surcharges_twice: { label: 'Surcharges of one kind that add up', severity: 'warning' },
  surcharges_idle: { label: 'Surcharges that never apply', severity: 'warning' },
  surcharges_over: { label: 'Surcharges that have ended', severity: 'note' },
  places: { label: 'Places without a zone', severity: 'note' },
} as const satisfies Record<string, Check>

export type TariffCheck = keyof typeof TARIFF_CHECKS

export const CHECK_NAMES = Object.keys(TARIFF_CHECKS) as TariffCheck[]

export const MAX_FINDINGS = 200

export const MAX_FINDING_CELLS = 10
