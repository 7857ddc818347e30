import { CreditCard, Landmark } from 'lucide-react'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import type { Funding } from './use_funding'

export function PaymentMethodCard({ funding }: { funding: Funding }) {
  return (
    <Card title="How would you like to fund your wallet?">
      <div className="grid gap-2 sm:grid-cols-2">
        <Button
          size="lg"
          icon={<CreditCard aria-hidden="true" className="size-5" />}
          onClick={() => funding.go(2)}
        >
          Pay by card
        </Button>
        <Button
          size="lg"
          variant="secondary"
          icon={<Landmark aria-hidden="true" className="size-5" />}
          onClick={() => funding.go(4)}
        >
          Bank transfer
        </Button>
      </div>
    </Card>
  )
}
