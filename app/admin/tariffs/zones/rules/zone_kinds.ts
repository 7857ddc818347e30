export const ZONE_KIND_NAMES = {
  export: 'Export',
  import: 'Import',
  local: 'Local',
  city: 'City',
}

export type ZoneKind = keyof typeof ZONE_KIND_NAMES

export const GEOGRAPHY_NAMES = {
  all: 'All',
  country: 'Country',
  region: 'Region',
  continent: 'Continent',
}

export function isInternational(kind: string | null): kind is 'export' | 'import' {
  return kind === 'export' || kind === 'import'
}

type ZoneTitleParts = {
  courierName: string
  description: string
  kind: ZoneKind
  billingGroup?: string | null
}

/** Returns `DHL - Ghana - Export`, followed by the billing group, if any. */
export function zoneTitle({ courierName, description, kind, billingGroup }: ZoneTitleParts) {
  const parts = [courierName, description, ZONE_KIND_NAMES[kind], billingGroup]
  return parts.filter(Boolean).join(' - ')
}
