import { Link } from '@adonisjs/inertia/react'
import type { Data } from '@generated/data'
import { urlFor } from '~/client'
import { type PaginatedRows, type ListParams, useServerList } from '~/url/use_server_list'
import { DataTable } from '~/ui/data_table'
import { NativeSelect } from '~/ui/native_select'
import { PageHeader } from '~/ui/page_header'
import { NoBusiness } from '#branding/business/components/no_business'
import { MESSAGE_COLUMNS, MESSAGE_FILTERS, type MessageData } from '../components/message_columns'
import { StatCard } from '~/ui/stat_card'
import { CHANNEL_LABELS, CHANNELS, NOT_CHARGED } from '#branding/notifications/rules/channels'

type MessagesProps = {
  isBusiness: boolean
  listQuery: ListParams
  months: { value: string; label: string }[]
  messages?: PaginatedRows<MessageData>
  costs?: Data.Branding.Notifications.Log.ChannelCost[]
}

export default function Messages({
  isBusiness,
  listQuery,
  months,
  messages,
  costs,
}: MessagesProps) {
  const list = useServerList(messages, {
    prop: 'messages',
    also: ['costs'],
    listQuery,
    csv: 'api.branding.message_exports.show',
  })
  return (
    <>
      <PageHeader
        title="Messages to Receivers"
        description={`The messages your receivers got, and how we sent them. ${NOT_CHARGED}`}
        back={{
          label: 'Notifications',
          href: urlFor('branding.notification_setup', {}),
          as: Link,
        }}
        actions={
          isBusiness && (
            <NativeSelect
              aria-label="Month"
              options={months}
              value={listQuery.month ?? months[0]!.value}
              onChange={(month) => list.filter({ month })}
            />
          )
        }
      />
      {isBusiness ? (
        <div className="grid gap-4 lg:gap-6">
          <MessageCostCards costs={costs} />
          <DataTable
            label="Messages"
            columns={MESSAGE_COLUMNS}
            list={list}
            search="Tracking number"
            sentences={{ of: 'messages', emptyUnfiltered: 'No messages in this month.' }}
            filters={MESSAGE_FILTERS}
          />
        </div>
      ) : (
        <NoBusiness />
      )}
    </>
  )
}

type Cost = Data.Branding.Notifications.Log.ChannelCost

function MessageCostCards({ costs }: { costs: Cost[] | undefined }) {
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      {CHANNELS.map((channel) => {
        const own = costs?.find((cost) => cost.channel === channel)
        return (
          <StatCard
            key={channel}
            label={CHANNEL_LABELS[channel]}
            loading={!own}
            value={own && `${own.messages.toLocaleString('en-NG')} sent`}
            hint={own && channel === 'sms' && smsPartsText(own)}
          />
        )
      })}
    </div>
  )
}

function smsPartsText({ parts }: Cost): string {
  return parts === 1 ? '1 part' : `${parts.toLocaleString('en-NG')} parts`
}
