import { useCallback, useEffect, useRef, useState } from 'react'
import type { Data } from '@generated/data'
import { callApi } from '~/api/call_api'

export type CheckedPayment = Data.Wallet.Funding.PaymentIntent

const PAYMENT_POLL_MS = 3000
const MAX_PAYMENT_POLLS = 10

/** Polls a pending payment for half a minute, then on demand. Null until the first answer. */
export function usePaymentCheck(reference: string | null) {
  const [payment, setPayment] = useState<CheckedPayment | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(reference !== null)
  const polls = useRef(0)
  const [round, setRound] = useState(0)

  useEffect(() => {
    if (reference === null) return
    let wanted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    requestPaymentStatus(reference).then((outcome) => {
      if (!wanted) return
      polls.current += 1
      setFailure(outcome.ok ? null : outcome.message)
      if (outcome.ok) setPayment(outcome.body.data)
      const waits = outcome.ok && outcome.body.data.status === 'pending'
      if (waits && polls.current < MAX_PAYMENT_POLLS)
        timer = setTimeout(() => setRound(incrementRound), PAYMENT_POLL_MS)
      else setBusy(false)
    })
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [reference, round])

  const again = useCallback(() => {
    polls.current = 0
    setBusy(true)
    setRound(incrementRound)
  }, [])

  const isOver = payment !== null && payment.status !== 'open' && payment.status !== 'pending'
  return { payment, failure, busy, isOver, again }
}

function requestPaymentStatus(reference: string) {
  return callApi('api.wallet.payment_verifications.store', { params: { reference } })
}

function incrementRound(round: number) {
  return round + 1
}
