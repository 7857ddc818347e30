import { type ReactNode, useEffect, useState } from 'react'
import { router, usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import { Card } from '~/ui/card'
import { Notice } from '~/ui/notice'
import { useIdempotencyKeys } from '~/hooks/use_idempotency_keys'
import { useLiveProps } from '~/live/use_live_props'
import { RequestOwnerPayment } from './request_owner_payment'
import { CardPaymentDialog } from './card_payment_dialog'
import { GiftCodeField } from './gift_code_field'
import { usePaymentAllowance } from './payment_allowance'
import { PaymentBar } from './payment_bar'
import { PaymentMethods } from './payment_methods'
import {
  fundShipmentHref,
  missingNaira,
  payingMethod,
  type PaymentMethodName,
  paymentOutcomeText,
} from './payment_model'
import { PayFromBalanceDialog, type PaidParcel } from './pay_from_balance_dialog'
import { type PendingCardPayment, PendingCardPayments } from './pending_card_payments'
import { Button } from '~/ui/button'
import { formatNaira } from '~/ui/money'

export interface PaymentPanelProps {
  shipment: Data.Shipping.Shipment.Shipment
  /** Loaded by the panel, so that it is current. */
  wallet?: Data.Wallet.Balances.Wallet
  pendingCards: readonly PendingCardPayment[]
  onChanged: (shipment: Data.Shipping.Shipment.Shipment) => void
  onPaid: (paid: PaidParcel) => void
  children?: ReactNode
}

/** Offers no payment for a shipment that customs rules block. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { shipment, pendingCards, onPaid, children } = props
  const isBlocked = shipment.readiness.some(({ severity }) => severity === 'block')
  return (
    <>
      {shipment.requoted && (
        <Notice tone="warning" title="The price has changed">
          Your quote had expired, or the shipment had changed, so we priced it again. Please check
          the amount before you pay.
        </Notice>
      )}
      <PendingCardPayments
        payments={pendingCards}
        onPaid={() => onPaid({ trackingNumber: shipment.trackingNumber })}
      />
      {isBlocked ? children : <PayOrRequestPayment {...props} />}
    </>
  )
}

function PayOrRequestPayment(props: PaymentPanelProps) {
  const allowance = usePaymentAllowance(props.shipment.paymentAmount)
  // The limits may have changed since the page loaded.
  useEffect(() => router.reload({ only: ['team'] }), [])
  if (allowance.refusal === null) return <PaymentOptions {...props} note={allowance.note} />
  return (
    <>
      <RequestOwnerPayment {...allowance} shipment={props.shipment} />
      {props.children}
    </>
  )
}

function PaymentOptions(props: PaymentPanelProps & { note: string | null }) {
  const { shipment, onChanged, onPaid, children, note } = props
  const price = shipment.paymentAmount
  const takesCards = usePage().props.takesCards && price > 0
  const [chosen, setChosen] = useState<PaymentMethodName | null>(null)
  // Keeps the balance as it was, because what a payment leaves must not be called too short for it.
  const [paying, setPaying] = useState<PaymentChoice | null>(null)
  const [isPaid, setPaid] = useState(false)
  const methods = takesCards ? ALL_METHODS : BALANCES
  const choice: PaymentChoice = paying ?? {
    wallet: props.wallet,
    method: payingMethod(chosen, methods, props.wallet, price),
  }

  // The booking may have been open for a long time, so this reloads the balance.
  useEffect(() => router.reload({ only: ['wallet'] }), [])
  useLiveProps('money', ['wallet'])

  /** Keeps Pay disabled until the thank-you page has loaded. */
  function leave(paid: PaidParcel) {
    setPaid(true)
    onPaid(paid)
  }

  return (
    <>
      <Card title="Pay for this shipment" level={3}>
        <PaymentMethods {...choice} shipment={shipment} methods={methods} onChoose={setChosen} />
        {note && <p className="tabular mt-3 text-sm text-ink-muted">{note}</p>}
        <GiftCodeField shipment={shipment} onChanged={onChanged} />
      </Card>
      {children}
      <ShipmentPayBar
        {...choice}
        shipment={shipment}
        isPaid={isPaid}
        onPay={() => setPaying(choice)}
      />
      <PaymentDialog
        {...props}
        method={isPaid ? null : (paying?.method ?? null)}
        onClose={() => setPaying(null)}
        onPaid={leave}
      />
    </>
  )
}

interface PaymentChoice {
  wallet: PaymentPanelProps['wallet']
  method: PaymentMethodName | null
}

const BALANCES: readonly PaymentMethodName[] = ['Wallet', 'CashBack']
const ALL_METHODS: readonly PaymentMethodName[] = [...BALANCES, 'Card']

interface PaymentDialogProps extends PaymentPanelProps {
  method: PaymentMethodName | null
  onClose: () => void
}

function PaymentDialog({ method, shipment, onChanged, onPaid, onClose }: PaymentDialogProps) {
  const keyOf = useIdempotencyKeys()
  if (method === null) return null
  if (method === 'Card')
    return <CardPaymentDialog shipment={shipment} onChanged={onChanged} onClose={onClose} />
  const { transactionReference, paymentAmount } = shipment
  return (
    <PayFromBalanceDialog
      shipment={shipment}
      onChanged={onChanged}
      onClose={onClose}
      onPaid={onPaid}
      balance={method}
      idempotencyKey={keyOf(`${method} ${transactionReference} ${paymentAmount}`)}
    />
  )
}

interface ShipmentPayBarProps extends PaymentChoice {
  shipment: PaymentPanelProps['shipment']
  isPaid: boolean
  onPay: () => void
}

function ShipmentPayBar({ shipment, wallet, method, isPaid, onPay }: ShipmentPayBarProps) {
  const price = shipment.paymentAmount
  const missing = wallet && !method ? missingNaira(wallet, 'Wallet', price) : 0
  return (
    <PaymentBar price={price} text={paymentOutcomeText(wallet, method, price)}>
      {missing > 0 ? (
        <Button as={Link} href={fundShipmentHref(shipment, missing)} size="lg">
          Fund {formatNaira(missing)} and pay
        </Button>
      ) : (
        <Button
          size="lg"
          disabled={!method}
          busy={isPaid}
          busyLabel="Paid. One moment..."
          onClick={onPay}
        >
          Pay {formatNaira(price)}
        </Button>
      )}
    </PaymentBar>
  )
}
