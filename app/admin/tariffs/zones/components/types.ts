import type { Data } from '@generated/data'
import type { RowOf } from '~/api/calls'

export type ZoneKind = 'export' | 'import' | 'local' | 'city'

export type Zone = Data.Admin.Tariffs.Zones.Zone

type Choice<V> = { value: V; label: string }

export type ZoneLists = {
  couriers: Choice<string>[]
  countries: Choice<string>[]
  billingGroups: Choice<number>[]
}

export type Member = RowOf<'api.admin.local_zones.show'>

/** What the search form asks for. */
export type ZoneQuery = { courier: string; country: string; state: string; geography: string }
