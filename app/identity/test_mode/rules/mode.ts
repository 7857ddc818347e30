/** Test or live: what a key, an endpoint or a shipment belongs to. */
export const MODES = ['test', 'live'] as const

export type Mode = (typeof MODES)[number]

/** What is tried belongs to an organization below zero (docs/explanation/test_mode.md). */
export function modeOf({ organizationId }: { organizationId: number }): Mode {
  return organizationId < 0 ? 'test' : 'live'
}
