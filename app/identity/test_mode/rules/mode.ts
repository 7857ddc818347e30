export const MODES = ['test', 'live'] as const

export type Mode = (typeof MODES)[number]

/** Test data belongs to organizations with negative ids (docs/explanation/test_mode.md). */
export function modeOf({ organizationId }: { organizationId: number }): Mode {
  return organizationId < 0 ? 'test' : 'live'
}
