import type { CallApi } from '~/api/call_api'
import { type ApiQuery, apiQuery } from '~/api/use_api_data'
import type { Option } from '~/ui/option'
import type { TariffQuery } from '#admin/tariffs/versions/components/use_tariff_query'
import type { ZoneData, ZoneKind } from './zone_types'

const DELETE_ROUTES = {
  local: 'api.admin.local_zones.destroy',
  city: 'api.admin.city_zones.destroy',
  export: 'api.admin.international_zones.destroy',
  import: 'api.admin.international_zones.destroy',
} as const

export function deleteZone(
  send: CallApi,
  kind: ZoneKind,
  { id, version }: ZoneData,
  query: TariffQuery
) {
  return send(DELETE_ROUTES[kind], { params: { id }, query, body: { version } })
}

export function statesQuery(country: string): ApiQuery<{ data: Option[] }> | null {
  if (!country) return null
  return apiQuery('api.admin.country_regions.index', { params: { country } })
}

export function citiesQuery(country: string, state: string): ApiQuery<{ data: Option[] }> | null {
  if (!country || !state) return null
  return apiQuery('api.admin.state_regions.index', { params: { country, state } })
}

export function zoneTypeParam(kind: 'export' | 'import'): string {
  return kind === 'export' ? 'Export' : 'Import'
}
