import type { RefObject } from 'react'
import { Link } from '@adonisjs/inertia/react'
import { ArrowLeft, PackageX } from 'lucide-react'
import { usePage } from '@inertiajs/react'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { CopyButton } from '~/ui/copy_button'
import { EmptyState } from '~/ui/empty_state'
import { Notice } from '~/ui/notice'
import { queryOf } from './form_changes'
import { RateList } from './rate_list'
import type { RatesViewProps } from './rates'
import type { RateQuote } from './types'
import { urlWith } from './urls'

type ResultProps = RatesViewProps & {
  quote: RateQuote
  headingRef: RefObject<HTMLHeadingElement | null>
}

export function RateResult(props: ResultProps) {
  const { quote, headingRef } = props
  const isEmpty = quote.courierRates.length === 0
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <BackButton {...props} />
          <h2 ref={headingRef} tabIndex={-1} className="mt-3 text-lg font-semibold tracking-tight">
            {quote.from} to {quote.to}
          </h2>
          <p className="tabular text-ink-muted">{quote.parcel}</p>
        </div>
        <Actions {...props} canBook={!isEmpty} />
      </div>
      {quote.partnerGroupName && (
        <Notice tone="success" title="Partner rates">
          Where {quote.partnerGroupName} has a price of its own, that is the one you see.
        </Notice>
      )}
      {isEmpty ? <NothingOffered {...props} /> : <RateList quote={quote} />}
    </div>
  )
}

/** The form again, as it was filled in; the address holds all of it. */
function BackButton({ action, form }: ResultProps) {
  return (
    <Button
      as={Link}
      variant="secondary"
      href={urlWith(action, { ...queryOf(form), change: '1' })}
      preserveState
      icon={<ArrowLeft aria-hidden="true" className="size-4" />}
    >
      Back
    </Button>
  )
}

function Actions({ form, staffTexts, canBook }: ResultProps & { canBook: boolean }) {
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
          Book Shipment
        </Button>
      )}
    </div>
  )
}

function NothingOffered({ action, form }: ResultProps) {
  const { brand } = usePage().props
  return (
    <div className="rounded border bg-surface-raised">
      <EmptyState
        title="No courier of ours carries this weight on this route."
        icon={<PackageX />}
        action={
          <Button as={Link} href={urlWith(action, { ...queryOf(form), change: '1' })} preserveState>
            Change the parcel or the route
          </Button>
        }
      >
        Try a lower weight, smaller sizes or another destination. For heavy or unusual parcels, call{' '}
        {brand.name} on <span className="tabular whitespace-nowrap">{brand.contactNumber}</span> and
        we will ask the couriers for you.
      </EmptyState>
    </div>
  )
}
