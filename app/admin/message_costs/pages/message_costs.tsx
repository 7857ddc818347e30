import type { Data } from '@generated/data'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { type TableColumn, DataTable } from '~/ui/data_table'
import { Money } from '~/ui/money'
import { PageHeader } from '~/ui/page_header'

type MessageCostRow = Data.Admin.MessageCosts.OrganizationCost

type MessageCostsProps = {
  question: ListParams
  months: { value: string; label: string }[]
  costs?: PaginatedRows<MessageCostRow>
}

const COLUMNS: TableColumn<MessageCostRow>[] = [
  {
    id: 'organization',
    header: 'Organization',
    phone: 'title',
    value: ({ organization }) => organization,
  },
  {
    id: 'whatsapp',
    header: 'WhatsApp',
    sortable: false,
    numeric: true,
    phone: 'labelled',
    value: ({ whatsapp }) => whatsapp,
  },
  {
    id: 'whatsappCost',
    header: 'WhatsApp cost',
    sortable: false,
    numeric: true,
    phone: 'labelled',
    value: ({ whatsappCost }) => whatsappCost,
    cell: ({ whatsappCost }) => <Money naira={whatsappCost} />,
  },
  {
    id: 'sms',
    header: 'SMS',
    sortable: false,
    numeric: true,
    phone: 'labelled',
    value: ({ sms, smsParts }) => `${sms} (${smsParts} parts)`,
  },
  {
    id: 'smsCost',
    header: 'SMS cost',
    sortable: false,
    numeric: true,
    phone: 'labelled',
    value: ({ smsCost }) => smsCost,
    cell: ({ smsCost }) => <Money naira={smsCost} />,
  },
  {
    id: 'email',
    header: 'E-mails',
    sortable: false,
    numeric: true,
    phone: 'labelled',
    value: ({ email }) => email,
  },
  {
    id: 'cost',
    header: 'Total',
    numeric: true,
    phone: 'end',
    value: ({ total }) => total,
    cell: ({ total }) => <Money naira={total} />,
  },
]

export default function MessageCosts({ question, months, costs }: MessageCostsProps) {
  const list = useServerList(costs, {
    prop: 'costs',
    question,
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
        columns={COLUMNS}
        list={list}
        searchable
        searchLabel="Search organizations"
        sentences={{
          of: 'costs',
          empty: question.search ? 'No organizations found.' : 'No messages in this month.',
        }}
        filters={[{ name: 'month', label: 'Month', options: months, usual: months[0]!.value }]}
        csv
        print
      />
    </>
  )
}
