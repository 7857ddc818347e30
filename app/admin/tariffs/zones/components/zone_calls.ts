import type { Send } from '~/api/send'
import { type Reading, reading } from '~/api/use_loaded'
import type { Option } from '~/ui/option'
import type { ZoneKind, ZoneQuery } from './types'

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
