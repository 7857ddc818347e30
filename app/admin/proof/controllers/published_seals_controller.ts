import { errors, type HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { listLatestSeals } from '#shared/proof/day_seals'
import { publishesSeals } from '#admin/proof/proof_settings'

const MAX_PUBLISHED_SEALS = 400

export default class PublishedSealsController {
  /** Omits entry counts, which reveal our volume. Responds with 404 until staff publish seals. */
  async show({ request, response }: HttpContext) {
    if (!(await publishesSeals.get())) {
      throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
    }
    response.header('Cache-Control', 'public, max-age=300')
    const published = await listLatestSeals(db, MAX_PUBLISHED_SEALS)
    return { seals: published.map(({ day, root }) => ({ day, root })) }
  }
}
