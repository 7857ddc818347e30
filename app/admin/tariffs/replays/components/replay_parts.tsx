import { lazy, Suspense } from 'react'
import { apiUrl } from '~/api/call_api'
import { Card } from '~/ui/card'
import { type TableColumn, DataTable } from '~/ui/data_table'
import { countText } from '~/ui/count_text'
import { formatNaira } from '~/ui/money'
import { NativeSelect } from '~/ui/native_select'
import { Skeleton } from '~/ui/skeleton'
import { DownloadCsv } from './download_csv'
import { differenceColumn, moneyColumn, TwoLineCell } from './replay_columns'
import {
  coverageText,
  firstRowsText,
  marginText,
  type ReplayData,
  type ReplayPageData,
  type ReplaySumData,
} from './replay_texts'

/** Loads the chart library only when there is something to draw. */
const ReplayChart = lazy(() => import('./replay_chart'))

const PARTS = [
  { value: 'courier', label: 'By courier' },
  { value: 'lane', label: 'By lane' },
  { value: 'weight', label: 'By weight' },
  { value: 'group', label: 'By billing group' },
  { value: 'customer', label: 'By customer' },
]

const MAX_BARS = 8

interface ReplayPartsProps {
  figures: ReplayPageData
  replay: ReplayData
  by: string
  onChange: (by: string) => void
}

export function ReplayParts({ figures, replay, by, onChange }: ReplayPartsProps) {
  const { parts, part, count } = figures
  const more = firstRowsText(parts.length, count)
  const drawn = parts.filter(({ compared }) => compared > 0).slice(0, MAX_BARS)
  return (
    <Card
      title="Before and after"
      actions={
        <div className="flex flex-wrap items-center gap-2">
          <NativeSelect aria-label="Grouping" options={PARTS} value={by} onChange={onChange} />
          <DownloadCsv
            href={apiUrl('api.admin.replay_totals.show', {
              params: { id: replay.version, replayId: replay.id },
              query: { by: part },
            })}
            what={PARTS.find(({ value }) => value === part)!.label.toLowerCase()}
          />
        </div>
      }
    >
      {drawn.length > 0 && (
        <figure className="mb-5">
          <figcaption className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
            <LegendItem className="bg-line-strong" label="Live tariff" />
            <LegendItem className="bg-accent" label="This version" />
          </figcaption>
          <div role="img" aria-label="Rates and surcharges by the live tariff and by this version">
            <Suspense fallback={<Skeleton className="h-48 w-full" />}>
              <ReplayChart parts={drawn} />
            </Suspense>
          </div>
        </figure>
      )}
      <DataTable
        label="Totals"
        columns={columnsOf(figures.hasBaseline)}
        rows={parts}
        rowKey={({ key }) => key}
        sentences={{ empty: 'No shipment was paid in these days.' }}
        footer={
          more && (
            <p className="border-t px-4 py-2 text-sm text-ink-muted">
              {more} The totals above include all.
            </p>
          )
        }
      />
    </Card>
  )
}

function LegendItem({ className, label }: { className: string; label: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={`size-3 rounded-sm ${className}`} />
      {label}
    </span>
  )
}

function columnsOf(hasBaseline: boolean): TableColumn<ReplaySumData>[] {
  return [
    { header: 'Of', value: 'name', phone: 'title' },
    differenceColumn('Difference'),
    moneyColumn('before', 'Live tariff'),
    moneyColumn('after', 'This version'),
    ...(hasBaseline ? [moneyColumn('plain', 'Without this change')] : []),
    {
      header: 'Margin',
      headerHint: 'Only for shipments whose cost is known',
      value: ({ marginAfter }) => marginText(marginAfter),
      cell: (row) => <ReplayMarginCell row={row} />,
      numeric: true,
    },
    moneyColumn('charged', 'Actually charged'),
    {
      header: 'Shipments',
      value: 'compared',
      cell: ({ compared, withoutPrice }) => (
        <TwoLineCell
          first={countText(compared)}
          second={withoutPrice > 0 ? `${countText(withoutPrice)} without a price` : null}
        />
      ),
      numeric: true,
    },
  ]
}

function ReplayMarginCell({ row }: { row: ReplaySumData }) {
  const { marginBefore, marginAfter, isLoss } = row
  if (marginAfter === null) return <span className="text-ink-muted">Not known</span>
  return (
    <span className="inline-block align-top">
      <span className={isLoss ? 'text-danger' : undefined}>{formatNaira(marginAfter)}</span>
      <span className="block text-ink-muted">was {marginText(marginBefore)}</span>
      <span className="block text-ink-muted">of {coverageText(row)}</span>
    </span>
  )
}
