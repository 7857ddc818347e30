import { Link } from '@adonisjs/inertia/react'
import { ArrowRight } from 'lucide-react'
import { pageUrls } from '~/page_urls'
import { CourierName } from '~/components/courier_name'
import { Money } from '~/ui/money'
import { useSentenceTranslation } from '#shared/languages/components/use_translations'
import type { LandingPrice, LandingPriceList } from '#shared/landing/rules/landing_price'
import { useLandingWords } from './landing_words'

export type LandingPrices = LandingPriceList & { readAt: string }

export function PriceTable({ shown }: { shown: LandingPrices | null }) {
  const prices = shown?.prices ?? []
  const t = useLandingWords()
  return (
    <section
      aria-labelledby="shown-prices"
      className="overflow-hidden rounded border bg-surface-raised shadow-raised"
    >
      <div aria-hidden="true" className="danfo-stripe" />
      <div className="px-4 pt-4 sm:px-6 sm:pt-5">
        <h2 id="shown-prices" className="text-xl font-display">
          {t('landing.prices.title')}
        </h2>
        <p className="text-sm text-ink-muted">{t('landing.prices.included')}</p>
      </div>
      {prices.length > 0 ? <Prices prices={prices} /> : <NoPrices />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t bg-surface-sunken px-4 py-2 text-sm sm:px-6">
        {shown && prices.length > 0 && (
          <p className="text-ink-muted">{t('landing.prices.asOf', { moment: shown.readAt })}</p>
        )}
        <Link
          href={pageUrls.rates}
          className="link inline-flex min-h-11 items-center gap-1.5 font-medium"
        >
          {t('landing.prices.own')}
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      </div>
    </section>
  )
}

function Prices({ prices }: { prices: LandingPrice[] }) {
  const t = useLandingWords()
  return (
    <table className="mt-3 w-full text-left">
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('landing.prices.courier')}</th>
          <th scope="col">{t('landing.prices.days')}</th>
          <th scope="col">{t('landing.prices.price')}</th>
        </tr>
      </thead>
      <tbody>
        {prices.map((price) => (
          <PriceRow key={price.courier} price={price} />
        ))}
      </tbody>
    </table>
  )
}

function PriceRow({ price }: { price: LandingPrice }) {
  const translate = useSentenceTranslation()
  return (
    <tr className="border-t">
      <th scope="row" className="py-2.5 pl-4 pr-2 font-normal sm:pl-6">
        <CourierName courier={price.courier} />
        <PriceBadge price={price} />
        <span className="block text-sm text-ink-muted sm:hidden">{translate(price.days)}</span>
      </th>
      <td className="px-2 py-2.5 text-sm text-ink-muted max-sm:hidden">{translate(price.days)}</td>
      <td className="py-2.5 pl-2 pr-4 text-right sm:pr-6">
        <Money naira={price.naira} className="font-semibold" />
      </td>
    </tr>
  )
}

function PriceBadge({ price: { isCheapest, isFastest } }: { price: LandingPrice }) {
  const t = useLandingWords()
  if (!isCheapest && !isFastest) return null
  return (
    <span className="ml-2 inline-block rounded-sm bg-accent-2 px-1.5 text-xs font-medium text-accent-2-ink">
      {t(isCheapest ? 'landing.prices.cheapest' : 'landing.prices.fastest')}
    </span>
  )
}

function NoPrices() {
  const t = useLandingWords()
  return <p className="px-4 py-5 text-ink-muted sm:px-6">{t('landing.prices.none')}</p>
}
