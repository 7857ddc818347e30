import { usePage } from '@inertiajs/react'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { DefinitionList } from '~/ui/definition_list'
import type { Funding } from './use_funding'

export function ConfirmCard({ funding }: { funding: Funding }) {
  const { payment, pay, paying, cancel } = funding
  const { caller } = usePage().props
  if (!payment) return null
  return (
    <Card
      title="Confirm your payment"
      description="The next page is our payment partner's. We never see your card."
      footer={
        <div className="flex flex-wrap gap-2">
          <Button onClick={pay} busy={paying} busyLabel="Opening the card page...">
            Pay {payment.amountText} by card
          </Button>
          <Button variant="secondary" onClick={cancel} disabled={paying}>
            Cancel
          </Button>
        </div>
      }
    >
      <DefinitionList
        layout="rows"
        items={[
          { term: 'Wallet', value: caller?.businessName ?? caller?.fullName },
          { term: 'Reference', value: payment.reference },
          { term: 'Payment method', value: 'Card' },
        ]}
        total={{ term: 'Credit Amount', value: payment.amountText }}
      />
    </Card>
  )
}
