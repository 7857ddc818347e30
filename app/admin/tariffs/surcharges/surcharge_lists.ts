import { knownPlaces } from '#shipping/places/known_places'
import { catalogue } from '#shipping/pricing/catalogue'

const ALPHABET = new Intl.Collator('en')

/** Loads the choices of the form. A place is a country, or a Nigerian state by its key. */
export async function loadSurchargeLists() {
  const [sold, places] = [await catalogue.current(), await knownPlaces.current()]
  const countries = places.countries.map(({ code, name }) => ({ value: code, label: name }))
  const states = places
    .statesOf('NG')
    .map(({ key, name }) => ({ value: key, label: `${name}, Nigeria` }))
  return {
    couriers: sortByLabel(sold.couriers.map(({ code, name }) => ({ value: code, label: name }))),
    places: sortByLabel([...countries, ...states]),
  }
}

function sortByLabel(options: { value: string; label: string }[]) {
  return options.toSorted((one, other) => ALPHABET.compare(one.label, other.label))
}
