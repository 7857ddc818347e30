import { Link } from '@adonisjs/inertia/react'
import { ClipboardCheck } from 'lucide-react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty_state'
import { formatNaira } from '~/ui/money'

export interface NoPurchasesProps {
  isOwner: boolean
  /** Naira; null if the business has no rule. */
  approvalAbove: number | null
}

export function NoPurchases({ isOwner, approvalAbove }: NoPurchasesProps) {
  return (
    <EmptyState
      framed
      icon={<ClipboardCheck />}
      title="Nothing is waiting for approval"
      action={
        isOwner && (
          <Button as={Link} href={urlFor('identity.members', {})} variant="secondary">
            {approvalAbove === null ? 'Set an amount' : 'Change the amount'}
          </Button>
        )
      }
    >
      {approvalAbove === null
        ? 'No amount is set above which an owner must approve a booking.'
        : `Bookings above ${formatNaira(approvalAbove)} need an owner’s approval.`}
    </EmptyState>
  )
}
