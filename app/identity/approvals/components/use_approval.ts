import { useState } from 'react'
import { usePage } from '@inertiajs/react'
import { MONEY_NUMBER, readNumber } from '#shared/numbers/rules/read_number'
import type { ApprovalKindName } from '#identity/approvals/rules/approval_kinds'
import { isAboveThreshold, type SecondPersonRule } from '#identity/approvals/rules/second_person'

/** Returns the rule for a command over this many naira; null if one person is enough. */
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

export function useApproval(needed: SecondPersonRule | null) {
  const [reason, setReason] = useState('')
  return {
    needed,
    reason,
    setReason,
    options: needed && reason.trim() ? { approvalReason: reason.trim() } : {},
    buttonLabels: (usual: string, busy: string) =>
      needed
        ? { submitLabel: 'Ask for Approval', busyLabel: 'Asking...' }
        : { submitLabel: usual, busyLabel: busy },
  }
}
