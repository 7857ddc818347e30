import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import { QuoteSchema } from '#database/schema'
import { column } from '@adonisjs/lucid/orm'
import type { Caller } from '#identity/sessions/caller'
import { SharedStatement } from '#shared/database/shared_statement'
import type { PricedRoute } from '#shipping/pricing/offers'
import type { PriceRequest } from '#shipping/pricing/price_request'

const json = { prepare: (value: unknown) => JSON.stringify(value) }

/** What whoever asked is told of it. */
export type Promised = Pick<Quote, 'id' | 'expiresAt' | 'offers'>

type Kept = Pick<Quote, 'id' | 'organizationId' | 'userId' | 'request' | 'offers' | 'expiresAt'>

/** Without the making of models: it is most of what a quote takes. */
const kept = new SharedStatement<Kept, { id: string }>({
  statement: {
    name: 'keep_quotes',
    sql: `insert into quotes (id, organization_id, user_id, request, offers, expires_at)
      select id, "organizationId", "userId", request, offers, "expiresAt"
      from jsonb_to_recordset(:quotes::jsonb) as given (id uuid, "organizationId" bigint,
        "userId" bigint, request jsonb, offers jsonb, "expiresAt" timestamptz)
      returning id`,
  },
  bindings: (quotes) => ({ quotes: JSON.stringify(quotes) }),
  nameOf: ({ id }) => id,
  nameOfRow: ({ id }) => id,
})

/** What we promised to whom, and until when. */
export default class Quote extends QuoteSchema {
  static selfAssignPrimaryKey = true

  @column(json)
  declare request: PriceRequest

  /** The whole answer, with its reasons. */
  @column(json)
  declare offers: PricedRoute

  declare expiresAt: DateTime

  static async keep(
    { organization, user }: Caller,
    { request, offers, minutes }: Pick<Quote, 'request' | 'offers'> & { minutes: number }
  ): Promise<Promised> {
    const promised = { id: randomUUID(), expiresAt: DateTime.now().plus({ minutes }), offers }
    await kept.rowsOf({
      ...{ ...promised, request },
      ...{ organizationId: organization.id, userId: user.id },
    })
    return promised
  }

  static async ofCaller(id: string, userId: number, organizationId: number) {
    return this.query().where({ id, userId, organizationId }).first()
  }
}
