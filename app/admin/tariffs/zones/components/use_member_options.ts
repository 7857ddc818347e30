import { useRead } from '~/api/use_loaded'
import { citiesOf, statesOf } from './zone_calls'
import type { ZoneKind, ZoneLists } from './types'
import type { ZoneForm } from './use_zone_form'

/** Of what a zone can be made: the page has the world, and asks for what lies in the country or state that is chosen. */
export function useMemberOptions(kind: ZoneKind, form: ZoneForm, { places }: ZoneLists) {
  const { originCountryCode: country, originStateCode: state, geographyCode } = form
  const asked = kind === 'city' ? citiesOf(country, state) : kind === 'local' && statesOf(country)
  const { body, failure, loading } = useRead(asked || null)
  const ofWorld = places?.find(({ geography }) => geography === geographyCode)?.options
  return { choices: ofWorld ?? body?.data ?? null, failure, loading }
}
