/** Codes: ISO 3166 countries, bare state codes, and place_codes.ts for the rest. */

export const ZONE_KINDS = ['export', 'import', 'local', 'city'] as const
export const GEOGRAPHIES = ['all', 'country', 'region', 'continent'] as const

export type ZoneKind = (typeof ZONE_KINDS)[number]

/** Kind of members of an export or import zone. A zone of `all` has none and covers the world. */
export type Geography = (typeof GEOGRAPHIES)[number]

export type Zone = {
  id: number
  kind: ZoneKind
  courierCode: string
  description: string
  /** The Nigerian side: origin of exports, destination of imports, both of domestic shipments. */
  countryCode: string
  /** Only of city zones. */
  stateCode: string | null
  /** Only of export and import zones. */
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
