import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { TeamRightGuard } from '#identity/teams/components/team_right_guard'
import { Badge } from '~/ui/badge'
import { type TableColumn, DataTable } from '~/ui/data_table'
import { Money } from '~/ui/money'
import { PageHeader } from '~/ui/page_header'
import { BatchSources } from '../components/batch_sources'

type BatchSummaryData = Data.Shipping.Batches.BatchSummary.Variants['forPage']

const COLUMNS: TableColumn<BatchSummaryData>[] = [
  { header: 'Batch', value: 'name', sort: 'name', phone: 'title' },
  {
    header: 'State',
    value: ({ paidAt }) => (paidAt ? 'Paid' : 'Not paid'),
    cell: ({ paidAt, withErrors }) =>
      paidAt ? (
        <Badge tone="success">Paid</Badge>
      ) : withErrors ? (
        <Badge tone="warning">{withErrors} to correct</Badge>
      ) : (
        <Badge>Not paid</Badge>
      ),
    sort: 'state',
    phone: 'end',
  },
  { header: 'Rows', value: 'rows', sort: 'rows', numeric: true },
  {
    header: 'Paid',
    value: 'amount',
    cell: ({ amount }) => <Money naira={amount} />,
    sort: 'amount',
    numeric: true,
  },
  { header: 'Made by', value: 'by', sort: 'by' },
  { header: 'Made on', value: 'createdAt', cell: 'createdText', sort: 'created', phone: 'line' },
]

interface BatchesProps {
  batches: BatchSummaryData[]
  past?: Data.Shipping.Batches.SendableShipment[]
}

export default function Batches({ batches, past }: BatchesProps) {
  return (
    <>
      <PageHeader
        title="Send Many Parcels"
        description="Send up to 1,000 parcels at once. You see every price before you book or pay."
      />
      <div className="grid gap-4 sm:gap-6">
        <TeamRightGuard right="book">
          <BatchSources past={past} />
        </TeamRightGuard>
        {batches.length > 0 && (
          <section aria-label="Your batches">
            <h2 className="mb-3 font-display text-lg font-semibold">Your batches</h2>
            <DataTable
              label="Batches"
              columns={COLUMNS}
              rows={batches}
              opening={({ id }) => urlFor('shipping.batch', { id })}
              sentences={{ of: 'batches' }}
            />
          </section>
        )}
      </div>
    </>
  )
}
