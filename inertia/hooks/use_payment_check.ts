import { useCallback, useEffect, useRef, useState } from 'react'
import type { Data } from '@generated/data'
import { send } from '~/api/send'

export type CheckedPayment = Data.Wallet.Funding.PaymentIntent

const PAUSE_MS = 3000
const MOST_LOOKS = 10

/**
 * What the provider says of a payment that the browser has come back from. A pending one is looked
 * at again by itself for half a minute, and then when asked. Null until the first answer.
 */
export function usePaymentCheck(reference: string | null) {
  const [payment, setPayment] = useState<CheckedPayment | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(reference !== null)
  const looks = useRef(0)
  const [turn, setTurn] = useState(0)

  useEffect(() => {
    if (reference === null) return
    let wanted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    look(reference).then((outcome) => {
      if (!wanted) return
      looks.current += 1
      setFailure(outcome.ok ? null : outcome.message)
      if (outcome.ok) setPayment(outcome.body.data)
      const waits = outcome.ok && outcome.body.data.status === 'pending'
      if (waits && looks.current < MOST_LOOKS) timer = setTimeout(() => setTurn(next), PAUSE_MS)
      else setBusy(false)
    })
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [reference, turn])

  const again = useCallback(() => {
    looks.current = 0
    setBusy(true)
    setTurn(next)
  }, [])

  /** No later look says otherwise. */
  const isOver = payment !== null && payment.status !== 'open' && payment.status !== 'pending'
  return { payment, failure, busy, isOver, again }
}

function look(reference: string) {
  return send('api.wallet.payment_verifications.store', { params: { reference } })
}

function next(turn: number) {
  return turn + 1
}
