import type { ReactNode } from 'react'
import { cx } from '~/ui/cx'
import { isNoValue, NoValue } from '~/ui/no_value'

export interface Definition {
  term: string
  value: ReactNode
  hint?: ReactNode
}

export interface DefinitionListProps {
  items: readonly Definition[]
  columns?: 1 | 2 | 3
  layout?: 'stacked' | 'rows'
  total?: Definition
}

const grids = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' }

export function DefinitionList(props: DefinitionListProps) {
  const { items, columns = 1, layout = 'stacked', total } = props
  if (layout === 'rows') {
    return (
      <dl className="divide-y text-sm">
        {items.map((item) => (
          <DefinitionRow key={item.term} {...item} />
        ))}
        {total && <DefinitionRow {...total} strong />}
      </dl>
    )
  }
  return (
    <dl className={cx('grid gap-x-6 gap-y-3 text-sm', grids[columns])}>
      {items.map(({ term, value, hint }) => (
        <div key={term} className="min-w-0">
          <dt className="text-ink-muted">{term}</dt>
          <dd className="mt-0.5 font-medium">
            {isNoValue(value) ? <NoValue /> : value}
            {hint && <span className="block font-normal text-ink-muted">{hint}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function DefinitionRow({ term, value, hint, strong }: Definition & { strong?: boolean }) {
  return (
    <div className={cx('flex justify-between gap-4 py-2', strong && 'text-base font-semibold')}>
      <dt className={cx('max-w-3/5 shrink-0', !strong && 'text-ink-muted')}>
        {term}
        {hint && <span className="block text-xs">{hint}</span>}
      </dt>
      <dd className="tabular min-w-0 text-right break-words">
        {isNoValue(value) ? <NoValue /> : value}
      </dd>
    </div>
  )
}
