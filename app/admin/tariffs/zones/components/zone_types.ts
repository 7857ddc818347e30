import type { Data } from '@generated/data'

export type ZoneKind = 'export' | 'import' | 'local' | 'city'

export type ZoneData = Data.Admin.Tariffs.Zones.Zone

type Choice<V> = { value: V; label: string }

export type ZoneLists = {
  couriers: Choice<string>[]
  countries: Choice<string>[]
  billingGroups: Choice<number>[]
  /** Of what zones between countries are made; null for those at home. */
  places: { geography: string; options: Choice<string>[] }[] | null
}

export type ZoneMember = ZoneWithMembers['members'][number]

/** A zone with the places that it is made of. */
export type ZoneWithMembers = Data.Admin.Tariffs.Zones.ShownZone

/** What the search form asks for. */
export type ZoneSearchQuery = { courier: string; country: string; state: string; geography: string }
