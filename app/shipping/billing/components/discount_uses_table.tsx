import type { ServerListState } from '~/url/use_server_list'
import { Badge, type BadgeTone } from '~/ui/badge'
import { type TableColumn, DataTable } from '~/ui/data_table'
import { formatNaira } from '~/ui/money'
import type { DiscountUse } from './discount_types'

const SENTENCES = {
  loading: 'Loading the uses of this code... Please wait!',
  empty: 'Nobody has used this code yet.',
  error: 'Could not load the uses of this code. Please try again.',
}

const STATES: Record<DiscountUse['state'], { text: string; tone: BadgeTone }> = {
  USED: { text: 'Used', tone: 'success' },
  RESERVED: { text: 'Not paid yet', tone: 'warning' },
  FREED: { text: 'Freed', tone: 'secondary' },
}

const COLUMNS: TableColumn<DiscountUse>[] = [
  {
    header: 'Customer',
    value: 'customer',
    cell: ({ customer, customerEmail }) => (
      <>
        <span className="font-medium">{customer}</span>
        <span className="block break-all font-normal text-ink-muted">{customerEmail}</span>
      </>
    ),
    phone: 'title',
  },
  {
    header: 'Status',
    value: ({ state }) => STATES[state].text,
    cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>,
    phone: 'end',
  },
  {
    header: 'Reason',
    value: 'reason',
    cell: ({ reason }) => <span className="text-ink-muted">{reason}</span>,
    phone: 'line',
  },
  { header: 'Tracking No.', value: ({ trackingNumber }) => String(trackingNumber) },
  { header: 'Discount', value: ({ discountAmount }) => formatNaira(discountAmount), numeric: true },
  {
    header: 'Date',
    value: 'usedAt',
    cell: ({ usedAt }) => <span className="text-ink-muted">{usedAt}</span>,
    phone: 'line',
  },
]

export function DiscountUsesTable({
  code,
  uses,
}: {
  code: string
  uses: ServerListState<DiscountUse>
}) {
  return (
    <DataTable
      label={`Uses of ${code}`}
      columns={COLUMNS}
      list={uses}
      sentences={SENTENCES}
      numbered
    />
  )
}
