import { urlFor } from '~/client'
import type { Zone, ZoneKind, ZoneQuery } from './types'

export function listUrl(kind: ZoneKind, { courier, country, state, geography }: ZoneQuery): string {
  if (kind === 'local') return urlFor('api.admin.local_zones.index', { courier, country })
  if (kind === 'city') return urlFor('api.admin.city_zones.index', { courier, country, state })
  const type = typeOf(kind)
  return geography === 'all'
    ? urlFor('api.admin.international_zones.index', { type, courier, country })
    : urlFor('api.admin.international_zones.by_geography', { type, courier, country, geography })
}

export function membersUrl(kind: ZoneKind, { id, geographyCode }: Zone): string {
  if (kind === 'local') return urlFor('api.admin.local_zones.show', { id })
  if (kind === 'city') return urlFor('api.admin.city_zones.show', { id })
  const geography = geographyCode || 'all'
  return urlFor('api.admin.international_zones.show', { id, geography })
}

export function createUrl(kind: ZoneKind): string {
  if (kind === 'local') return urlFor('api.admin.local_zones.store', {})
  if (kind === 'city') return urlFor('api.admin.city_zones.store', {})
  return urlFor('api.admin.international_zones.store', { type: typeOf(kind) })
}

/** Of one zone, to change it and to delete it. */
export function zoneUrl(kind: ZoneKind, id: number): string {
  if (kind === 'local') return urlFor('api.admin.local_zones.update', { id })
  if (kind === 'city') return urlFor('api.admin.city_zones.update', { id })
  return urlFor('api.admin.international_zones.update', { id })
}

/** Where the places are that a zone can be made of; null while it is not known of what. */
export function memberOptionsUrl(
  kind: ZoneKind,
  { country, state, geography }: Omit<ZoneQuery, 'courier'>
): string | null {
  if (kind === 'local') return country ? statesUrl(country) : null
  if (kind === 'city') {
    return country && state ? urlFor('api.admin.state_regions.index', { country, state }) : null
  }
  if (geography === 'country') return urlFor('api.shipping.locations.index', {})
  if (geography === 'region') return urlFor('api.admin.regions.index', {})
  if (geography === 'continent') return urlFor('api.admin.continents.index', {})
  return null
}

export function statesUrl(country: string): string {
  return urlFor('api.admin.country_regions.index', { country })
}

/** As the address has it. */
function typeOf(kind: 'export' | 'import'): string {
  return kind === 'export' ? 'Export' : 'Import'
}
