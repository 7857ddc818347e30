import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import { QuoteSchema } from '#database/schema'
import { column } from '@adonisjs/lucid/orm'
import type { Caller } from '#identity/sessions/caller'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { prepared } from '#shared/database/prepared'
import { SharedStatement } from '#shared/scale/shared_statement'
import type { PricedRoute } from '#shipping/pricing/offers'
import type { PriceRequest } from '#shipping/pricing/price_request'

const json = { prepare: (value: unknown) => JSON.stringify(value) }

/** The sender's own data, which a booking copies from its quote; null if the quote has none. */
export type QuotedFields = Pick<Quote, 'reference' | 'metadata'>

export type PromisedQuote = Pick<Quote, 'id' | 'expiresAt' | 'offers'> & QuotedFields

type QuoteRow = PromisedQuote & Pick<Quote, 'organizationId' | 'userId' | 'request'>

/** Bypasses the models, because creating them takes most of the time of a quote. */
const INSERT_QUOTES = {
  name: 'keep_quotes',
  sql: `insert into quotes (id, organization_id, user_id, request, offers, expires_at, reference, metadata)
    select id, "organizationId", "userId", request, offers, "expiresAt", reference, metadata
    from jsonb_to_recordset(:quotes::jsonb) as given (id uuid, "organizationId" bigint,
      "userId" bigint, request jsonb, offers jsonb, "expiresAt" timestamptz, reference text, metadata jsonb)
    returning id`,
}

const insertQuotes = new SharedStatement<QuoteRow, { id: string }>({
  statement: INSERT_QUOTES,
  bindings: (quotes) => ({ quotes: JSON.stringify(quotes) }),
  nameOf: ({ id }) => id,
  nameOfRow: ({ id }) => id,
})

export default class Quote extends QuoteSchema {
  static selfAssignPrimaryKey = true

  @column(json)
  declare request: PriceRequest

  /** The complete offers with their price traces. */
  @column(json)
  declare offers: PricedRoute

  declare metadata: Record<string, string> | null

  declare expiresAt: DateTime

  static async store(caller: Caller, promise: QuoteInput): Promise<PromisedQuote> {
    const quote = toQuoteRow(caller, promise)
    await insertQuotes.rowsOf(quote)
    return quote
  }

  /** Saves many quotes. Returns their ids in the order of the arguments. */
  static async storeAll(
    trx: TransactionClientContract,
    caller: Caller,
    promises: QuoteInput[]
  ): Promise<string[]> {
    const quotes = promises.map((promise) => toQuoteRow(caller, promise))
    await prepared(trx, INSERT_QUOTES, { quotes: JSON.stringify(quotes) })
    return quotes.map(({ id }) => id)
  }

  /** Returns the caller's quotes among `ids`, in any order. */
  static async ofCaller(ids: string[], { user, organization }: Caller): Promise<Quote[]> {
    return this.query()
      .where({ userId: user.id, organizationId: organization.id })
      .whereIn('id', ids)
  }
}

type QuoteInput = Pick<Quote, 'request' | 'offers'> & Partial<QuotedFields> & { minutes: number }

function toQuoteRow(
  { organization, user }: Caller,
  { request, offers, minutes, reference, metadata }: QuoteInput
): QuoteRow {
  return {
    id: randomUUID(),
    expiresAt: DateTime.now().plus({ minutes }),
    offers,
    request,
    organizationId: organization.id,
    userId: user.id,
    reference: reference || null,
    metadata: metadata ?? null,
  }
}
