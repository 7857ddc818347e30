import { pluralize } from '#shared/languages/rules/pluralize'

/** Which versions a list shows: those that were published as a whole, or every save by hand as well. */
export const VERSION_FILTERS = ['published', 'drafts', 'saves', 'discarded'] as const

export type VersionFilter = (typeof VERSION_FILTERS)[number]

/** `2 zones`, `1 surcharge`, `1 zone and 2 surcharges`: what a version changes. */
export function changedCountText(zones: number, surcharges: number): string {
  if (surcharges === 0) return pluralize(zones, 'zone')
  if (zones === 0) return pluralize(surcharges, 'surcharge')
  return `${pluralize(zones, 'zone')} and ${pluralize(surcharges, 'surcharge')}`
}

type ZoneTitleParts = {
  courierName: string
  description: string
  kind: string
  billingGroup: string | null
}

/** `DHL - Ghana - Export`, with whose prices they are where they are not for everybody. */
export function zoneTitle({
  courierName,
  description,
  kind,
  billingGroup,
}: ZoneTitleParts): string {
  const parts = [courierName, description, `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`]
  return [...parts, ...(billingGroup ? [billingGroup] : [])].join(' - ')
}
