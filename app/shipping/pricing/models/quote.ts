import type { DateTime } from 'luxon'
import { QuoteSchema } from '#database/schema'
import { column } from '@adonisjs/lucid/orm'
import type { PricedRoute } from '#shipping/pricing/offers'
import type { PriceRequest } from '#shipping/pricing/price_request'

const json = { prepare: (value: unknown) => JSON.stringify(value) }

/** What we promised to whom, and until when. */
export default class Quote extends QuoteSchema {
  static selfAssignPrimaryKey = true

  @column(json)
  declare request: PriceRequest

  /** The whole answer, with its reasons. */
  @column(json)
  declare offers: PricedRoute

  declare expiresAt: DateTime

  static async ofCaller(id: string, userId: number, organizationId: number) {
    return this.query().where({ id, userId, organizationId }).first()
  }
}
