import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Advice } from '#shipping/pricing/advice/advice'
import AdviceTransformer from '#shipping/pricing/advice/advice_transformer'
import type { Promised } from '#shipping/pricing/models/quote'
import type { Finding } from '#shipping/pricing/rules/finding'
import type { NamedVersion } from '#shipping/pricing/named_version'
import OfferTransformer from '#shipping/pricing/transformers/offer_transformer'

export default class QuoteTransformer extends BaseTransformer<Promised> {
  constructor(
    resource: Promised,
    private extra: {
      partnerGroupName: string | null
      information: string[]
      readiness: Finding[]
      /** For staff of the console alone. */
      tariffVersion?: NamedVersion | null
      advice?: Advice[]
    }
  ) {
    super(resource)
  }

  toObject() {
    const quote = this.resource
    return {
      /** @api To be sent with the booking, for this price */
      quoteId: quote.id,
      /** @api Until then the quote holds */
      expiresAt: quote.expiresAt.toISO(),
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
