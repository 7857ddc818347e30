/** Where a tariff applies. Codes: ISO 3166 countries, bare state codes, place_codes.ts for the rest. */

export const ZONE_KINDS = ['export', 'import', 'local', 'city'] as const
export const GEOGRAPHIES = ['all', 'country', 'region', 'continent'] as const

export type ZoneKind = (typeof ZONE_KINDS)[number]

/** What the members of an export or import zone are. A zone of `all` has none and covers the world. */
export type Geography = (typeof GEOGRAPHIES)[number]

export type Zone = {
  id: number
  kind: ZoneKind
  courierCode: string
  description: string
  /** The Nigerian side: origin of an export, destination of an import, both ends at home. */
  countryCode: string
  /** The one state of a city zone, else null. */
  stateCode: string | null
  /** Of export and import zones, else null. */
  geography: Geography | null
  /** The group that negotiated it, or null for the price everyone sees. */
  billingGroupId: number | null
  originMembers: readonly string[]
  destinationMembers: readonly string[]
}

export type TariffPlace = {
  country: string
  /** The bare code, `LA` of `NG_LA`. */
  state: string | null
  city: string | null
  region: string | null
  continent: string | null
}

export type TariffRoute = { origin: TariffPlace; destination: TariffPlace }
