import { useEffect, useState } from 'react'
import { callApi } from '~/api/call_api'
import { useDebounced } from '~/hooks/use_debounced'
import type { BookingForm } from '#shipping/booking/components/form/form_model'
import { toSubmission } from '#shipping/booking/components/form/form_submission'
import type { QuoteAdvice } from '#shipping/booking/components/form/booking_types'
import type { PricedQuote } from '#shipping/booking/components/form/use_booking_calls'

/**
 * Lists what would be cheaper than the chosen courier, or than the cheapest if none is chosen.
 * Advice for a courier the quote was not compared with needs another request; meanwhile, and if it
 * fails, the list is empty. Advice that does not match the price on screen is outdated and hidden.
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
