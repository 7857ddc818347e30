import { useState } from 'react'
import type { Data } from '@generated/data'
import { useSend } from '~/api/use_send'
import { toast } from '~/ui/toast'
import { toNumber } from '#shared/http/rules/field_checks'
import { operationChecks } from './operation_checks'

const OPERATIONS: Record<string, { isCredit: boolean }> = {
  Debit: { isCredit: false },
  Credit: { isCredit: true },
}

/** What was confirmed: sent again after a lost answer, it has the same key and happens once. */
type Prepared = { isCredit: boolean; amount: number; comment: string; key: string }

interface Given {
  userId: number
  wallet: Data.Wallet.Balances.Wallet
  onDone: () => void
}

export function useWalletOperation({ userId, wallet, onDone }: Given) {
  const [amount, setAmount] = useState('')
  const [comment, setComment] = useState('')
  const [isShown, setIsShown] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [prepared, setPrepared] = useState<Prepared | null>(null)
  const { busy, send } = useSend()
  const problems = {
    amount: operationChecks.amount(amount.trim() === '' ? null : toNumber(amount)),
    comment: operationChecks.comment(comment),
  }

  /** Whether there is something to be confirmed. */
  function prepare(wanted: string): boolean {
    setFailure(null)
    const operation = Object.hasOwn(OPERATIONS, wanted) ? OPERATIONS[wanted] : undefined
    if (!operation) {
      setFailure(`Unknown Operation: ${wanted}`)
      return false
    }
    setIsShown(true)
    if (problems.amount || problems.comment) return false
    const intent = { ...operation, amount: toNumber(amount), comment: comment.trim() }
    setPrepared((earlier) => ({ ...intent, key: keyFor(intent, earlier) }))
    return true
  }

  async function perform() {
    if (!prepared) return
    const { key, ...intent } = prepared
    const body = { ...intent, walletUserId: userId, walletId: wallet.id }
    const outcome = await send('api.wallet.operations.store', { body, idempotencyKey: key })
    if (!outcome.ok) return setFailure(outcome.message)
    toast.success(outcome.body.message)
    setAmount('')
    setComment('')
    setIsShown(false)
    setPrepared(null)
    onDone()
  }

  return {
    ...{ amount, setAmount, comment, setComment, problems, isShown },
    ...{ failure, prepared, busy, prepare, perform },
  }
}

/** The same intent as the one that did not come through keeps its key. */
function keyFor(intent: Omit<Prepared, 'key'>, earlier: Prepared | null): string {
  const isSame =
    earlier?.isCredit === intent.isCredit &&
    earlier.amount === intent.amount &&
    earlier.comment === intent.comment
  return isSame ? earlier.key : randomKey()
}

/** `crypto.randomUUID` is for secure pages only. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
