import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import { QuoteSchema } from '#database/schema'
import db from '@adonisjs/lucid/services/db'
import { column } from '@adonisjs/lucid/orm'
import type { Caller } from '#identity/sessions/caller'
import { prepared } from '#shared/database/prepared'
import type { PricedRoute } from '#shipping/pricing/offers'
import type { PriceRequest } from '#shipping/pricing/price_request'

const json = { prepare: (value: unknown) => JSON.stringify(value) }

/** What whoever asked is told of it. */
export type Promised = Pick<Quote, 'id' | 'expiresAt' | 'offers'>

const KEEP = {
  name: 'keep_quote',
  sql: `insert into quotes (id, organization_id, user_id, request, offers, expires_at)
    values (:id, :organizationId, :userId, :request, :offers, :expiresAt)`,
}

/** What we promised to whom, and until when. */
export default class Quote extends QuoteSchema {
  static selfAssignPrimaryKey = true

  @column(json)
  declare request: PriceRequest

  /** The whole answer, with its reasons. */
  @column(json)
  declare offers: PricedRoute

  declare expiresAt: DateTime

  /** One statement, without the making of a model: it is most of the time that a quote takes. */
  static async keep(
    { organization, user }: Caller,
    { request, offers, minutes }: Pick<Quote, 'request' | 'offers'> & { minutes: number }
  ): Promise<Promised> {
    const id = randomUUID()
    const expiresAt = DateTime.now().plus({ minutes })
    await prepared(db.connection(), KEEP, {
      id,
      organizationId: organization.id,
      userId: user.id,
      request: JSON.stringify(request),
      offers: JSON.stringify(offers),
      expiresAt: expiresAt.toJSDate(),
    })
    return { id, expiresAt, offers }
  }

  static async ofCaller(id: string, userId: number, organizationId: number) {
    return this.query().where({ id, userId, organizationId }).first()
  }
}
