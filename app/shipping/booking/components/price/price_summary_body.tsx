import { DefinitionList } from '~/ui/definition_list'
import { Disclosure } from '~/ui/disclosure'
import { formatNaira } from '~/ui/money'
import { PriceExplanation } from './price_explanation'
import type { PriceView } from './price_view'

export function PriceSummaryBody({ view }: { view: PriceView }) {
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
