import type { Send } from '~/api/send'
import { type Reading, reading } from '~/api/use_loaded'
import type { Option } from '~/ui/option'
import type { TariffQuery } from '#admin/tariffs/versions/components/use_tariff'
import type { Zone, ZoneKind } from './types'

const DESTROYING = {
  local: 'api.admin.local_zones.destroy',
  city: 'api.admin.city_zones.destroy',
  export: 'api.admin.international_zones.destroy',
  import: 'api.admin.international_zones.destroy',
} as const

export function deleteZone(send: Send, kind: ZoneKind, { id, version }: Zone, query: TariffQuery) {
  return send(DESTROYING[kind], { params: { id }, query, body: { version } })
}

export function statesOf(country: string): Reading<{ data: Option[] }> | null {
  if (!country) return null
  return reading('api.admin.country_regions.index', { params: { country } })
}

export function citiesOf(country: string, state: string): Reading<{ data: Option[] }> | null {
  if (!country || !state) return null
  return reading('api.admin.state_regions.index', { params: { country, state } })
}

/** As the address has it. */
export function typeOf(kind: 'export' | 'import'): string {
  return kind === 'export' ? 'Export' : 'Import'
}
