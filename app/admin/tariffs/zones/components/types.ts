import type { Data } from '@generated/data'

export type ZoneKind = 'export' | 'import' | 'local' | 'city'

export type Zone = Data.Admin.Tariffs.Zones.Zone

type Choice<V> = { value: V; label: string }

export type ZoneLists = {
  couriers: Choice<string>[]
  countries: Choice<string>[]
  billingGroups: Choice<number>[]
  /** Of what zones between countries are made; null for those at home. */
  places: { geography: string; options: Choice<string>[] }[] | null
}

export type Member = ShownZone['members'][number]

/** A zone with the places that it is made of. */
export type ShownZone = Data.Admin.Tariffs.Zones.ShownZone

/** What the search form asks for. */
export type ZoneQuery = { courier: string; country: string; state: string; geography: string }
