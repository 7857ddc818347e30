import type { Data } from '@generated/data'

export type { ZoneKind } from '#admin/tariffs/zones/rules/zone_kinds'

export type ZoneData = Data.Admin.Tariffs.Zones.Zone

export type ListedZone = Data.Admin.Tariffs.Zones.Zone.Variants['forList']

type Choice<V> = { value: V; label: string }

export type ZoneLists = {
  couriers: Choice<string>[]
  countries: Choice<string>[]
  billingGroups: Choice<number>[]
  places: { geography: string; options: Choice<string>[] }[] | null
}

export type ZoneMember = ZoneWithMembers['members'][number]

export type ZoneWithMembers = Data.Admin.Tariffs.Zones.ShownZone

export type ZoneQuery = {
  courier: string
  country: string
  state: string
  geography: string
  billingGroup: string
}
