import type { Caller } from '#identity/sessions/caller'
import Wallet from '#wallet/balances/wallet'
import { type BookingFacts, bookingFacts } from '#shipping/booking/booking_facts'
import { requestQuote, usableOffers } from '#shipping/booking/quoting'
import { requireShippable } from '#shipping/booking/submission_check'
import type { Submission } from '#shipping/booking/submission_validator'
import type { Promised } from '#shipping/pricing/models/quote'
import type { Offer } from '#shipping/pricing/offers'
import {
  exchangeSubmission,
  type ReturnPlan,
  returnSubmission,
} from '#shipping/returns/return_submission'
import type { ReturnKind } from '#shipping/returns/rules/return_choices'

/** What a parcel on its way costs with each courier that can take it today, and for how long that holds. */
export interface LegPrices {
  quote: Promised
  offers: Offer[]
}

export interface ReturnPrices {
  back: LegPrices
  /** What is sent in its place, where something is. */
  again: LegPrices | null
  spendableKobo: number
}

/** Buys nothing. Throws what `requireShippable`, `requestQuote` and `usableOffers` throw. */
export async function priceReturn(
  caller: Caller,
  plan: ReturnPlan & { kind: ReturnKind }
): Promise<ReturnPrices> {
  const facts = await bookingFacts()
  const wallet = await Wallet.of(caller)
  return {
    back: await priceLeg(caller, returnSubmission(plan, facts.places), facts),
    again:
      plan.kind === 'exchange'
        ? await priceLeg(caller, exchangeSubmission(plan, facts.places), facts)
        : null,
    spendableKobo: wallet.spendableKobo('cash'),
  }
}

async function priceLeg(
  caller: Caller,
  given: Submission,
  facts: BookingFacts
): Promise<LegPrices> {
  const submission = await requireShippable(caller, given, facts)
  const quote = await requestQuote(caller, submission, facts)
  const { catalogue } = facts
  const offers = usableOffers(quote.offers, { caller, submission, catalogue }).toSorted(
    (one, other) => one.charges.totalKobo - other.charges.totalKobo
  )
  return { quote, offers }
}
