import type { HttpContext } from '@adonisjs/core/http'
import City from '#shipping/places/city'
import Country from '#shipping/places/country'
import State from '#shipping/places/state'
import CityTransformer from '#shipping/places/city_transformer'
import CountryTransformer from '#shipping/places/country_transformer'
import StateTransformer from '#shipping/places/state_transformer'

const ALPHABET = new Intl.Collator('en')

export default class LocationsController {
  async index(ctx: HttpContext) {
    const countries = await Country.all()
    keepForAnHour(ctx)
    return ctx.serialize(CountryTransformer.transform(byName(countries)))
  }

  /** The states of a country, `NG`, or the cities of a state, `NG_LA`. */
  async show(ctx: HttpContext) {
    const { key } = ctx.params
    const parent = await (key.includes('_') ? State : Country).findOrFail(key)
    keepForAnHour(ctx)
    if (parent instanceof State) {
      const cities = await City.query().where('stateKey', key)
      return ctx.serialize(CityTransformer.transform(byName(cities)))
    }
    const states = await State.query().where('countryCode', key)
    return ctx.serialize(StateTransformer.transform(byName(states)))
  }
}

/** The database may sort by bytes, which puts Åland after Zimbabwe. */
function byName<Named extends { name: string }>(places: Named[]): Named[] {
  return places.toSorted((one, other) => ALPHABET.compare(one.name, other.name))
}

/** A page's answer carries its session cookie, which no shared cache may keep. */
function keepForAnHour({ response, session }: HttpContext) {
  response.header('Cache-Control', `${session ? 'private' : 'public'}, max-age=3600`)
}
