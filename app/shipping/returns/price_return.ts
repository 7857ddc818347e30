import type { Caller } from '#identity/sessions/caller'
import Wallet from '#wallet/balances/wallet'
import { type BookingFacts, bookingFacts } from '#shipping/booking/booking_facts'
import { requestQuote, filterUsableOffers } from '#shipping/booking/agree_price'
import { requireShippable } from '#shipping/booking/submission_check'
import type { Submission } from '#shipping/booking/submission_validator'
import type { PromisedQuote } from '#shipping/pricing/models/quote'
import type { Offer } from '#shipping/pricing/offers'
import {
  buildExchangeSubmission,
  type ReturnPlan,
  buildReturnSubmission,
} from '#shipping/returns/return_submission'
import type { ReturnKind } from '#shipping/returns/rules/return_choices'

/** Offers of all couriers available today; the quote has the time when they expire. */
export interface ReturnLegPrices {
  quote: PromisedQuote
  offers: Offer[]
}

export interface ReturnPriceQuote {
  back: ReturnLegPrices
  /** The replacement shipment; null unless the return is an exchange. */
  again: ReturnLegPrices | null
  spendableKobo: number
}

/** Buys nothing. Throws like `requireShippable`, `requestQuote` and `filterUsableOffers`. */
export async function priceReturn(
  caller: Caller,
  plan: ReturnPlan & { kind: ReturnKind }
): Promise<ReturnPriceQuote> {
  const facts = await bookingFacts()
  const wallet = await Wallet.of(caller)
  return {
    back: await priceReturnLeg(caller, buildReturnSubmission(plan, facts.places), facts),
    again:
      plan.kind === 'exchange'
        ? await priceReturnLeg(caller, buildExchangeSubmission(plan, facts.places), facts)
        : null,
    spendableKobo: wallet.spendableKobo('cash'),
  }
}

async function priceReturnLeg(
  caller: Caller,
  given: Submission,
  facts: BookingFacts
): Promise<ReturnLegPrices> {
  const submission = await requireShippable(caller, given, facts)
  const quote = await requestQuote(caller, submission, facts)
  const { catalogue } = facts
  const offers = filterUsableOffers(quote.offers, { caller, submission, catalogue }).toSorted(
    (one, other) => one.charges.totalKobo - other.charges.totalKobo
  )
  return { quote, offers }
}
