import { type TableColumn, DataTable } from '~/ui/data_table'
import type { Data } from '@generated/data'

export type BillingDryRunRow = Data.Admin.BillingRuns.DryRunInvoice

const COLUMNS: TableColumn<BillingDryRunRow>[] = [
  { header: 'Business', value: 'name', sort: 'name', phone: 'title' },
  {
    header: 'Invoice',
    value: 'total',
    cell: ({ totalText, failure }) => (failure ? 'Fails' : totalText),
    sort: 'total',
    numeric: true,
    phone: 'end',
  },
  { header: 'Lines', value: 'lines', sort: 'lines', numeric: true },
  { header: 'Opening balance', value: 'openingText', numeric: true },
  {
    header: 'Closing balance',
    value: ({ closingText, failure }) => failure ?? closingText,
    numeric: true,
  },
]

export function BillingDryRunTable({
  businesses,
  trials,
}: {
  businesses: number
  trials: BillingDryRunRow[]
}) {
  const subject = businesses === 1 ? '1 business has' : `${businesses} businesses have`
  return (
    <div role="status" className="mt-5 grid gap-3">
      <p className="text-sm text-ink-muted">
        {`${subject} this cycle and a credit limit. ${trials.length} would be invoiced.`}
      </p>
      {trials.length > 0 && (
        <DataTable
          label="Trial"
          columns={COLUMNS}
          rows={trials}
          rowKey={({ organizationId }) => organizationId}
          sentences={{ empty: '' }}
          csv
        />
      )}
    </div>
  )
}
