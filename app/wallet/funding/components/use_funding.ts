import { useState } from 'react'
import type { Data } from '@generated/data'
import { useApiCall } from '~/api/use_api_call'
import { stripListNumber } from '~/api/api_outcome'
import { changeUrl, useUrlQuery } from '~/url/use_url_query'
import { toast } from '~/ui/toast'
import { MONEY_NUMBER, readNumber } from '#shared/numbers/rules/read_number'
import { checkCreditAmount, MIN_CREDIT } from '#wallet/funding/rules/credit_amount'

/** 0: virtual account, 1: method, 2: amount, 3: card confirmation, 4: transfer instructions. */
export type FundingStage = 0 | 1 | 2 | 3 | 4

export type Funding = ReturnType<typeof useFunding>

type Payment = Data.Wallet.Funding.PaymentIntent

/** Returns the stage in the URL, or an earlier one if its prerequisites are missing. */
function currentStage(
  named: string | null,
  { hasAccount, isAsked }: { hasAccount: boolean; isAsked: boolean }
): FundingStage {
  switch (named) {
    case '1':
      return hasAccount ? 1 : 0
    case '2':
      return 2
    case '3':
      return isAsked ? 3 : 2
    case '4':
      return hasAccount ? 4 : 0
    default:
      return 0
  }
}

/** Raises an amount from a link to the minimum that can be funded. */
function minimumAmount(amount: string | null): string {
  const naira = readNumber(amount ?? '', MONEY_NUMBER)
  return Number.isNaN(naira) ? '' : String(Math.max(MIN_CREDIT, naira))
}

export function useFunding({ hasAccount, back }: { hasAccount: boolean; back: string | null }) {
  const { query } = useUrlQuery()
  const [amount, setAmount] = useState(() => minimumAmount(query.get('amount')))
  const [problem, setProblem] = useState<string | null>(null)
  const [payment, setPayment] = useState<Payment | null>(null)
  const reference = useApiCall()
  const checkout = useApiCall()
  const [isLeaving, setLeaving] = useState(false)
  const stage = currentStage(query.get('stage'), { hasAccount, isAsked: payment !== null })
  const setStage = (next: FundingStage) => changeUrl({ stage: next || null })

  /** Without a virtual account, skips the choice of method: only cards are left. */
  const choose = () => setStage(hasAccount ? 1 : 2)

  function type(text: string) {
    setAmount(text)
    setProblem(problem && checkCreditAmount(text))
  }

  async function askReference() {
    const found = checkCreditAmount(amount)
    setProblem(found)
    if (found) return
    const qs = { paymentAmount: String(readNumber(amount, MONEY_NUMBER)) }
    const outcome = await reference.send('api.wallet.payment_references.show', { query: qs })
    if (!outcome.ok) return setProblem(stripListNumber(outcome.message))
    setPayment(outcome.body.data)
    // Back and Forward reload the page, so the URLs of both stages need the amount.
    const asked = { amount: readNumber(amount, MONEY_NUMBER) }
    changeUrl(asked, { replace: true })
    changeUrl({ ...asked, stage: 3 })
  }

  async function pay() {
    if (!payment) return
    const outcome = await checkout.send('api.wallet.checkouts.store', {
      params: { reference: payment.reference },
      body: back ? { back } : {},
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
