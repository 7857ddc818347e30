import type { Data } from '@generated/data'
import { changeUrl } from '~/url/use_url_query'
import { Card } from '~/ui/card'
import { type TableColumn, DataTable } from '~/ui/data_table'
import { EmptyState } from '~/ui/empty_state'
import { NativeSelect } from '~/ui/native_select'
import { Notice } from '~/ui/notice'
import { StatCard } from '~/ui/stat_card'
import { SetRateButton } from './exchange_rates_card'

type Total = Data.Admin.Margin.MarginTotal

export type MarginTotalsData = Data.Admin.Margin.MarginTotals

const PARTS = [
  { value: 'courier', label: 'By courier' },
  { value: 'lane', label: 'By lane' },
  { value: 'month', label: 'By month' },
  { value: 'customer', label: 'By customer' },
  { value: 'group', label: 'By billing group' },
]

const COLUMNS: TableColumn<Total>[] = [
  { header: 'Of', value: 'name', phone: 'title' },
  {
    header: 'Margin',
    value: 'marginText',
    cell: ({ marginText, shareText, isLoss }) => (
      <>
        <span className={isLoss ? 'text-danger' : undefined}>{marginText}</span>
        {shareText && <span className="block text-ink-muted">{shareText}</span>}
      </>
    ),
    numeric: true,
    phone: 'end',
  },
  {
    header: 'Charged for carriage',
    headerHint: 'For shipments whose cost is known',
    value: 'knownChargedText',
    numeric: true,
  },
  { header: 'Cost', value: 'costText', numeric: true },
  { header: 'Cost is known for', value: 'coverageText', numeric: true },
]

/** Shows amounts only once a cost is known; until then it says what is missing. */
export function MarginTotals({ totals, by }: { totals: MarginTotalsData; by: string }) {
  const { total, unknown } = totals
  if (!total) return <EmptyState title="No courier has taken such a shipment yet." />
  return (
    <>
      {unknown && (
        <Notice
          tone="warning"
          action={unknown.missingRate && <SetRateButton missing={unknown.missingRate} />}
        >
          <p className={total.known === 0 ? 'text-base' : undefined}>{unknown.text}</p>
        </Notice>
      )}
      {total.known > 0 && (
        <>
          <MarginTotalCards total={total} />
          <MarginBreakdown
            totals={totals}
            by={by}
            onChange={(next) => changeUrl({ by: next }, { only: ['totals'], replace: true })}
          />
        </>
      )}
    </>
  )
}

function MarginTotalCards({ total }: { total: Total }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <StatCard
        label="Margin"
        value={total.marginText}
        hint={total.shareText && `${total.shareText} of what we charged`}
      />
      <StatCard label="Cost" value={total.costText} />
      <StatCard
        label="Charged for carriage"
        value={total.knownChargedText}
        hint="Only for shipments whose cost is known"
      />
      <StatCard
        label="Cost is known for"
        value={total.coverageText}
        hint={`${total.chargedText} charged for carriage of all shipments`}
      />
    </div>
  )
}

interface MarginBreakdownProps {
  totals: MarginTotalsData
  by: string
  onChange: (by: string) => void
}

function MarginBreakdown({ totals, by, onChange }: MarginBreakdownProps) {
  return (
    <Card
      title="Where it comes from"
      actions={<NativeSelect aria-label="Totals" options={PARTS} value={by} onChange={onChange} />}
    >
      <DataTable
        label="Margin totals"
        columns={COLUMNS}
        rows={totals.parts}
        rowKey={({ key }) => key}
        footer={
          totals.hasMore && (
            <p className="text-sm text-ink-muted">
              The largest 60 are shown. The totals above include all.
            </p>
          )
        }
      />
    </Card>
  )
}
