/** Which versions a list shows: those that were published as a whole, or every save by hand as well. */
export const VERSION_FILTERS = ['published', 'drafts', 'saves', 'discarded'] as const

export type VersionFilter = (typeof VERSION_FILTERS)[number]

/** `2 zones`, `1 surcharge`, `1 zone and 2 surcharges`: what a version changes. */
export function changedText(zones: number, surcharges: number): string {
  const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
  if (surcharges === 0) return counted(zones, 'zone')
  if (zones === 0) return counted(surcharges, 'surcharge')
  return `${counted(zones, 'zone')} and ${counted(surcharges, 'surcharge')}`
}
