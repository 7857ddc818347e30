import { useState } from 'react'
import { usePage } from '@inertiajs/react'
import { CreditCard, Gift, Wallet } from 'lucide-react'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Money } from '~/ui/money'
import { Notice } from '~/ui/notice'
import { CardDialog } from './card_dialog'
import { type PendingCard, PendingCards } from './pending_cards'
import { PayDialog } from './payment_panel_dialog'
import { useIntentKeys } from '~/hooks/use_intent_keys'
import type { PayingBalance } from './payment_model'
import type { Data } from '@generated/data'

export interface Paid {
  trackingNumber: number
}

interface PaymentPanelProps {
  shipment: Data.Shipping.Shipment.Shipment
  /** Card payments for it that a bank has not confirmed yet. */
  pendingCards: readonly PendingCard[]
  /** It has another price by now. */
  onChanged: (shipment: Data.Shipping.Shipment.Shipment) => void
  onPaid: (paid: Paid) => void
}

/** The ways to pay for a booked shipment; none for what cannot be sent. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { shipment, pendingCards, onPaid } = props
  const isBlocked = shipment.readiness.some(({ severity }) => severity === 'block')
  return (
    <>
      {shipment.requoted && (
        <Notice tone="warning" title="The price was renewed">
          The quote you saw had expired or changed, so we priced your shipment again. Please check
          the amount before you pay.
        </Notice>
      )}
      <PendingCards
        payments={pendingCards}
        onPaid={() => onPaid({ trackingNumber: shipment.trackingNumber })}
      />
      {!isBlocked && <WaysToPay {...props} />}
    </>
  )
}

function WaysToPay({ shipment, onChanged, onPaid }: Omit<PaymentPanelProps, 'pendingCards'>) {
  const [balance, setBalance] = useState<PayingBalance | null>(null)
  const [byCard, setByCard] = useState(false)
  const keyOf = useIntentKeys()
  const { takesCards } = usePage().props
  return (
    <Card title="Pay for this shipment" level={3}>
      <p className="mb-3">
        <Money naira={shipment.paymentAmount} className="font-semibold" /> sends your shipment on
        its way.
      </p>
      <div className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        <Button
          size="lg"
          icon={<Wallet aria-hidden="true" className="size-5" />}
          onClick={() => setBalance('Wallet')}
        >
          Pay With Wallet
        </Button>
        <Button
          size="lg"
          variant="secondary"
          icon={<Gift aria-hidden="true" className="size-5" />}
          onClick={() => setBalance('CashBack')}
        >
          Pay With Cash Back
        </Button>
        {takesCards && shipment.paymentAmount > 0 && (
          <Button
            size="lg"
            variant="secondary"
            icon={<CreditCard aria-hidden="true" className="size-5" />}
            onClick={() => setByCard(true)}
          >
            Pay With Card
          </Button>
        )}
      </div>
      {byCard && <CardDialog {...{ shipment, onChanged }} onClose={() => setByCard(false)} />}
      {balance && (
        <PayDialog
          key={balance}
          shipment={shipment}
          balance={balance}
          idempotencyKey={keyOf(
            `${balance} ${shipment.transactionReference} ${shipment.paymentAmount}`
          )}
          onChanged={onChanged}
          onClose={() => setBalance(null)}
          onPaid={onPaid}
        />
      )}
    </Card>
  )
}
