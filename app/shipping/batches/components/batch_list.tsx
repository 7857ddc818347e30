import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { Badge } from '~/ui/badge'
import { type TableColumn, DataTable } from '~/ui/data_table'
import { Money } from '~/ui/money'

export type BatchSummaryData = Data.Shipping.Batches.BatchSummary.Variants['forPage']

const COLUMNS: TableColumn<BatchSummaryData>[] = [
  {
    id: 'name',
    header: 'Batch',
    phone: 'title',
    value: ({ name }) => name,
  },
  {
    id: 'state',
    header: 'State',
    phone: 'end',
    value: ({ paidAt }) => (paidAt ? 'Paid' : 'Not paid'),
    cell: ({ paidAt, withErrors }) =>
      paidAt ? (
        <Badge tone="success">Paid</Badge>
      ) : withErrors ? (
        <Badge tone="warning">{withErrors} to correct</Badge>
      ) : (
        <Badge>Not paid</Badge>
      ),
  },
  {
    id: 'rows',
    header: 'Parcels',
    numeric: true,
    phone: 'labelled',
    value: ({ rows }) => rows,
  },
  {
    id: 'amount',
    header: 'Paid',
    numeric: true,
    phone: 'labelled',
    value: ({ amount }) => amount,
    cell: ({ amount }) => <Money naira={amount} />,
  },
  { id: 'by', header: 'Made by', phone: 'labelled', value: ({ by }) => by },
  {
    id: 'created',
    header: 'Made on',
    phone: 'line',
    value: ({ createdAt }) => createdAt,
    cell: ({ createdText }) => createdText,
  },
]

export function BatchList({ batches }: { batches: BatchSummaryData[] }) {
  return (
    <section aria-label="Your batches">
      <h2 className="mb-3 font-display text-lg font-semibold">Your batches</h2>
      <DataTable
        label="Batches"
        columns={COLUMNS}
        rows={batches}
        opening={({ id }) => urlFor('shipping.batch', { id })}
        sentences={{
          loading: 'Loading batches... Please wait!',
          empty: 'No batches yet. Upload a sheet or paste rows.',
          error: 'Could not load your batches. Please try again.',
        }}
      />
    </section>
  )
}
