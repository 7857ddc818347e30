import { useEffect, useState } from 'react'
import { callApi } from '~/api/call_api'
import { useDebounced } from '~/hooks/use_debounced'
import type { BookingForm } from '#shipping/booking/components/form/form_model'
import { toSubmission } from '#shipping/booking/components/form/form_submission'
import type { QuoteAdvice } from '#shipping/booking/components/form/booking_types'
import type { PricedQuote } from '#shipping/booking/components/form/use_booking_calls'

/**
 * Lists ways to pay less than the chosen courier's price, or than the cheapest price if no courier
 * is chosen. If the quote has no advice for that courier, requests it; the list is empty meanwhile
 * and after a failure. Hides outdated advice, which does not add up to the price on screen.
 */
export function useAdvice(
  form: BookingForm,
  quote: PricedQuote,
  courier: string | null
): QuoteAdvice[] {
  const [answers, setAnswers] = useState<ReadonlyMap<string, QuoteAdvice[]>>(new Map())
  const cheapest = quote.courierRates[0]?.courier
  const wanted = courier ?? cheapest
  const isKnown = wanted === (quote.comparedWith ?? cheapest)
  const requestKey = isKnown || !wanted ? null : `${quote.quoteId} ${wanted}`
  const settled = useDebounced(requestKey, 400)

  useEffect(() => {
    if (!settled || settled !== requestKey || answers.has(settled)) return
    let current = true
    void adviceOn(form, wanted!).then((advice) => {
      if (current) setAnswers((before) => new Map(before).set(settled, advice))
    })
    return () => {
      current = false
    }
  }, [settled, requestKey, answers])

  const advice = requestKey ? (answers.get(requestKey) ?? []) : quote.advice
  return advice.filter((piece) => addsUp(piece, quote))
}

async function adviceOn(form: BookingForm, preferredCourier: string): Promise<QuoteAdvice[]> {
  const body = { ...toSubmission(form), preferredCourier }
  const outcome = await callApi('api.shipping.quotes.store', { body })
  return outcome.ok ? outcome.body.data.advice : []
}

function addsUp({ insteadOf, saved, total }: QuoteAdvice, { courierRates }: PricedQuote): boolean {
  const offer = courierRates.find(({ courier }) => courier === insteadOf)
  return offer !== undefined && kobo(offer.paymentAmount) === kobo(saved + total)
}

function kobo(naira: number): number {
  return Math.round(naira * 100)
}
