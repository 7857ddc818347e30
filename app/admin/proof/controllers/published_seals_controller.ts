import { errors, type HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { listLatestSeals } from '#shared/proof/day_seals'
import { publishesSeals } from '#admin/proof/proof_settings'

/** More than a year of them. */
const MAX_PUBLISHED_SEALS = 400

export default class PublishedSealsController {
  /** Without counts, which would tell how busy we are. Until staff publish them the address does not exist. */
  async show({ request, response }: HttpContext) {
    if (!(await publishesSeals.get())) {
      throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
    }
    response.header('Cache-Control', 'public, max-age=300')
    const published = await listLatestSeals(db, MAX_PUBLISHED_SEALS)
    return { seals: published.map(({ day, root }) => ({ day, root })) }
  }
}
