import { pluralize } from '#shared/languages/rules/pluralize'

/** The latest published version is live. */
export type VersionState = 'draft' | 'planned' | 'published' | 'discarded'

/** Filters of the version list; `saves` are single edits of the live tariff. */
export const VERSION_FILTERS = ['published', 'drafts', 'saves', 'discarded'] as const

export type VersionFilter = (typeof VERSION_FILTERS)[number]

export function changedCountText(zones: number, surcharges: number): string {
  if (surcharges === 0) return pluralize(zones, 'zone')
  if (zones === 0) return pluralize(surcharges, 'surcharge')
  return `${pluralize(zones, 'zone')} and ${pluralize(surcharges, 'surcharge')}`
}
