import type { Data } from '@generated/data'
import { Badge } from '~/ui/badge'
import { type Column, DataTable } from '~/ui/data_table'

export type Ageing = Data.Admin.BillingRuns.Ageing

const age = (id: keyof Ageing & string, header: string): Column<Ageing> => ({
  ...{ id, header, numeric: true, sortable: false, phone: 'labelled' },
  value: (row) => String(row[id]),
})

const COLUMNS: Column<Ageing>[] = [
  {
    id: 'name',
    header: 'Business',
    value: ({ name }) => name,
    cell: ({ name, isStopped }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {name}
        {isStopped && <Badge tone="warning">Credit stopped</Badge>}
      </span>
    ),
    phone: 'title',
  },
  {
    id: 'open',
    header: 'Open',
    value: ({ open }) => open,
    cell: ({ openText }) => openText,
    numeric: true,
    phone: 'end',
  },
  age('notDueText', 'Not due'),
  age('to30Text', 'Up to 30 days'),
  age('to60Text', '31 to 60'),
  age('to90Text', '61 to 90'),
  age('overText', 'Over 90'),
]

interface AgeingTableProps {
  rows: Ageing[]
  total: Ageing
  onChoose: (row: Ageing) => void
}

/** What is open, by the days that it is overdue: for each business, and in total. */
export function AgeingTable({ rows, total, onChoose }: AgeingTableProps) {
  const all = rows.length > 1 ? [...rows, total] : rows
  return (
    <DataTable
      label="Ageing"
      columns={COLUMNS}
      rows={all}
      rowKey={({ organizationId }) => organizationId}
      opening={(row) => (row.organizationId ? () => onChoose(row) : null)}
      searchLabel="Search businesses"
      sentences={{ loading: '', empty: 'Nobody owes anything.', error: '' }}
      csv
      print
    />
  )
}
