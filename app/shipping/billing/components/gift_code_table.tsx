import { Ban, CircleCheck, ListChecks, Pencil, Plus } from 'lucide-react'
import { Link } from '@adonisjs/inertia/react'
import type { ServerListState } from '~/url/use_server_list'
import { urlFor } from '~/client'
import { Badge, type BadgeTone } from '~/ui/badge'
import { Button } from '~/ui/button'
import { type TableColumn, DataTable } from '~/ui/data_table'
import type { MenuEntry } from '~/ui/menu'
import { type GiftCodeData, type GiftCodeView, usesText } from './gift_code_types'

interface GiftCodeTableProps {
  codes: ServerListState<GiftCodeData>
  onNew: () => void
  onOpen: (view: GiftCodeView, giftCode: GiftCodeData) => void
}

const giftCodeUsesHref = (id: number) => urlFor('shipping.discount_uses', { id })

const STATUSES: Record<GiftCodeData['status'], { text: string; tone: BadgeTone }> = {
  ACTIVE: { text: 'Active', tone: 'success' },
  EXPIRED: { text: 'Expired', tone: 'secondary' },
  USED_UP: { text: 'Used up', tone: 'warning' },
  INACTIVE: { text: 'Deactivated', tone: 'danger' },
}

export function GiftCodeTable({ codes, onNew, onOpen }: GiftCodeTableProps) {
  return (
    <DataTable
      label="Discount Codes"
      columns={COLUMNS}
      list={codes}
      sentences={{
        called: 'gift codes',
        empty: 'No gift codes yet',
        hint: 'Senders enter a code before they pay. For example LAGOS10: 10% off until 31 December.',
      }}
      toolbar={
        <Button icon={<Plus />} onClick={onNew}>
          New Gift Code
        </Button>
      }
      opening={({ id }) => giftCodeUsesHref(id)}
      numbered
      search="Search gift codes"
      csv
      print
      rowMenu={(code) => giftCodeMenu(code, onOpen)}
    />
  )
}

const COLUMNS: TableColumn<GiftCodeData>[] = [
  {
    header: 'Code',
    value: 'code',
    cell: ({ code }) => <span className="font-medium">{code}</span>,
    phone: 'title',
  },
  {
    header: 'Status',
    value: ({ status }) => STATUSES[status].text,
    cell: ({ status }) => <Badge tone={STATUSES[status].tone}>{STATUSES[status].text}</Badge>,
    phone: 'end',
  },
  {
    header: 'Description',
    value: 'description',
    phone: 'line',
  },
  { header: 'Discount', value: 'discount', numeric: true },
  { header: 'Minimum', value: 'minimum', numeric: true },
  { header: 'Last Day', value: 'expires' },
  {
    header: 'Uses',
    headerHint: 'Without freed ones',
    value: usesText,
    numeric: true,
  },
  {
    header: 'Per Customer',
    value: 'customerLimit',
    numeric: true,
    phone: 'hidden',
  },
]

function giftCodeMenu(giftCode: GiftCodeData, onOpen: GiftCodeTableProps['onOpen']): MenuEntry[] {
  const isOff = giftCode.status === 'INACTIVE'
  return [
    {
      label: 'Uses',
      icon: <ListChecks />,
      href: giftCodeUsesHref(giftCode.id),
      as: Link,
    },
    {
      label: 'Edit',
      icon: <Pencil />,
      onSelect: () => onOpen('edit', giftCode),
    },
    {
      label: isOff ? 'Activate' : 'Deactivate',
      icon: isOff ? <CircleCheck /> : <Ban />,
      tone: isOff ? undefined : 'danger',
      onSelect: () => onOpen('switch', giftCode),
    },
  ]
}
