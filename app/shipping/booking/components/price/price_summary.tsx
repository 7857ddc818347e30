import { useId, useState } from 'react'
import { ChevronUp } from 'lucide-react'
import { Card } from '~/ui/card'
import { cx } from '~/ui/cx'
import { formatNaira } from '~/ui/money'
import { PriceSummaryBody } from './price_summary_body'
import type { PriceView } from './price_view'

interface PriceSummaryProps {
  view: PriceView
  /** False if another bar occupies the bottom of a phone. */
  hasBar?: boolean
}

export function PriceSummary({ view, hasBar = true }: PriceSummaryProps) {
  return (
    <>
      <aside
        aria-label="Price summary"
        className="sticky top-20 hidden max-h-[calc(100dvh-6rem)] overflow-y-auto rounded lg:block"
      >
        <Card title="Price summary" level={2} as="div">
          <PriceSummaryBody view={view} />
        </Card>
      </aside>
      {hasBar && <PhoneBar view={view} />}
    </>
  )
}

function PhoneBar({ view }: { view: PriceView }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <aside
      aria-label="Price summary"
      className="sticky bottom-0 z-10 -mx-4 border-t bg-surface-raised shadow-raised sm:-mx-6 lg:hidden"
    >
      {open && (
        <div id={id} className="max-h-[55dvh] overflow-y-auto border-b px-4 py-3 sm:px-6">
          <PriceSummaryBody view={view} />
        </div>
      )}
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="flex min-h-13 w-full items-center gap-3 px-4 text-left sm:px-6"
      >
        <span className="min-w-0 flex-1">
          <span className="block text-xs text-ink-muted">{view.totalLabel}</span>
          <span className="tabular block truncate font-semibold">
            {view.total === null ? view.totalText : formatNaira(view.total)}
          </span>
        </span>
        <span className="flex items-center gap-1 text-sm text-accent">
          {open ? 'Hide details' : 'Show details'}
          <ChevronUp
            aria-hidden="true"
            className={cx('size-4 transition-transform', open && 'rotate-180')}
          />
        </span>
      </button>
    </aside>
  )
}
