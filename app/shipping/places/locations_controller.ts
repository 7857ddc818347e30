import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@adonisjs/lucid'
import { knownPlaces } from '#shipping/places/known_places'
import CityTransformer from '#shipping/places/city_transformer'
import CountryTransformer from '#shipping/places/country_transformer'
import StateTransformer from '#shipping/places/state_transformer'

const ALPHABET = new Intl.Collator('en')

export default class LocationsController {
  async index(ctx: HttpContext) {
    const { countries } = await knownPlaces.current()
    cacheForAnHour(ctx)
    return ctx.serialize(CountryTransformer.transform(byName(countries)))
  }

  /** Lists the states of a country (`NG`), or the cities of a state (`NG_LA`). */
  async show(ctx: HttpContext) {
    const { key } = ctx.params
    const places = await knownPlaces.current()
    if (!places.country(key) && !places.state(key)) throw new errors.E_ROW_NOT_FOUND()
    cacheForAnHour(ctx)
    if (places.state(key))
      return ctx.serialize(CityTransformer.transform(byName(places.citiesOf(key))))
    return ctx.serialize(StateTransformer.transform(byName(places.statesOf(key))))
  }
}

/** The database may sort by bytes, which puts Åland after Zimbabwe. */
function byName<Named extends { name: string }>(places: readonly Named[]): Named[] {
  return places.toSorted((one, other) => ALPHABET.compare(one.name, other.name))
}

/** Responses to pages carry a session cookie, so shared caches must not store them. */
function cacheForAnHour({ response, session }: HttpContext) {
  response.header('Cache-Control', `${session ? 'private' : 'public'}, max-age=3600`)
}
