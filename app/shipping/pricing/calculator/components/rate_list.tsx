import { type ReactNode, useState } from 'react'
import { Link } from '@adonisjs/inertia/react'
import { CourierName } from '~/components/courier_name'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Money } from '~/ui/money'
import { NativeSelect } from '~/ui/native_select'
import { markOffer, type OfferOrder, sortOffers } from '#shipping/pricing/rules/offer_comparison'
import { PriceExplained } from './price_explained'
import type { RateOfferData, RateQuoteData, RatesPageProps } from './rate_types'
import { Rich } from '#shared/languages/components/rich'
import { useSentenceTranslation } from '#shared/languages/components/use_translations'
import { useRatesWords } from './use_rates_words'

type RateListProps = Pick<RatesPageProps, 'tariffVersion'> & {
  quote: RateQuoteData
  /** Undefined for a trial price, which cannot be booked. */
  bookHref?: (courier: string) => string
  children?: ReactNode
}

export function RateList({ quote, tariffVersion, bookHref, children }: RateListProps) {
  const { courierRates, shippingBoxFee, platformInformationList } = quote
  const t = useRatesWords()
  const translateSentence = useSentenceTranslation()
  const [order, setOrder] = useState<OfferOrder>('price')
  return (
    <>
      <Card
        title={t('rates.list')}
        level={3}
        padded={false}
        actions={
          courierRates.length > 1 && (
            <div className="noscript:hidden">
              <NativeSelect
                aria-label={t('rates.sort')}
                options={ORDERS.map((value) => ({ value, label: t(`rates.sort.${value}`) }))}
                value={order}
                onChange={(chosen) => setOrder(chosen as OfferOrder)}
              />
            </div>
          )
        }
      >
        <ul aria-label={t('rates.list')} className="divide-y">
          {sortOffers(courierRates, order).map((rate) => (
            <RateListRow
              key={rate.courier}
              rate={rate}
              rates={courierRates}
              tariffVersion={tariffVersion}
              bookHref={bookHref}
            />
          ))}
        </ul>
      </Card>
      {children}
      <p className="text-sm text-ink-muted">{t('rates.included')}</p>
      {shippingBoxFee > 0 && (
        <p className="text-sm">
          <Rich text={t('rates.box')} parts={{ fee: () => <Money naira={shippingBoxFee} /> }} />
        </p>
      )}
      {platformInformationList.length > 0 && (
        <Card title={t('rates.good')}>
          <ul className="list-disc space-y-1 pl-5 text-sm text-ink-muted">
            {platformInformationList.map(({ detail }) => (
              <li key={detail}>{translateSentence(detail)}</li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

const ORDERS: OfferOrder[] = ['price', 'arrives', 'courier']

type RateListRowProps = Pick<RateListProps, 'tariffVersion' | 'bookHref'> & {
  rate: RateOfferData
  rates: readonly RateOfferData[]
}

function RateListRow({ rate, rates, tariffVersion, bookHref }: RateListRowProps) {
  const { isCheapest, isFastest } = markOffer(rate, rates)
  const t = useRatesWords()
  const translateSentence = useSentenceTranslation()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 px-4 py-2.5 sm:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_auto_auto] sm:px-5">
      <div className="min-w-0">
        <h4 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <CourierName courier={rate.courier} />
          {isCheapest && <Badge tone="best">{t('rates.cheapest')}</Badge>}
          {isFastest && <Badge tone="best">{t('rates.fastest')}</Badge>}
        </h4>
        <p className="text-sm text-ink-muted">{rate.serviceDescription}</p>
      </div>
      <div className="min-w-0 max-sm:order-last">
        <p className="text-sm">{translateSentence(rate.deliveryTimeline)}</p>
        {rate.laneFact && (
          <p className="text-sm text-ink-muted">
            {t('rates.usual', {
              usual: rate.laneFact.usualDays,
              most: rate.laneFact.mostDays,
              parcels: rate.laneFact.parcels,
            })}
          </p>
        )}
        {rate.surcharges.length > 0 && <RateBreakdown rate={rate} />}
        <PriceExplained rate={rate} tariffVersion={tariffVersion} />
      </div>
      <Money naira={rate.paymentAmount} className="text-xl font-display text-right sm:min-w-36" />
      {bookHref && (
        <Button as={Link} href={bookHref(rate.courier)} size="sm" className="max-sm:order-last">
          {t('rates.bookOne')}
          <span className="sr-only"> {rate.courierName}</span>
        </Button>
      )}
    </li>
  )
}

function RateBreakdown({ rate }: { rate: RateOfferData }) {
  const t = useRatesWords()
  const lines = [{ name: t('rates.rate'), amount: rate.shippingRate }, ...rate.surcharges]
  return (
    <ul
      aria-label={t('rates.made', { courier: rate.courierName })}
      className="mt-1 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-muted"
    >
      {lines.map(({ name, amount }, index) => (
        <li key={index}>
          {name} <Money naira={amount} />
        </li>
      ))}
    </ul>
  )
}
