import { usePage } from '@inertiajs/react'
import { useMissingRight } from '#identity/teams/components/use_missing_right'
import { formatNaira } from '~/ui/money'

export interface PaymentAllowance {
  /** Why the user may not pay this price; null if they may. */
  refusal: string | null
  /** Says how much the user has spent this month; null if they have no limit. */
  note: string | null
}

export function usePaymentAllowance(price: number): PaymentAllowance {
  const { team } = usePage().props
  const missingRight = useMissingRight('pay')
  if (!team) return { refusal: null, note: null }
  const { approvalAbove, monthlyLimit, spent } = team
  const note =
    monthlyLimit === null
      ? null
      : `You have spent ${formatNaira(spent)} of ${formatNaira(monthlyLimit)} this month.`
  if (missingRight) return { refusal: missingRight, note: null }
  if (approvalAbove !== null && price > approvalAbove) {
    const refusal = `Bookings above ${formatNaira(approvalAbove)} need an owner’s approval.`
    return { refusal, note }
  }
  if (monthlyLimit !== null && spent + price > monthlyLimit) {
    return { refusal: 'This would take you over your monthly limit.', note }
  }
  return { refusal: null, note }
}
