import { useEffect, useRef, useState } from 'react'
import { router } from '@inertiajs/react'
import { go } from '~/address/use_address'
import { useAddressed } from '~/address/use_addressed'
import { send } from '~/api/send'
import type { Refusal } from '~/hooks/api_outcome'
import { useIntentKeys } from '~/hooks/use_intent_keys'
import { formatNaira } from '~/ui/money'
import { toast } from '~/ui/toaster'
import { typedNumber } from '#shared/http/rules/field_checks'
import { tooMuchSentence, withdrawalAmountProblem } from '#wallet/payouts/rules/withdrawal_rules'
import type { PayoutAccount, Terms } from './types'

/** What a withdrawal changes of the page and of its frame. */
const TOLD = ['cashBalance', 'fee', 'most', 'withdrawals', 'walletBalance']

/** 1: which account; 2: how much; 3: is that right. */
type Stage = 1 | 2 | 3

/** The address names the account, so that Back leads from it and a reload stays there. */
export function useWithdrawal(terms: Terms, accounts: readonly PayoutAccount[]) {
  const { chosen, account, stage, setConfirming } = useStage(accounts)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const keyOf = useIntentKeys()
  const attempt = useRef(1)
  const amount = typedNumber(text)

  function choose({ id }: PayoutAccount) {
    // Another intent than the one before, so that it is not taken for a repetition of it.
    attempt.current += 1
    setText('')
    setProblem(null)
    setConfirming(false)
    chosen.open('account', id)
  }

  function type(typed: string) {
    setText(typed)
    setProblem(problemOf(typed, terms))
  }

  function proceed() {
    const wrong = problemOf(text, terms)
    setProblem(wrong)
    setRefusal(null)
    if (!wrong) setConfirming(true)
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
      return setRefusal(outcome)
    }
    toast.success(outcome.body.message)
    // One visit for both: a reload beside it would bring the account back.
    go({ account: null }, { only: TOLD, replace: true })
  }

  return {
    stage,
    account,
    text,
    amount: amount ?? 0,
    problem,
    refusal,
    choose,
    type,
    proceed,
    confirm,
    back: () => setConfirming(false),
    close: chosen.dialog.onClose,
  }
}

export type WithdrawalForm = ReturnType<typeof useWithdrawal>

function useStage(accounts: readonly PayoutAccount[]) {
  const chosen = useAddressed(['account'])
  const [isConfirming, setConfirming] = useState(false)
  const account = accounts.find(({ id }) => String(id) === chosen.opened?.id) ?? null
  const stage: Stage = !chosen.dialog.open || !account ? 1 : isConfirming ? 3 : 2

  // Whoever comes back to this account begins anew.
  useEffect(() => {
    if (!chosen.dialog.open) setConfirming(false)
  }, [chosen.dialog.open])

  return { chosen, account, stage, setConfirming }
}

function problemOf(typed: string, { fee, most }: Terms): string | null {
  const wrong = withdrawalAmountProblem(typed)
  if (wrong || typedNumber(typed)! <= most) return wrong
  return tooMuchSentence(formatNaira(most), fee > 0 ? formatNaira(fee) : null)
}
