import type { Data } from '@generated/data'
import { Card } from '~/ui/card'
import { type TableColumn, DataTable } from '~/ui/data_table'
import { NativeSelect } from '~/ui/native_select'
import { StatCard } from '~/ui/stat_card'

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

export function MarginTotalCards({ totals }: { totals?: MarginTotalsData }) {
  const total = totals?.total
  const loading = !totals
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <StatCard
        label="Margin"
        value={total?.marginText ?? 'Not known'}
        hint={total?.shareText ? `${total.shareText} of what we charged` : undefined}
        loading={loading}
      />
      <StatCard label="Cost" value={total?.costText ?? 'Not known'} loading={loading} />
      <StatCard
        label="Charged for carriage"
        value={total?.knownChargedText ?? '₦0.00'}
        hint="Only for shipments whose cost is known"
        loading={loading}
      />
      <StatCard
        label="Cost is known for"
        value={total?.coverageText ?? 'No shipments'}
        hint={total ? `${total.chargedText} charged for carriage of all shipments` : undefined}
        loading={loading}
      />
    </div>
  )
}

interface MarginBreakdownProps {
  totals?: MarginTotalsData
  by: string
  onChange: (by: string) => void
}

export function MarginBreakdown({ totals, by, onChange }: MarginBreakdownProps) {
  return (
    <Card
      title="Where it comes from"
      actions={<NativeSelect aria-label="Totals" options={PARTS} value={by} onChange={onChange} />}
    >
      <DataTable
        label="Margin totals"
        columns={COLUMNS}
        rows={totals?.parts ?? []}
        rowKey={({ key }) => key}
        loading={!totals}
        sentences={{
          loading: 'Adding up... Please wait!',
          empty: 'No courier has taken a shipment yet.',
        }}
        footer={
          totals?.hasMore && (
            <p className="text-sm text-ink-muted">
              The largest 60 are shown. The totals above include all.
            </p>
          )
        }
      />
    </Card>
  )
}
