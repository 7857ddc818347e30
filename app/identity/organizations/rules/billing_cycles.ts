/** Source: specification. */
export const BILLING_CYCLES = ['Non', 'Weekly', 'Biweekly', 'Monthly'] as const

export type BillingCycle = (typeof BILLING_CYCLES)[number]
