import { Link } from '@adonisjs/inertia/react'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { urlFor } from '~/client'
import { Badge, type BadgeTone } from '~/ui/badge'
import { type TableColumn, DataTable } from '~/ui/data_table'
import { formatNaira } from '~/ui/money'
import { PageHeader } from '~/ui/page_header'
import { type GiftCodeData, type GiftCodeUse, usesText } from '../components/gift_code_types'

const STATES: Record<GiftCodeUse['state'], { text: string; tone: BadgeTone }> = {
  USED: { text: 'Used', tone: 'success' },
  RESERVED: { text: 'Not paid yet', tone: 'warning' },
  FREED: { text: 'Freed', tone: 'secondary' },
}

const COLUMNS: TableColumn<GiftCodeUse>[] = [
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
    phone: 'line',
  },
  { header: 'Tracking No.', value: ({ trackingNumber }) => String(trackingNumber) },
  { header: 'Discount', value: ({ discountAmount }) => formatNaira(discountAmount), numeric: true },
  {
    header: 'Date',
    value: 'usedAt',
    phone: 'line',
  },
]

type GiftCodeUsesProps = {
  code: GiftCodeData
  listQuery: ListParams
  uses?: PaginatedRows<GiftCodeUse>
}

export default function GiftCodeUses({ code, listQuery, uses }: GiftCodeUsesProps) {
  const list = useServerList(uses, { prop: 'uses', listQuery })
  const { discount, minimum, expires } = code
  const rules = [
    discount,
    minimum && `from ${minimum}`,
    expires && `until ${expires}`,
    code.description,
    `${usesText(code)} used, without freed ones`,
  ]
  return (
    <>
      <PageHeader
        title={`Uses of ${code.code}`}
        description={rules.filter(Boolean).join(', ')}
        back={{ label: 'Discount Codes', href: urlFor('shipping.discounts', {}), as: Link }}
      />
      <DataTable
        label={`Uses of ${code.code}`}
        columns={COLUMNS}
        list={list}
        sentences={{ called: 'the uses of this code', empty: 'Nobody has used this code yet.' }}
        numbered
      />
    </>
  )
}
