import type { RefObject } from 'react'
import { Link } from '@adonisjs/inertia/react'
import { ArrowLeft, PackageX } from 'lucide-react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { CopyButton } from '~/ui/copy_button'
import { EmptyState } from '~/ui/empty_state'
import { Notice } from '~/ui/notice'
import { queryOf } from './form_changes'
import { RateAdvice } from './rate_advice'
import { RateList } from './rate_list'
import type { RatesViewProps } from './rates'
import type { RateQuote } from './types'
import { urlWith } from './urls'
import { CallUs } from './call_us'
import { useRatesWords } from './words'

type ResultProps = RatesViewProps & {
  quote: RateQuote
  headingRef: RefObject<HTMLHeadingElement | null>
}

export function RateResult(props: ResultProps) {
  const { quote, headingRef, tariffVersion, trial } = props
  const isEmpty = quote.courierRates.length === 0
  const t = useRatesWords()
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <BackButton {...props} />
          <h2 ref={headingRef} tabIndex={-1} className="mt-3 text-xl font-display sm:text-2xl">
            {t('rates.route', { from: quote.from, to: quote.to })}
          </h2>
          <p className="tabular text-ink-muted">{quote.parcel}</p>
        </div>
        <Actions {...props} canBook={!isEmpty && !trial} />
      </div>
      {quote.partnerGroupName && !trial && (
        <Notice tone="success" title={t('rates.partner.title')}>
          {t('rates.partner.text', { group: quote.partnerGroupName })}
        </Notice>
      )}
      {isEmpty ? (
        <NothingOffered {...props} />
      ) : (
        <RateList quote={quote} tariffVersion={tariffVersion}>
          <RateAdvice {...props} />
        </RateList>
      )}
    </div>
  )
}

/** The form again, as it was filled in; the address holds all of it. */
function BackButton({ action, form, trial }: ResultProps) {
  const t = useRatesWords()
  return (
    <Button
      as={Link}
      variant="secondary"
      href={urlWith(action, { ...queryOf(form, trial?.query), change: '1' })}
      preserveState
      icon={<ArrowLeft aria-hidden="true" className="size-4" />}
    >
      {t('rates.back')}
    </Button>
  )
}

function Actions({ form, staffTexts, canBook }: ResultProps & { canBook: boolean }) {
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
          href={urlWith(urlFor('shipping.book', {}), queryOf(form))}
          className="order-first sm:order-last"
        >
          {t('rates.book')}
        </Button>
      )}
    </div>
  )
}

function NothingOffered({ action, form, trial }: ResultProps) {
  const t = useRatesWords()
  return (
    <div className="rounded border bg-surface-raised">
      <EmptyState
        title={t('rates.none.title')}
        icon={<PackageX />}
        action={
          <Button
            as={Link}
            href={urlWith(action, { ...queryOf(form, trial?.query), change: '1' })}
            preserveState
          >
            {t('rates.none.change')}
          </Button>
        }
      >
        <CallUs text="rates.none.text" />
      </EmptyState>
    </div>
  )
}
