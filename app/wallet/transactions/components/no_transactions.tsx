import { Link } from '@adonisjs/inertia/react'
import { ReceiptText } from 'lucide-react'
import { useMissingRight } from '#identity/teams/components/use_missing_right'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { EmptyState } from '~/ui/empty_state'

export function NoTransactions() {
  const mayFund = useMissingRight('fund') === null
  return (
    <EmptyState
      icon={<ReceiptText />}
      title="No transactions yet"
      action={
        mayFund && (
          <Button as={Link} href={urlFor('wallet.fund', {})} variant="secondary">
            Fund Wallet
          </Button>
        )
      }
    >
      Money you add and payments you make will show here.
    </EmptyState>
  )
}
