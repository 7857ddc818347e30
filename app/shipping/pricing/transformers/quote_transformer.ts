import { BaseTransformer } from '@adonisjs/core/transformers'
import type { PriceAdvice } from '#shipping/pricing/advice/price_advice'
import AdviceTransformer from '#shipping/pricing/advice/advice_transformer'
import type { PromisedQuote } from '#shipping/pricing/models/quote'
import type { ExportFinding } from '#shipping/pricing/rules/export_finding'
import type { TariffVersionName } from '#shipping/pricing/pricing_version'
import OfferTransformer from '#shipping/pricing/transformers/offer_transformer'
import { isoTime } from '#shared/time/rules/api_dates'

export default class QuoteTransformer extends BaseTransformer<PromisedQuote> {
  constructor(
    resource: PromisedQuote,
    private extra: {
      partnerGroupName: string | null
      information: string[]
      readiness: ExportFinding[]
      /** The tariff version that priced the quote; for console staff only. */
      tariffVersion?: TariffVersionName | null
      advice?: PriceAdvice[]
    }
  ) {
    super(resource)
  }

  toObject() {
    const quote = this.resource
    return {
      /** @api Send it with the booking to get this price */
      quoteId: quote.id,
      /** @api The time when the quote expires */
      expiresAt: isoTime(quote.expiresAt),
      /** @api Your own data, stored unchanged */
      reference: quote.reference,
      /** @api Your own data, stored unchanged */
      metadata: quote.metadata ?? {},
      courierRates: OfferTransformer.transform(quote.offers.offers),
      platformInformationList: this.extra.information.map((detail) => ({ detail })),
      partnerGroupName: this.extra.partnerGroupName,
      importDutyNotice: quote.offers.importDutyNotice,
      readiness: this.extra.readiness,
      tariffVersion: this.extra.tariffVersion ?? null,
      advice: AdviceTransformer.transform(this.extra.advice ?? []),
    }
  }
}
