import { errors, type HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { latestSeals } from '#shared/proof/day_seals'
import { publishesSeals } from '#admin/proof/settings'

/** More than a year of them. */
const PUBLISHED = 400

export default class PublishedSealsController {
  /** Without counts, which would tell how busy we are. Until staff publish them the address does not exist. */
  async show({ request, response }: HttpContext) {
    if (!(await publishesSeals.get())) {
      throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
    }
    response.header('Cache-Control', 'public, max-age=300')
    const published = await latestSeals(db, PUBLISHED)
    return { seals: published.map(({ day, root }) => ({ day, root })) }
  }
}
