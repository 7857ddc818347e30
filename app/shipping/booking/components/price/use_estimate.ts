import { useEffect, useMemo, useState } from 'react'
import type { BodyOf } from '~/api/call_types'
import { callApi } from '~/api/call_api'
import { useDebounced } from '~/hooks/use_debounced'
import { buildEstimateRequest } from './estimate_request'
import type { BookingForm } from '#shipping/booking/components/form/form_model'
import type { ExpressBoxData } from '#shipping/booking/components/form/booking_types'

/** Estimates the price in naira without services; null while loading and after a failure. */
export function useEstimate(
  form: BookingForm,
  boxes: readonly ExpressBoxData[],
  wanted: boolean
): number | null {
  const [answers, setAnswers] = useState<ReadonlyMap<string, number | null>>(new Map())
  const requestJson = useMemo(() => {
    const request = wanted ? buildEstimateRequest(form, boxes) : null
    return request && JSON.stringify(request)
  }, [form, boxes, wanted])
  const settled = useDebounced(requestJson, 400)

  useEffect(() => {
    if (!settled || answers.has(settled)) return
    let current = true
    lowestRate(settled).then((rate) => {
      if (current) setAnswers((before) => new Map(before).set(settled, rate))
    })
    return () => {
      current = false
    }
  }, [settled, answers])

  return requestJson ? (answers.get(requestJson) ?? null) : null
}

async function lowestRate(requestJson: string): Promise<number | null> {
  const body: BodyOf<'api.shipping.rate_quotes.store'> = JSON.parse(requestJson)
  const outcome = await callApi('api.shipping.rate_quotes.store', { body })
  if (!outcome.ok || outcome.body.data.courierRates.length === 0) return null
  return Math.min(...outcome.body.data.courierRates.map(({ paymentAmount }) => paymentAmount))
}
