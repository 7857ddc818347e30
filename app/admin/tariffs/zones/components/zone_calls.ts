import type { AnswerOf } from '~/api/calls'
import type { Send } from '~/api/send'
import { type Reading, reading } from '~/api/use_loaded'
import type { Outcome } from '~/hooks/api_outcome'
import type { Option } from '~/ui/option'
import type { Zone, ZoneKind, ZoneQuery } from './types'

type Found = Promise<Outcome<AnswerOf<'api.shipping.local_zones.index'>>>

export function findZones(send: Send, kind: ZoneKind, query: ZoneQuery): Found {
  const { courier, country, state, geography } = query
  if (kind === 'local') {
    return send('api.shipping.local_zones.index', { params: { courier, country } })
  }
  if (kind === 'city') {
    return send('api.shipping.city_zones.index', { params: { courier, country, state } })
  }
  const type = typeOf(kind)
  return geography === 'all'
    ? send('api.shipping.international_zones.index', { params: { type, courier, country } })
    : send('api.shipping.international_zones.by_geography', {
        params: { type, courier, country, geography },
      })
}

/** The places that a zone is made of. */
export function membersOf(
  kind: ZoneKind,
  { id, geographyCode }: Zone
): Reading<AnswerOf<'api.shipping.local_zones.show'>> {
  if (kind === 'local') return reading('api.shipping.local_zones.show', { params: { id } })
  if (kind === 'city') return reading('api.shipping.city_zones.show', { params: { id } })
  const geography = geographyCode || 'all'
  return reading('api.shipping.international_zones.show', { params: { id, geography } })
}

const DESTROYING = {
  local: 'api.shipping.local_zones.destroy',
  city: 'api.shipping.city_zones.destroy',
  export: 'api.shipping.international_zones.destroy',
  import: 'api.shipping.international_zones.destroy',
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
    return reading('api.shipping.state_regions.index', { params: { country, state } })
  }
  if (geography === 'country') return reading('api.shipping.locations.index')
  if (geography === 'region') return reading('api.shipping.regions.index')
  if (geography === 'continent') return reading('api.shipping.continents.index')
  return null
}

export function statesOf(country: string): Reading<{ data: Option[] }> | null {
  if (!country) return null
  return reading('api.shipping.country_regions.index', { params: { country } })
}

/** As the address has it. */
export function typeOf(kind: 'export' | 'import'): string {
  return kind === 'export' ? 'Export' : 'Import'
}
