import { type ApiQuery, apiQuery } from '~/api/use_api_data'
import type { Option } from '~/ui/option'

export function statesQuery(country: string): ApiQuery<{ data: Option[] }> | null {
  if (!country) return null
  return apiQuery('api.admin.country_regions.index', { params: { country } })
}

export function citiesQuery(country: string, state: string): ApiQuery<{ data: Option[] }> | null {
  if (!country || !state) return null
  return apiQuery('api.admin.state_regions.index', { params: { country, state } })
}
