import { usePage } from '@inertiajs/react'
import { useMissingRight } from '#identity/teams/components/use_missing_right'
import { formatNaira } from '~/ui/money'

export interface PaymentAllowance {
  /** Why the user may not pay this price; null if they may. */
  why: string | null
  /** The user's spending this month; null without a limit. */
  note: string | null
}

export function usePaymentAllowance(price: number): PaymentAllowance {
  const { team } = usePage().props
  const refusal = useMissingRight('pay')
  if (!team) return { why: null, note: null }
  const { approvalAbove, monthlyLimit, spent } = team
  const note =
    monthlyLimit === null
      ? null
      : `You have spent ${formatNaira(spent)} of ${formatNaira(monthlyLimit)} this month.`
  if (refusal) return { why: refusal, note: null }
  if (approvalAbove !== null && price > approvalAbove) {
    return { why: `Bookings above ${formatNaira(approvalAbove)} need an owner’s approval.`, note }
  }
  if (monthlyLimit !== null && spent + price > monthlyLimit) {
    return { why: 'This would take you over your monthly limit.', note }
  }
  return { why: null, note }
}
