import { useId, useState } from 'react'
import { ChevronUp } from 'lucide-react'
import { Card } from '~/ui/card'
import { cx } from '~/ui/cx'
import { formatNaira } from '~/ui/money'
import type { PriceView } from './price_view'
import { DefinitionList } from '~/ui/definition_list'
import { Disclosure } from '~/ui/disclosure'
import { PriceExplanation } from './price_explanation'

interface PriceSummaryProps {
  view: PriceView
  /** False if a phone must not show the price in a bar at the bottom, as another bar is there. */
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
  const courier = view.facts.find(({ term }) => term === 'Courier')?.value
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
          <span className="block text-xs text-ink-muted">
            {view.totalLabel}
            {courier && <>, {courier}</>}
          </span>
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

function PriceSummaryBody({ view }: { view: PriceView }) {
  const { facts, charges, explanation, total, totalLabel, totalText, note } = view
  return (
    <div className="grid gap-4">
      <DefinitionList layout="rows" items={facts} />
      {charges.length > 0 ? (
        <DefinitionList
          layout="rows"
          items={charges.map(({ label, amount }) => ({ term: label, value: formatNaira(amount) }))}
          total={{ term: totalLabel, value: total === null ? totalText : formatNaira(total) }}
        />
      ) : (
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-sm text-ink-muted">{totalLabel}</span>
          <span className="tabular text-right font-semibold">
            {total === null ? totalText : formatNaira(total)}
          </span>
        </p>
      )}
      {note && <p className="text-sm text-ink-muted">{note}</p>}
      {explanation && (
        <Disclosure title="Why this price?">
          <PriceExplanation charges={charges} explanation={explanation} />
        </Disclosure>
      )}
    </div>
  )
}
