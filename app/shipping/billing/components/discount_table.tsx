import { Ban, CircleCheck, ListChecks, Pencil } from 'lucide-react'
import { Link } from '@adonisjs/inertia/react'
import type { ServerListState } from '~/url/use_server_list'
import { urlFor } from '~/client'
import { Badge, type BadgeTone } from '~/ui/badge'
import { type TableColumn, DataTable } from '~/ui/data_table'
import type { MenuEntry } from '~/ui/menu'
import type { DiscountData, DiscountView } from './discount_types'

interface DiscountTableProps {
  codes: ServerListState<DiscountData>
  onOpen: (view: DiscountView, about: DiscountData) => void
}

const SENTENCES = {
  loading: 'Loading gift codes... Please wait!',
  empty: 'No records found!',
  error: 'Could not load gift codes. Please try again.',
}

const discountUsesHref = (id: number) => urlFor('shipping.discount_uses', { id })

const STATUSES: Record<DiscountData['status'], { text: string; tone: BadgeTone }> = {
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
      list={codes}
      sentences={SENTENCES}
      opening={({ id }) => discountUsesHref(id)}
      numbered
      searchable
      searchLabel="Search gift codes"
      csv
      print
      rowMenu={(code) => discountMenu(code, onOpen)}
    />
  )
}

const COLUMNS: TableColumn<DiscountData>[] = [
  {
    id: 'code',
    header: 'Code',
    sortable: false,
    phone: 'title',
    value: ({ code }) => code,
    cell: ({ code }) => <span className="font-medium">{code}</span>,
  },
  {
    id: 'status',
    header: 'Status',
    sortable: false,
    phone: 'end',
    value: ({ status }) => STATUSES[status].text,
    cell: ({ status }) => <Badge tone={STATUSES[status].tone}>{STATUSES[status].text}</Badge>,
  },
  {
    id: 'description',
    header: 'Description',
    sortable: false,
    phone: 'line',
    value: ({ description }) => description,
    cell: ({ description }) => <span className="text-ink-muted">{description}</span>,
  },
  {
    id: 'discount',
    header: 'Discount',
    sortable: false,
    numeric: true,
    phone: 'labelled',
    value: ({ discount }) => discount,
  },
  {
    id: 'minimum',
    header: 'Minimum',
    sortable: false,
    numeric: true,
    phone: 'labelled',
    value: ({ minimum }) => minimum ?? '--',
  },
  {
    id: 'expires',
    header: 'Last Day',
    sortable: false,
    phone: 'labelled',
    value: ({ expires }) => expires ?? '--',
  },
  {
    id: 'used',
    header: 'Uses',
    sortable: false,
    numeric: true,
    phone: 'labelled',
    value: ({ usedCount, totalLimit }) =>
      totalLimit === null ? `${usedCount}` : `${usedCount} of ${totalLimit}`,
  },
  {
    id: 'each',
    header: 'Per Customer',
    sortable: false,
    numeric: true,
    phone: 'hidden',
    value: ({ customerLimit }) => customerLimit ?? '--',
  },
]

function discountMenu(about: DiscountData, onOpen: DiscountTableProps['onOpen']): MenuEntry[] {
  const isOff = about.status === 'INACTIVE'
  return [
    {
      label: 'Uses',
      icon: <ListChecks aria-hidden="true" />,
      href: discountUsesHref(about.id),
      as: Link,
    },
    {
      label: 'Edit',
      icon: <Pencil aria-hidden="true" />,
      onSelect: () => onOpen('edit', about),
    },
    {
      label: isOff ? 'Activate' : 'Deactivate',
      icon: isOff ? <CircleCheck aria-hidden="true" /> : <Ban aria-hidden="true" />,
      tone: isOff ? undefined : 'danger',
      onSelect: () => onOpen('switch', about),
    },
  ]
}
