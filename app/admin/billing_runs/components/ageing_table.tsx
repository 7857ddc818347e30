import type { Data } from '@generated/data'
import { Badge } from '~/ui/badge'
import { type TableColumn, DataTable } from '~/ui/data_table'

export type AgeingTableRow = Data.Admin.BillingRuns.Ageing

const ageingColumn = (
  id: keyof AgeingTableRow & string,
  header: string
): TableColumn<AgeingTableRow> => ({ header, value: (row) => String(row[id]), numeric: true })

const AGEING_COLUMNS: TableColumn<AgeingTableRow>[] = [
  {
    header: 'Business',
    value: 'name',
    cell: ({ name, isStopped }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {name}
        {isStopped && <Badge tone="warning">Credit stopped</Badge>}
      </span>
    ),
    sort: 'name',
    phone: 'title',
  },
  { header: 'Open', value: 'open', cell: 'openText', sort: 'open', numeric: true, phone: 'end' },
  ageingColumn('notDueText', 'Not due'),
  ageingColumn('to30Text', 'Up to 30 days'),
  ageingColumn('to60Text', '31 to 60'),
  ageingColumn('to90Text', '61 to 90'),
  ageingColumn('overText', 'Over 90'),
]

interface AgeingTableProps {
  rows: AgeingTableRow[]
  total: AgeingTableRow
  onChoose: (row: AgeingTableRow) => void
}

export function AgeingTable({ rows, total, onChoose }: AgeingTableProps) {
  const all = rows.length > 1 ? [...rows, total] : rows
  return (
    <DataTable
      label="Ageing"
      columns={AGEING_COLUMNS}
      rows={all}
      rowKey={({ organizationId }) => organizationId}
      opening={(row) => (row.organizationId ? () => onChoose(row) : null)}
      csv
      print
    />
  )
}
