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
  fundShipmentHref,
  missingNaira,
} from './payment_model'

type Wallet = Data.Wallet.Balances.Wallet

interface PaymentMethodsProps {
  shipment: Data.Shipping.Shipment.Shipment
  wallet: Wallet | undefined
  methods: readonly PaymentMethodName[]
  method: PaymentMethodName | null
  onChoose: (method: PaymentMethodName) => void
}

export function PaymentMethods(props: PaymentMethodsProps) {
  const { shipment, wallet, methods, method, onChoose } = props
  const price = shipment.paymentAmount
  const missing = wallet ? missingNaira(wallet, 'Wallet', price) : 0
  return (
    <div className="grid gap-3">
      <Field label="Pay from" group>
        <RadioCards
          name="payingWay"
          columns={3}
          options={methods.map((value) => ({
            value,
            ...METHOD_LOOKS[value],
            ...(wallet && value !== 'Card' && balanceOption(wallet, value, price)),
          }))}
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
        {() => method && missing > 0 && <FundWalletLink shipment={shipment} missing={missing} />}
      </DeferredProp>
    </div>
  )
}

const METHOD_LOOKS = {
  Wallet: { label: 'Wallet', icon: <WalletIcon /> },
  CashBack: { label: 'Cash Back', icon: <Gift /> },
  Card: {
    label: 'Card',
    icon: <CreditCard />,
    description: 'On the page of our payment partner',
  },
}

/** A balance that does not cover the price cannot be chosen. */
function balanceOption(wallet: Wallet, balance: PaymentBalanceName, price: number) {
  const isShort = missingNaira(wallet, balance, price) > 0
  const has = formatNaira(balanceOfWallet(wallet, balance))
  return {
    disabled: isShort,
    description: <span className="tabular">{isShort ? `${has}, not enough` : has}</span>,
  }
}

export function FundWalletLink(props: { shipment: { id: number }; missing: number }) {
  return (
    <Link
      href={fundShipmentHref(props.shipment, props.missing)}
      className="inline-flex min-h-11 items-center text-sm font-medium text-accent underline"
    >
      Fund your wallet with {formatNaira(props.missing)} and come back
    </Link>
  )
}
