import { Ban, CircleCheck, ListChecks, Pencil } from 'lucide-react'
import type { ServerRows } from '~/api/use_server_rows'
import { Badge, type BadgeTone } from '~/ui/badge'
import { type Column, DataTable } from '~/ui/data_table'
import type { MenuEntry } from '~/ui/menu'
import type { Discount, DiscountView } from './discount_types'

interface DiscountTableProps {
  codes: ServerRows<Discount>
  onOpen: (view: DiscountView, about: Discount) => void
}

const SENTENCES = {
  loading: 'Loading gift codes... Please wait!',
  empty: 'No records found!',
  error: 'Could not load gift codes. Please try again.',
}

const STATUSES: Record<Discount['status'], { text: string; tone: BadgeTone }> = {
  ACTIVE: { text: 'Active', tone: 'success' },
  EXPIRED: { text: 'Expired', tone: 'secondary' },
  USED_UP: { text: 'Used up', tone: 'warning' },
  INACTIVE: { text: 'Deactivated', tone: 'danger' },
}

export function DiscountTable({ codes, onOpen }: DiscountTableProps) {
  return (
    <DataTable
      label="Discount Codes"
      columns={COLUMNS}
      rows={codes.rows}
      rowKey={({ id }) => id}
      server={codes.server}
      sentences={SENTENCES}
      loading={codes.loading}
      error={codes.failed}
      onRetry={codes.reload}
      numbered
      searchable
      searchLabel="Search gift codes"
      csv
      print
      rowMenu={(code) => menuOf(code, onOpen)}
    />
  )
}

const COLUMNS: Column<Discount>[] = [
  {
    id: 'code',
    header: 'Code',
    sortable: false,
    value: ({ code }) => code,
    cell: ({ code, description }) => (
      <>
        <span className="font-medium">{code}</span>
        {description && <span className="block text-ink-muted">{description}</span>}
      </>
    ),
  },
  {
    id: 'discount',
    header: 'Discount',
    sortable: false,
    numeric: true,
    value: ({ discount }) => discount,
  },
  {
    id: 'minimum',
    header: 'Minimum',
    sortable: false,
    numeric: true,
    hideOnPhone: true,
    value: ({ minimum }) => minimum ?? '--',
  },
  {
    id: 'expires',
    header: 'Last Day',
    sortable: false,
    hideOnPhone: true,
    value: ({ expires }) => expires ?? '--',
  },
  {
    id: 'used',
    header: 'Uses',
    sortable: false,
    numeric: true,
    value: ({ usedCount, totalLimit }) =>
      totalLimit === null ? `${usedCount}` : `${usedCount} of ${totalLimit}`,
  },
  {
    id: 'each',
    header: 'Per Customer',
    sortable: false,
    numeric: true,
    hideOnPhone: true,
    value: ({ customerLimit }) => customerLimit ?? '--',
  },
  {
    id: 'status',
    header: 'Status',
    sortable: false,
    value: ({ status }) => STATUSES[status].text,
    cell: ({ status }) => <Badge tone={STATUSES[status].tone}>{STATUSES[status].text}</Badge>,
  },
]

function menuOf(about: Discount, onOpen: DiscountTableProps['onOpen']): MenuEntry[] {
  const isOff = about.status === 'INACTIVE'
  return [
    {
      label: 'Uses',
      icon: <ListChecks aria-hidden="true" />,
      onSelect: () => onOpen('uses', about),
    },
    {
      label: 'Edit',
      icon: <Pencil aria-hidden="true" />,
      onSelect: () => onOpen('form', about),
    },
    {
      label: isOff ? 'Activate' : 'Deactivate',
      icon: isOff ? <CircleCheck aria-hidden="true" /> : <Ban aria-hidden="true" />,
      tone: isOff ? undefined : 'danger',
      onSelect: () => onOpen('switch', about),
    },
  ]
}
