import { useState } from 'react'
import { usePage } from '@inertiajs/react'
import { MONEY_NUMBER, readNumber } from '#shared/numbers/rules/read_number'
import type { ApprovalKindName } from '#identity/approvals/rules/approval_kinds'
import { isAboveThreshold, type SecondPersonRule } from '#identity/approvals/rules/second_person'

/** Whom a command of this kind, over so much naira, needs beside whoever gives it; null where one person is enough. */
export function useSecondPersonRule() {
  const { approvalRules } = usePage().props
  return (kind: ApprovalKindName, amount: number | string = 0): SecondPersonRule | null => {
    const rule = approvalRules?.[kind]
    if (!rule) return null
    const naira = typeof amount === 'string' ? readNumber(amount, MONEY_NUMBER) : amount
    const isFree = rule.aboveKobo !== undefined && !isAboveThreshold(Math.round(naira * 100), rule)
    return isFree ? null : rule
  }
}

export type ApprovalFormState = ReturnType<typeof useApproval>

/** What a form says and sends, as far as a second person is known to be needed for what is in it. */
export function useApproval(needed: SecondPersonRule | null) {
  const [reason, setReason] = useState('')
  return {
    ...{ needed, reason, setReason },
    /** What goes along with the call. */
    call: needed && reason.trim() ? { approvalReason: reason.trim() } : {},
    /** What the button says, and while it is busy. */
    words: (usual: string, busy: string) =>
      needed
        ? { submitLabel: 'Ask for Approval', busyLabel: 'Asking...' }
        : { submitLabel: usual, busyLabel: busy },
  }
}
