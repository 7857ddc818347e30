import type { CellProblem } from '#shared/sheets/cell_problem'
import type { KnownPlaces } from '#shipping/places/known_places'
import { needsState, NO_STATE } from '#shipping/places/rules/required_address_fields'
import { PlaceNameIndex } from '#shipping/places/names/place_name_index'

type PlaceTexts = Partial<Record<'country' | 'state' | 'city', string>>

interface ParsedPlace {
  country: string
  state: string
  city: string | null
  cityName: string
  problems: CellProblem[]
  notes: string[]
}

const HOME = 'NG'

/** A town without country and state is taken for a Nigerian one, which implies its state. */
export function parsePlace(places: KnownPlaces, texts: PlaceTexts): ParsedPlace {
  const index = PlaceNameIndex.of(places)
  const { country: countryText = '', state: stateText = '', city: cityText = '' } = texts
  const place: ParsedPlace = {
    country: '',
    state: '',
    city: null,
    cityName: '',
    problems: [],
    notes: [],
  }
  const country = countryText ? index.country(countryText) : places.country(HOME)
  if (!country) {
    place.problems.push(unknownPlaceProblem('country', countryText, index.countryLike(countryText)))
    return place
  }
  place.country = country.code
  const isHome = country.code === HOME
  // "Ikeja, Lagos" in the town column names both town and state.
  const [town = '', rest = ''] = cityText.split(',').map((part) => part.trim())
  const stateName = stateText || (isHome ? rest : '')
  const state = findState(index, country.code, { stateName, town })
  place.cityName = isHome ? town : cityText
  if (!state && !needsState(country.code)) {
    if (stateName) place.notes.push(`We left out "${stateName}": no courier needs the state there.`)
    return { ...place, state: NO_STATE }
  }
  if (!state) {
    place.problems.push(stateProblem(index, country, { stateName, town }))
    return place
  }
  place.state = state.key
  if (!isHome) return place
  const city = index.city(state.key, town)
  if (city) return { ...place, city: city.code, cityName: city.name }
  const like = index.cityLike(state.key, town)
  const problem = town
    ? unknownPlaceProblem('city', `${town} in ${state.name}`, like)
    : { field: 'city', message: '"City" should not be empty' }
  return { ...place, problems: [problem] }
}

/** Abroad, a town may also be the name of a state, such as London, or of a country's only state. */
function findState(index: PlaceNameIndex, country: string, { stateName, town }: StateAndTown) {
  if (country === HOME) return stateName ? index.state(HOME, stateName) : stateOfTown(index, town)
  const name = stateName || (needsState(country) ? '' : town)
  return name ? index.state(country, name) : null
}

function stateOfTown(index: PlaceNameIndex, town: string) {
  const states = town ? index.statesWith(town) : []
  return states.length === 1 ? states[0]! : town ? index.state(HOME, town) : null
}

type StateAndTown = { stateName: string; town: string }

function stateProblem(
  index: PlaceNameIndex,
  { code, name }: { code: string; name: string },
  { stateName, town }: StateAndTown
): CellProblem {
  if (stateName)
    return unknownPlaceProblem('state', `${stateName} in ${name}`, index.stateLike(code, stateName))
  const states = code === HOME ? index.statesWith(town) : []
  if (states.length === 0) return { field: 'state', message: '"State" should not be empty' }
  const names = states.map((state) => state.name)
  return {
    field: 'state',
    message: `${town} is in ${names.join(' and in ')}. Say which.`,
    proposal: names[0]!,
  }
}

function unknownPlaceProblem(field: string, what: string, like: string | null): CellProblem {
  const message = `We do not know the ${field} ${what}.`
  return like
    ? { field, message: `${message} Did you mean ${like}?`, proposal: like }
    : { field, message }
}
