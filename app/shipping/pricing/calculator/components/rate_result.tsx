import type { RefObject } from 'react'
import { Link } from '@adonisjs/inertia/react'
import { ArrowLeft } from 'lucide-react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { CopyButton } from '~/ui/copy_button'
import { Notice } from '~/ui/notice'
import { rateFormQuery } from './rate_form_changes'
import { RateAdviceList } from './rate_advice_list'
import { RateList } from './rate_list'
import type { RatesViewProps } from './rate_form'
import type { RateQuoteData } from './rate_types'
import { urlWithQuery } from './url_with_query'
import { CallUsText } from './call_us'
import { useRatesWords } from './use_rates_words'

type ResultProps = RatesViewProps & {
  quote: RateQuoteData
  headingRef: RefObject<HTMLHeadingElement | null>
}

export function RateResult(props: ResultProps) {
  const { quote, headingRef, tariffVersion, trial, form } = props
  const isEmpty = quote.courierRates.length === 0
  const t = useRatesWords()
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <BackToRateForm {...props} />
          <h2 ref={headingRef} tabIndex={-1} className="mt-3 text-xl font-display sm:text-2xl">
            {t('rates.route', { from: quote.from, to: quote.to })}
          </h2>
          <p className="tabular text-ink-muted">{quote.parcel}</p>
        </div>
        <RateResultActions {...props} canBook={!isEmpty && !trial} />
      </div>
      {quote.partnerGroupName && !trial && (
        <Notice tone="success" title={t('rates.partner.title')}>
          {t('rates.partner.text', { group: quote.partnerGroupName })}
        </Notice>
      )}
      {isEmpty ? (
        <NoRatesFound {...props} />
      ) : (
        <RateList
          quote={quote}
          tariffVersion={tariffVersion}
          bookHref={trial ? undefined : (courier) => bookHref(form, { courier })}
        >
          <RateAdviceList {...props} />
        </RateList>
      )}
    </div>
  )
}

function bookHref(form: ResultProps['form'], besides?: Record<string, string>): string {
  return urlWithQuery(urlFor('shipping.book', {}), rateFormQuery(form, besides))
}

function BackToRateForm({ action, form, trial }: ResultProps) {
  const t = useRatesWords()
  return (
    <Button
      as={Link}
      variant="secondary"
      href={urlWithQuery(action, { ...rateFormQuery(form, trial?.query), change: '1' })}
      preserveState
      icon={<ArrowLeft />}
    >
      {t('rates.back')}
    </Button>
  )
}

function RateResultActions({ form, staffTexts, canBook }: ResultProps & { canBook: boolean }) {
  const t = useRatesWords()
  return (
    <div className="no-print flex flex-wrap gap-2">
      {staffTexts && (
        <CopyButton value={staffTexts.rates} label="Copy Rates" toastMessage="Rates copied." />
      )}
      {staffTexts?.phytoRequest && (
        <CopyButton
          value={staffTexts.phytoRequest}
          label="Copy Phyto Request"
          toastMessage="Phytosanitary request copied."
        />
      )}
      {canBook && (
        <Button
          as={Link}
          href={bookHref(form)}
          variant="secondary"
          className="order-first sm:order-last"
        >
          {t('rates.book')}
        </Button>
      )}
    </div>
  )
}

function NoRatesFound({ action, form, trial }: ResultProps) {
  const t = useRatesWords()
  return (
    <Notice
      tone="warning"
      title={t('rates.none.title')}
      action={
        <Button
          as={Link}
          href={urlWithQuery(action, { ...rateFormQuery(form, trial?.query), change: '1' })}
          preserveState
        >
          {t('rates.none.change')}
        </Button>
      }
    >
      <CallUsText text="rates.none.text" />
    </Notice>
  )
}
