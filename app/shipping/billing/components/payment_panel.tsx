import { type ReactNode, useEffect, useState } from 'react'
import { router, usePage } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Card } from '~/ui/card'
import { Notice } from '~/ui/notice'
import { useIntentKeys } from '~/hooks/use_intent_keys'
import { AskOwner } from './ask_owner'
import { CardDialog } from './card_dialog'
import { GiftCode } from './gift_code'
import { useOwnAllowance } from './own_allowance'
import { PayBar } from './pay_bar'
import { PaymentMethods } from './payment_methods'
import { type PayingWay, whatFollows } from './payment_model'
import { PayDialog } from './payment_panel_dialog'
import { type PendingCard, PendingCards } from './pending_cards'

export interface Paid {
  trackingNumber: number
}

export interface PaymentPanelProps {
  shipment: Data.Shipping.Shipment.Shipment
  /** Asked for by the panel itself, so that it is what the wallet holds now. */
  wallet?: Data.Wallet.Balances.Wallet
  /** Card payments for it that a bank has not confirmed yet. */
  pendingCards: readonly PendingCard[]
  /** It has another price by now. */
  onChanged: (shipment: Data.Shipping.Shipment.Shipment) => void
  onPaid: (paid: Paid) => void
  /** Between the ways to pay and the bar that stays. */
  children?: ReactNode
}

/** The ways to pay for a booked shipment; none for what cannot be sent. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { shipment, pendingCards, onPaid, children } = props
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
      {isBlocked ? children : <PayingOrAsking {...props} />}
    </>
  )
}

/** Whoever may not pay so much for the business asks somebody who may. */
function PayingOrAsking(props: PaymentPanelProps) {
  const allowance = useOwnAllowance(props.shipment.paymentAmount)
  // A limit may have been changed since the page was opened.
  useEffect(() => router.reload({ only: ['team'] }), [])
  if (allowance.why === null) return <WaysToPay {...props} note={allowance.note} />
  return (
    <>
      <AskOwner {...allowance} shipment={props.shipment} />
      {props.children}
    </>
  )
}

function WaysToPay(props: PaymentPanelProps & { note: string | null }) {
  const { shipment, wallet, onChanged, onPaid, children, note } = props
  const price = shipment.paymentAmount
  const takesCards = usePage().props.takesCards && price > 0
  // Not the first that suffices: it would change under a finger when the balances arrive.
  const [way, choose] = useState<PayingWay>('Wallet')
  const [paying, setPaying] = useState<PayingWay | null>(null)
  const [isPaid, setPaid] = useState(false)

  // A booking may have stood open for long: what the wallet holds is asked for where it is paid.
  useEffect(() => router.reload({ only: ['wallet'] }), [])

  /** The thank-you takes a moment to come. */
  function leave(paid: Paid) {
    setPaid(true)
    setPaying(null)
    onPaid(paid)
  }

  return (
    <>
      <Card title="Pay for this shipment" level={3}>
        <PaymentMethods {...{ shipment, wallet, takesCards, way }} onChoose={choose} />
        {note && <p className="tabular mt-3 text-sm text-ink-muted">{note}</p>}
        <GiftCode shipment={shipment} onChanged={onChanged} />
      </Card>
      {children}
      <PayBar
        price={price}
        follows={whatFollows(wallet, way, price)}
        isPaid={isPaid}
        onPay={() => setPaying(way)}
      />
      <PayingDialog {...props} way={paying} onClose={() => setPaying(null)} onPaid={leave} />
    </>
  )
}

interface PayingDialogProps extends PaymentPanelProps {
  way: PayingWay | null
  onClose: () => void
}

function PayingDialog({ way, shipment, onChanged, onPaid, onClose }: PayingDialogProps) {
  const keyOf = useIntentKeys()
  if (way === null) return null
  if (way === 'Card') return <CardDialog {...{ shipment, onChanged, onClose }} />
  const { transactionReference, paymentAmount } = shipment
  return (
    <PayDialog
      {...{ shipment, onChanged, onClose, onPaid }}
      balance={way}
      idempotencyKey={keyOf(`${way} ${transactionReference} ${paymentAmount}`)}
    />
  )
}
