import type { Data } from '@generated/data'
import { Link } from '@adonisjs/inertia/react'
import { CreditCard, Gift, Wallet as WalletIcon } from 'lucide-react'
import { LateProp } from '~/components/late_prop'
import { Field } from '~/ui/field'
import { formatNaira } from '~/ui/money'
import { RadioCards } from '~/ui/radio_cards'
import { Spinner } from '~/ui/spinner'
import { fundingAddress } from './funding_address'
import { balanceIn, type PayingBalance, type PayingWay, shortBy } from './payment_model'

type Wallet = Data.Wallet.Balances.Wallet

interface PaymentMethodsProps {
  shipment: Data.Shipping.Shipment.Shipment
  wallet: Wallet | undefined
  takesCards: boolean
  way: PayingWay
  onChoose: (way: PayingWay) => void
}

/** The ways to pay, each with what it holds; the balances arrive after the page. */
export function PaymentMethods(props: PaymentMethodsProps) {
  const { shipment, wallet, takesCards, way, onChoose } = props
  const price = shipment.paymentAmount
  const missing = wallet && way !== 'Card' ? shortBy(wallet, way, price) : 0
  const balance = (of: PayingBalance) => wallet && balanceText(wallet, of, price)
  const options = [
    {
      value: 'Wallet' as const,
      label: 'Wallet',
      icon: <WalletIcon aria-hidden="true" />,
      description: balance('Wallet'),
    },
    {
      value: 'CashBack' as const,
      label: 'Cash Back',
      icon: <Gift aria-hidden="true" />,
      description: balance('CashBack'),
    },
    {
      value: 'Card' as const,
      label: 'Card',
      icon: <CreditCard aria-hidden="true" />,
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
          value={way}
          onChange={onChoose}
        />
      </Field>
      <LateProp
        name="wallet"
        value={wallet}
        loading={
          <p role="status" className="flex items-center gap-3 text-sm text-ink-muted">
            <Spinner size="sm" label="" /> Fetching your wallet balance...
          </p>
        }
        failed="Could not load your wallet balance. Please check your network connectivity."
      >
        {() => way === 'Wallet' && missing > 0 && <FundLink {...{ shipment, missing }} />}
      </LateProp>
    </div>
  )
}

function balanceText(wallet: Wallet, balance: PayingBalance, price: number) {
  const missing = shortBy(wallet, balance, price)
  return (
    <>
      <span className="tabular block">{formatNaira(balanceIn(wallet, balance))}</span>
      {missing > 0 && (
        <span className="tabular block font-medium text-danger">{formatNaira(missing)} short</span>
      )}
    </>
  )
}

/** To fund what is missing; the page there leads back here. */
export function FundLink(props: { shipment: { id: number }; missing: number }) {
  return (
    <Link
      href={fundingAddress(props.shipment.id, props.missing)}
      className="inline-flex min-h-11 items-center text-sm font-medium text-accent underline"
    >
      Fund your wallet with {formatNaira(props.missing)} and come back
    </Link>
  )
}
