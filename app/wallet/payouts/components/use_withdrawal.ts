import { useEffect, useRef, useState } from 'react'
import { router } from '@inertiajs/react'
import { changeUrl } from '~/url/use_url_query'
import { useUrlDialog } from '~/url/use_url_dialog'
import { callApi } from '~/api/call_api'
import type { ApiRefusal } from '~/api/api_outcome'
import { useIdempotencyKeys } from '~/hooks/use_idempotency_keys'
import { formatNaira } from '~/ui/money'
import { toast } from '~/ui/toaster'
import { parseTypedNumber } from '#shared/http/rules/field_checks'
import {
  withdrawalLimitMessage,
  checkWithdrawalAmount,
} from '#wallet/payouts/rules/withdrawal_rules'
import type { PayoutAccountData, WithdrawalLimits } from './payout_types'

/** Props of the page and its layout that change with a withdrawal, to reload. */
const PROPS_AFTER_WITHDRAWAL = ['cashBalance', 'fee', 'most', 'withdrawals', 'walletBalance']

/** 1: choose the payout account, 2: enter the amount, 3: confirm. */
type Stage = 1 | 2 | 3

/** The URL names the account, so Back closes its dialog and a reload reopens it. */
export function useWithdrawal(terms: WithdrawalLimits, accounts: readonly PayoutAccountData[]) {
  const { chosen, account, stage, setConfirming } = useStage(accounts)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<ApiRefusal | null>(null)
  const keyOf = useIdempotencyKeys()
  const attempt = useRef(1)
  const amount = parseTypedNumber(text)

  function choose({ id }: PayoutAccountData) {
    // Each choice of an account starts another withdrawal, with its own idempotency key.
    attempt.current += 1
    setText('')
    setProblem(null)
    setConfirming(false)
    chosen.open('account', id)
  }

  function type(typed: string) {
    setText(typed)
    setProblem(withdrawalProblem(typed, terms))
  }

  function proceed() {
    const wrong = withdrawalProblem(text, terms)
    setProblem(wrong)
    setRefusal(null)
    if (!wrong) setConfirming(true)
  }

  async function confirm() {
    if (!account || amount === null) return
    setRefusal(null)
    const outcome = await callApi('api.wallet.withdrawals.store', {
      body: { amount, fee: terms.fee, creditAccountId: account.id },
      idempotencyKey: keyOf(`${attempt.current} ${account.id} ${amount} ${terms.fee}`),
    })
    if (!outcome.ok) {
      // The fee may have changed, so reload before the user confirms again.
      router.reload()
      return setRefusal(outcome)
    }
    toast.success(outcome.body.message)
    // Reload and close the dialog in one visit: a separate reload would reopen it.
    changeUrl({ account: null }, { only: PROPS_AFTER_WITHDRAWAL, replace: true })
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

function useStage(accounts: readonly PayoutAccountData[]) {
  const chosen = useUrlDialog(['account'])
  const [isConfirming, setConfirming] = useState(false)
  const account = accounts.find(({ id }) => String(id) === chosen.opened?.id) ?? null
  const stage: Stage = !chosen.dialog.open || !account ? 1 : isConfirming ? 3 : 2

  // A reopened dialog asks for the amount again.
  useEffect(() => {
    if (!chosen.dialog.open) setConfirming(false)
  }, [chosen.dialog.open])

  return { chosen, account, stage, setConfirming }
}

function withdrawalProblem(typed: string, { fee, most }: WithdrawalLimits): string | null {
  const wrong = checkWithdrawalAmount(typed)
  if (wrong || parseTypedNumber(typed)! <= most) return wrong
  return withdrawalLimitMessage(formatNaira(most), fee > 0 ? formatNaira(fee) : null)
}
