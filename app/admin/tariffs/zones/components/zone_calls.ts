import type { AnswerOf } from '~/api/calls'
import type { Send } from '~/api/send'
import { type Reading, reading } from '~/api/use_loaded'
import type { Outcome } from '~/hooks/api_outcome'
import type { Option } from '~/ui/option'
import type { Zone, ZoneKind, ZoneQuery } from './types'

type Found = Promise<Outcome<AnswerOf<'api.admin.local_zones.index'>>>

export function findZones(send: Send, kind: ZoneKind, query: ZoneQuery): Found {
  const { courier, country, state, geography } = query
  if (kind === 'local') {
    return send('api.admin.local_zones.index', { params: { courier, country } })
  }
  if (kind === 'city') {
    return send('api.admin.city_zones.index', { params: { courier, country, state } })
  }
  const type = typeOf(kind)
  return geography === 'all'
    ? send('api.admin.international_zones.index', { params: { type, courier, country } })
    : send('api.admin.international_zones.by_geography', {
        params: { type, courier, country, geography },
      })
}

/** The places that a zone is made of. */
export function membersOf(
  kind: ZoneKind,
  { id, geographyCode }: Zone
): Reading<AnswerOf<'api.admin.local_zones.show'>> {
  if (kind === 'local') return reading('api.admin.local_zones.show', { params: { id } })
  if (kind === 'city') return reading('api.admin.city_zones.show', { params: { id } })
  const geography = geographyCode || 'all'
  return reading('api.admin.international_zones.show', { params: { id, geography } })
}

const DESTROYING = {
  local: 'api.admin.local_zones.destroy',
  city: 'api.admin.city_zones.destroy',
  export: 'api.admin.international_zones.destroy',
  import: 'api.admin.international_zones.destroy',
} as const

export function deleteZone(send: Send, kind: ZoneKind, id: number) {
  return send(DESTROYING[kind], { params: { id } })
}

/** Of what a zone can be made; null while it is not known where. */
export function memberOptions(
  kind: ZoneKind,
  { country, state, geography }: Omit<ZoneQuery, 'courier'>
): Reading<{ data: Option[] }> | null {
  if (kind === 'local') return statesOf(country)
  if (kind === 'city') {
    if (!country || !state) return null
    return reading('api.admin.state_regions.index', { params: { country, state } })
  }
  if (geography === 'country') return reading('api.shipping.locations.index')
  if (geography === 'region') return reading('api.admin.regions.index')
  if (geography === 'continent') return reading('api.admin.continents.index')
  return null
}

export function statesOf(country: string): Reading<{ data: Option[] }> | null {
  if (!country) return null
  return reading('api.admin.country_regions.index', { params: { country } })
}

/** As the address has it. */
export function typeOf(kind: 'export' | 'import'): string {
  return kind === 'export' ? 'Export' : 'Import'
}
