import type { Data } from '@generated/data'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { type TableColumn, DataTable } from '~/ui/data_table'
import { Money } from '~/ui/money'
import { PageHeader } from '~/ui/page_header'

type MessageCostRow = Data.Admin.MessageCosts.OrganizationCost

type MessageCostsProps = {
  listQuery: ListParams
  months: { value: string; label: string }[]
  costs?: PaginatedRows<MessageCostRow>
}

const WHATSAPP_COLUMNS: TableColumn<MessageCostRow>[] = [
  { header: 'WhatsApp', value: 'whatsapp', numeric: true },
  {
    header: 'WhatsApp cost',
    value: 'whatsappCost',
    cell: ({ whatsappCost }) => <Money naira={whatsappCost} />,
    numeric: true,
  },
]

const SMS_COLUMNS: TableColumn<MessageCostRow>[] = [
  {
    header: 'SMS',
    value: ({ sms, smsParts }) => (smsParts > sms ? `${sms} (${smsParts} parts)` : sms),
    numeric: true,
  },
  {
    header: 'SMS cost',
    value: 'smsCost',
    cell: ({ smsCost }) => <Money naira={smsCost} />,
    numeric: true,
  },
]

/** Leaves out the channels by which nobody sent anything. */
function columnsOf(rows: readonly MessageCostRow[]): TableColumn<MessageCostRow>[] {
  return [
    { header: 'Organization', value: 'organization', sort: 'organization', phone: 'title' },
    ...(rows.some(({ whatsapp }) => whatsapp > 0) ? WHATSAPP_COLUMNS : []),
    ...(rows.some(({ sms }) => sms > 0) ? SMS_COLUMNS : []),
    { header: 'E-mails', value: 'email', numeric: true },
    {
      header: 'Total',
      value: 'total',
      cell: ({ total }) => <Money naira={total} />,
      sort: 'cost',
      numeric: true,
      phone: 'end',
    },
  ]
}

export default function MessageCosts({ listQuery, months, costs }: MessageCostsProps) {
  const list = useServerList(costs, {
    prop: 'costs',
    listQuery,
    csv: 'api.admin.message_cost_exports.show',
  })
  return (
    <>
      <PageHeader
        title="Message Costs"
        description="What messages to receivers cost us in a month, by the prices under Settings, Messages. Businesses are not charged for them."
      />
      <DataTable
        label="Message Costs"
        columns={columnsOf(list.rows)}
        list={list}
        search="Search organizations"
        sentences={{ of: 'costs', empty: 'No messages in this month' }}
        filters={[
          { name: 'month', label: 'Month', options: months, defaultValue: months[0]!.value },
        ]}
        print
      />
    </>
  )
}
