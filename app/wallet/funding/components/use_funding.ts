import { useState } from 'react'
import type { Data } from '@generated/data'
import { useSend } from '~/api/use_send'
import { withoutNumber } from '~/hooks/api_outcome'
import { toast } from '~/ui/toast'
import { toNumber } from '#shared/http/rules/field_checks'
import { creditAmountProblem } from '#wallet/funding/rules/credit_amount'

/** 0 the account, 1 account or card, 2 how much, 3 by card: sure?, 4 how to transfer. */
export type FundingStage = 0 | 1 | 2 | 3 | 4

export type Funding = ReturnType<typeof useFunding>

type Payment = Data.Wallet.Funding.PaymentIntent

/** The stages of funding a wallet, and what each of them has to know. */
export function useFunding({
  hasAccount,
  startAt,
}: {
  hasAccount: boolean
  startAt: FundingStage
}) {
  const [stage, setStage] = useState<FundingStage>(startAt)
  const [amount, setAmount] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [payment, setPayment] = useState<Payment | null>(null)
  const reference = useSend()
  const checkout = useSend()
  const [isLeaving, setLeaving] = useState(false)

  /** Without an account there is nothing to choose. */
  const choose = () => setStage(hasAccount ? 1 : 2)

  function type(text: string) {
    setAmount(text)
    setProblem(problem && creditAmountProblem(text))
  }

  /** A reference that cannot be had stops here. */
  async function askReference() {
    const found = creditAmountProblem(amount)
    setProblem(found)
    if (found) return
    const qs = { paymentAmount: String(toNumber(amount)) }
    const outcome = await reference.send('api.wallet.payment_references.show', { query: qs })
    if (!outcome.ok) return setProblem(withoutNumber(outcome.message))
    setPayment(outcome.body.data)
    setStage(3)
  }

  async function pay() {
    if (!payment) return
    const outcome = await checkout.send('api.wallet.checkouts.store', {
      params: { reference: payment.reference },
    })
    if (!outcome.ok) return toast.error(outcome.message)
    setLeaving(true)
    window.location.assign(outcome.body.data.url)
  }

  function cancel() {
    setPayment(null)
    setProblem(null)
    setStage(hasAccount ? 1 : 0)
  }

  return {
    stage,
    go: setStage,
    choose,
    amount,
    type,
    problem,
    payment,
    askReference,
    pay,
    cancel,
    asking: reference.busy,
    paying: checkout.busy || isLeaving,
  }
}
