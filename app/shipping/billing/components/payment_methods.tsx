import type { Data } from '@generated/data'
import { Link } from '@adonisjs/inertia/react'
import { CreditCard, Gift, Wallet as WalletIcon } from 'lucide-react'
import { DeferredProp } from '~/components/deferred_prop'
import { Field } from '~/ui/field'
import { formatNaira } from '~/ui/money'
import { RadioCards } from '~/ui/radio_cards'
import { Spinner } from '~/ui/spinner'
import {
  balanceOfWallet,
  type PaymentBalanceName,
  type PaymentMethodName,
  missingNaira,
} from './payment_model'
import { urlFor } from '~/client'

type Wallet = Data.Wallet.Balances.Wallet

interface PaymentMethodsProps {
  shipment: Data.Shipping.Shipment.Shipment
  wallet: Wallet | undefined
  takesCards: boolean
  method: PaymentMethodName
  onChoose: (method: PaymentMethodName) => void
}

export function PaymentMethods(props: PaymentMethodsProps) {
  const { shipment, wallet, takesCards, method, onChoose } = props
  const price = shipment.paymentAmount
  const missing = wallet && method !== 'Card' ? missingNaira(wallet, method, price) : 0
  const balance = (of: PaymentBalanceName) => wallet && balanceText(wallet, of, price)
  const options = [
    {
      value: 'Wallet' as const,
      label: 'Wallet',
      icon: <WalletIcon />,
      description: balance('Wallet'),
    },
    {
      value: 'CashBack' as const,
      label: 'Cash Back',
      icon: <Gift />,
      description: balance('CashBack'),
    },
    {
      value: 'Card' as const,
      label: 'Card',
      icon: <CreditCard />,
      description: 'On the page of our payment partner',
    },
  ]
  return (
    <div className="grid gap-3">
      <Field label="Pay from" group>
        <RadioCards
          name="payingWay"
          columns={3}
          options={takesCards ? options : options.slice(0, 2)}
          value={method}
          onChange={onChoose}
        />
      </Field>
      <DeferredProp
        name="wallet"
        value={wallet}
        loading={
          <p role="status" className="flex items-center gap-3 text-sm text-ink-muted">
            <Spinner size="sm" label="" /> Fetching your wallet balance...
          </p>
        }
        failed="Could not load your wallet balance. Please check your network connectivity."
      >
        {() =>
          method === 'Wallet' &&
          missing > 0 && <FundWalletLink shipment={shipment} missing={missing} />
        }
      </DeferredProp>
    </div>
  )
}

function balanceText(wallet: Wallet, balance: PaymentBalanceName, price: number) {
  const missing = missingNaira(wallet, balance, price)
  return (
    <>
      <span className="tabular block">{formatNaira(balanceOfWallet(wallet, balance))}</span>
      {missing > 0 && (
        <span className="tabular block font-medium text-danger">{formatNaira(missing)} short</span>
      )}
    </>
  )
}

export function FundWalletLink(props: { shipment: { id: number }; missing: number }) {
  return (
    <Link
      href={fundingHref(props.shipment.id, props.missing)}
      className="inline-flex min-h-11 items-center text-sm font-medium text-accent underline"
    >
      Fund your wallet with {formatNaira(props.missing)} and come back
    </Link>
  )
}

/** Prefills the missing amount and leads back to the payment. */
function fundingHref(shipmentId: number, naira: number): string {
  const back = urlFor('shipping.book', {}, { qs: { resume: shipmentId } })
  return urlFor('wallet.fund', {}, { qs: { amount: naira, back } })
}
