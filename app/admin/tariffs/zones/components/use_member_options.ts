import { useApiQuery } from '~/api/use_api_data'
import { citiesQuery, statesQuery } from './zone_calls'
import type { ZoneKind, ZoneLists } from './zone_types'
import type { ZoneFormValues } from './use_zone_form'

/** Returns possible members: world regions from the page, states and cities from the API. */
export function useMemberOptions(kind: ZoneKind, form: ZoneFormValues, { places }: ZoneLists) {
  const { originCountryCode: country, originStateCode: state, geographyCode } = form
  const asked =
    kind === 'city' ? citiesQuery(country, state) : kind === 'local' && statesQuery(country)
  const { body, failure, loading } = useApiQuery(asked || null)
  const ofWorld = places?.find(({ geography }) => geography === geographyCode)?.options
  return { choices: ofWorld ?? body?.data ?? null, failure, loading }
}
