import { useRef, useState } from 'react'
import { router } from '@inertiajs/react'
import { useSend } from '~/api/use_send'
import { useIntentKeys } from '~/hooks/use_intent_keys'
import { formatNaira } from '~/ui/money'
import { toast } from '~/ui/toaster'
import { typedNumber } from '#shared/http/rules/field_checks'
import { tooMuchSentence, withdrawalAmountProblem } from '#wallet/payouts/rules/withdrawal_rules'
import type { PayoutAccount, Terms } from './types'

/** 1: which account; 2: how much; 3: is that right. */
type Stage = 1 | 2 | 3

export function useWithdrawal(terms: Terms) {
  const [stage, setStage] = useState<Stage>(1)
  const [account, setAccount] = useState<PayoutAccount | null>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { busy, send } = useSend()
  const keyOf = useIntentKeys()
  const attempt = useRef(1)
  const amount = typedNumber(text)

  function choose(chosen: PayoutAccount) {
    // Another intent than the one before, so that it is not taken for a repetition of it.
    attempt.current += 1
    setAccount(chosen)
    setText('')
    setProblem(null)
    setStage(2)
  }

  function type(typed: string) {
    setText(typed)
    setProblem(problemOf(typed, terms))
  }

  function proceed() {
    const wrong = problemOf(text, terms)
    setProblem(wrong)
    setRefusal(null)
    if (!wrong) setStage(3)
  }

  async function confirm() {
    if (!account || amount === null) return
    setRefusal(null)
    const outcome = await send('api.wallet.withdrawals.store', {
      body: { amount, fee: terms.fee, creditAccountId: account.id },
      idempotencyKey: keyOf(`${attempt.current} ${account.id} ${amount} ${terms.fee}`),
    })
    if (!outcome.ok) {
      // The fee may have changed: what is shown then is what the next press agrees to.
      router.reload()
      return setRefusal(outcome.message)
    }
    toast.success(outcome.body.message)
    setStage(1)
    router.reload()
  }

  return {
    stage,
    account,
    text,
    amount: amount ?? 0,
    problem,
    refusal,
    busy,
    choose,
    type,
    proceed,
    confirm,
    back: () => setStage(2),
    close: () => setStage(1),
  }
}

export type WithdrawalForm = ReturnType<typeof useWithdrawal>

function problemOf(typed: string, { fee, most }: Terms): string | null {
  const number = typedNumber(typed)
  const wrong = withdrawalAmountProblem(number)
  if (wrong || number === null || number <= most) return wrong
  return tooMuchSentence(formatNaira(most), fee > 0 ? formatNaira(fee) : null)
}
