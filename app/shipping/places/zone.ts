/** Zones use ISO 3166 country codes, bare state codes, and those of place_codes.ts. */

export const ZONE_KINDS = ['export', 'import', 'local', 'city'] as const
export const GEOGRAPHIES = ['all', 'country', 'region', 'continent'] as const

export type ZoneKind = (typeof ZONE_KINDS)[number]

/** The members of an export or import zone; `all` covers the world and has no members. */
export type Geography = (typeof GEOGRAPHIES)[number]

export type Zone = {
  id: number
  kind: ZoneKind
  courierCode: string
  description: string
  /** The Nigerian side: origin of exports, destination of imports, both of domestic shipments. */
  countryCode: string
  /** Null except in city zones. */
  stateCode: string | null
  /** Null except in export and import zones. */
  geography: Geography | null
  /** Null for the public price. */
  billingGroupId: number | null
  originMembers: readonly string[]
  destinationMembers: readonly string[]
}

export type TariffPlace = {
  country: string
  /** The bare code: `LA` of `NG_LA`. */
  state: string | null
  city: string | null
  region: string | null
  continent: string | null
}

export type TariffRoute = { origin: TariffPlace; destination: TariffPlace }
