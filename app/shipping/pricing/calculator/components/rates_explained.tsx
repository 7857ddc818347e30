import { usePage } from '@inertiajs/react'
import { Card } from '~/ui/card'
import { PRICE_INCLUDES } from './price_includes'

/** What a visitor would otherwise call about. */
export function RatesExplained() {
  const { brand } = usePage().props
  return (
    <Card as="aside" title="How a rate is worked out">
      <dl className="grid gap-4 text-sm">
        <div>
          <dt className="font-medium">Weight or volume</dt>
          <dd className="text-ink-muted">
            We bill the greater of the actual weight and the volumetric weight: length x width x
            height in cm, divided by 5,000. Without sizes, the actual weight counts.
          </dd>
        </div>
        <div>
          <dt className="font-medium">What is included</dt>
          <dd className="text-ink-muted">{PRICE_INCLUDES}</dd>
        </div>
        <div>
          <dt className="font-medium">Need help?</dt>
          <dd className="text-ink-muted">
            Call {brand.name} on{' '}
            <span className="tabular whitespace-nowrap">{brand.contactNumber}</span>.
          </dd>
        </div>
      </dl>
    </Card>
  )
}
