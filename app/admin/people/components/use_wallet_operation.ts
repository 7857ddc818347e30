import { useState } from 'react'
import type { Data } from '@generated/data'
import { callApi } from '~/api/call_api'
import { toast } from '~/ui/toast'
import { MONEY_NUMBER, readNumber } from '#shared/numbers/rules/read_number'
import { numberCheck, textCheck } from '#shared/http/rules/field_checks'

/** Source: specification of the console, section 5. */
const walletOperationChecks = {
  amount: numberCheck('Amount', { min: 0.1, max: 1_000_000, decimals: 2 }),
  comment: textCheck('Comment', { min: 2, max: 100 }),
}

const WALLET_OPERATIONS: Record<string, { isCredit: boolean }> = {
  Debit: { isCredit: false },
  Credit: { isCredit: true },
}

export type PreparedOperation = { isCredit: boolean; amount: number; comment: string }

interface WalletOperationOptions {
  userId: number
  wallet: Data.Wallet.Balances.Wallet
  onDone: () => void
}

export function useWalletOperation({ userId, wallet, onDone }: WalletOperationOptions) {
  const [amount, setAmount] = useState('')
  const [comment, setComment] = useState('')
  const [isShown, setIsShown] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [prepared, setPrepared] = useState<PreparedOperation | null>(null)
  const problems = {
    amount: walletOperationChecks.amount(amount),
    comment: walletOperationChecks.comment(comment),
  }

  /** Returns true if the operation is valid and must be confirmed. */
  function prepare(wanted: string): boolean {
    setFailure(null)
    const operation = Object.hasOwn(WALLET_OPERATIONS, wanted)
      ? WALLET_OPERATIONS[wanted]
      : undefined
    if (!operation) {
      setFailure(`Unknown Operation: ${wanted}`)
      return false
    }
    setIsShown(true)
    if (problems.amount || problems.comment) return false
    setPrepared({ ...operation, amount: readNumber(amount, MONEY_NUMBER), comment: comment.trim() })
    return true
  }

  async function perform(approval: { approvalReason?: string }) {
    if (!prepared) return
    const body = { ...prepared, walletUserId: userId, walletId: wallet.id }
    const outcome = await callApi('api.wallet.operations.store', { body, ...approval })
    if (!outcome.ok) return setFailure(outcome.message)
    toast.success(outcome.body.message)
    setAmount('')
    setComment('')
    setIsShown(false)
    setPrepared(null)
    onDone()
  }

  return {
    amount,
    setAmount,
    comment,
    setComment,
    problems,
    isShown,
    failure,
    prepared,
    prepare,
    perform,
  }
}
