import { useState } from 'react'
import { CourierName } from '~/components/courier_name'
import { Card } from '~/ui/card'
import { Badge } from '~/ui/badge'
import { Disclosure } from '~/ui/disclosure'
import { Field } from '~/ui/field'
import { formatNaira, Money } from '~/ui/money'
import { NativeSelect } from '~/ui/native_select'
import { Notice } from '~/ui/notice'
import { RadioCards } from '~/ui/radio_cards'
import { Readiness } from '#shipping/booking/components/customs/readiness'
import { markOffer, type OfferOrder, sortOffers } from '#shipping/pricing/rules/offer_comparison'
import { transitTimeText } from '#shipping/pricing/rules/transit_time_text'
import { TariffVersionLink } from '#shipping/pricing/components/tariff_version_link'
import { RateExplanation, WeightExplanation } from './price_explanation'
import { BookingAdvice } from '#shipping/booking/components/advice/booking_advice'
import type { BookingForm } from '#shipping/booking/components/form/form_model'
import type { QuoteAdvice, OfferData } from '#shipping/booking/components/form/booking_types'
import type { PricedQuote } from '#shipping/booking/components/form/use_booking_calls'

interface CourierTabProps {
  form: BookingForm
  quote: PricedQuote
  courier: string | null
  usual: string | null
  onChoose: (courier: string) => void
  onTake: (advice: QuoteAdvice) => Promise<boolean>
}

export function CourierTab(props: CourierTabProps) {
  const { quote, courier, usual, onChoose } = props
  const { courierRates, partnerGroupName, platformInformationList, tariffVersion } = quote
  const [order, setOrder] = useState<OfferOrder>('price')
  const offers = withFirst(sortOffers(courierRates, order), quote.comparedWith)
  return (
    <div className="grid gap-4">
      {partnerGroupName && (
        <Notice tone="success" title={`Partner rate: ${partnerGroupName}`}>
          These are the prices of your partner group.
        </Notice>
      )}
      <Readiness findings={quote.readiness.filter(({ severity }) => severity !== 'warn')} />
      <Card
        title="Choose a courier"
        level={3}
        actions={
          <NativeSelect
            aria-label="Sort by"
            options={ORDERS}
            value={order}
            onChange={(chosen) => setOrder(chosen as OfferOrder)}
          />
        }
      >
        <Field label="Courier" group hideLabel>
          <RadioCards
            options={offers.map((offer) => ({
              value: offer.courier,
              label: <CourierName courier={offer.courier} />,
              badge: <OfferBadges offer={offer} offers={offers} usual={usual} />,
              description: <OfferText offer={offer} offers={offers} />,
              aside: <Money naira={offer.paymentAmount} />,
            }))}
            value={courier}
            onChange={onChoose}
          />
        </Field>
      </Card>
      <BookingAdvice {...props} />
      <Readiness findings={quote.readiness.filter(({ severity }) => severity === 'warn')} />
      <Disclosure title="Why these prices?">
        <div className="grid gap-4">
          {offers[0] && <WeightExplanation explanation={offers[0].explanation} />}
          <dl className="grid gap-3 border-t pt-3">
            {offers.map(({ courier: code, courierName, charges, explanation }) => (
              <div key={code}>
                <dt className="text-sm font-medium">{courierName}</dt>
                <dd>
                  <RateExplanation charges={charges} explanation={explanation} />
                </dd>
              </div>
            ))}
          </dl>
          {tariffVersion && (
            <p className="text-sm text-ink-muted">
              Tariff version: <TariffVersionLink version={tariffVersion} />
            </p>
          )}
        </div>
      </Disclosure>
      <ul className="list-disc pl-5 text-sm text-ink-muted">
        {platformInformationList.map(({ detail }) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
    </div>
  )
}

/** The courier that is chosen already comes first, so that its price is in view. */
function withFirst(offers: readonly OfferData[], chosen: string | null): OfferData[] {
  const first = offers.filter(({ courier }) => courier === chosen)
  return [...first, ...offers.filter((offer) => !first.includes(offer))]
}

const ORDERS: { value: OfferOrder; label: string }[] = [
  { value: 'price', label: 'By price' },
  { value: 'arrives', label: 'By arrival' },
  { value: 'courier', label: 'By courier' },
]

function OfferText({ offer, offers }: { offer: OfferData; offers: readonly OfferData[] }) {
  const lowest = Math.min(...offers.map(({ paymentAmount }) => paymentAmount))
  const extra = offer.paymentAmount - lowest
  return (
    <>
      {offer.serviceType}, {offer.deliveryTimeline}
      {offer.laneFact && <span className="block">{transitTimeText(offer.laneFact)}</span>}
      {extra > 0 && <span className="block text-xs">{formatNaira(extra)} more</span>}
    </>
  )
}

interface OfferBadgesProps {
  offer: OfferData
  offers: readonly OfferData[]
  usual: string | null
}

function OfferBadges({ offer, offers, usual }: OfferBadgesProps) {
  const { isCheapest, isFastest } = markOffer(offer, offers)
  return (
    <>
      {isCheapest && <Badge tone="best">Cheapest</Badge>}
      {isFastest && <Badge tone="best">Fastest</Badge>}
      {offer.courier === usual && <Badge>Your last choice</Badge>}
    </>
  )
}
