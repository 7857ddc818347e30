import { useState } from 'react'
import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { formatNaira, Money } from '~/ui/money'
import { Notice } from '~/ui/notice'
import { RadioCards } from '~/ui/radio_cards'

export type ReturnPricesData = Data.Shipping.Returns.ReturnPrices

type ReturnLegData = ReturnPricesData['back']

export interface ReturnPaymentTerms {
  back: { courier: string; quoteId: string }
  again?: { courier: string; quoteId: string }
  amount: number
}

interface ReturnPayProps {
  prices: ReturnPricesData
  busy: boolean
  onPay: (terms: ReturnPaymentTerms) => void
}

export function ReturnPay({ prices, busy, onPay }: ReturnPayProps) {
  const back = useReturnLeg(prices.back)
  const again = useReturnLeg(prices.again)
  const amount = (back.offer?.price ?? 0) + (again.offer?.price ?? 0)
  const missing = amount - prices.spendable

  function pay() {
    if (!back.terms) return
    onPay({ back: back.terms, ...(again.terms && { again: again.terms }), amount })
  }

  return (
    <div className="grid gap-4">
      <ReturnCourierField label="Courier for the return" leg={prices.back} {...back} />
      {prices.again && (
        <ReturnCourierField label="Courier for the exchange" leg={prices.again} {...again} />
      )}
      {missing > 0 ? (
        <Notice tone="warning" title={`Your wallet is ${formatNaira(missing)} short`}>
          <Link className="underline" href={urlFor('wallet.fund', {})}>
            Fund your wallet
          </Link>
        </Notice>
      ) : (
        <p className="text-sm text-ink-muted">
          It is paid from your wallet. The receiver gets the label by e-mail.
        </p>
      )}
      <Button
        className="justify-self-start max-sm:w-full"
        busy={busy}
        busyLabel="Booking..."
        disabled={missing > 0 || !back.terms}
        onClick={pay}
      >
        Pay {formatNaira(amount)} and Book
      </Button>
    </div>
  )
}

function useReturnLeg(leg: ReturnLegData | null) {
  const [courier, onChoose] = useState(leg?.offers[0]?.courier ?? null)
  const offer = leg?.offers.find((one) => one.courier === courier) ?? null
  const terms = leg && offer && { courier: offer.courier, quoteId: leg.quoteId }
  return { courier, onChoose, offer, terms }
}

interface ReturnCourierFieldProps {
  label: string
  leg: ReturnLegData
  courier: string | null
  onChoose: (courier: string) => void
}

function ReturnCourierField({ label, leg, courier, onChoose }: ReturnCourierFieldProps) {
  return (
    <Field label={label} group>
      <RadioCards
        options={leg.offers.map((offer) => ({
          value: offer.courier,
          label: offer.courierName,
          description: `${offer.serviceType}, ${offer.deliveryTimeline}`,
          aside: <Money naira={offer.price} />,
        }))}
        value={courier}
        onChange={onChoose}
      />
    </Field>
  )
}
