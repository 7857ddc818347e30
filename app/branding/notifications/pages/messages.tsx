import type { Data } from '@generated/data'
import { type PaginatedRows, type ListParams, useServerList } from '~/address/use_server_list'
import { NativeSelect } from '~/ui/native_select'
import { PageHeader } from '~/ui/page_header'
import { NoBusiness } from '#branding/business/components/no_business'
import { MessageCostCards } from '../components/message_cost_cards'
import { type MessageData, MessageTable } from '../components/message_table'

type MessagesProps = {
  isBusiness: boolean
  question: ListParams
  months: { value: string; label: string }[]
  messages?: PaginatedRows<MessageData>
  costs?: Data.Branding.Notifications.Log.ChannelCost[]
}

export default function Messages({ isBusiness, question, months, messages, costs }: MessagesProps) {
  const list = useServerList(messages, {
    prop: 'messages',
    also: ['costs'],
    question,
    csv: 'api.branding.message_exports.show',
  })
  return (
    <>
      <PageHeader
        title="Messages to Receivers"
        description="What your receivers were told, by which channel, and what it cost. You are not charged for it."
        actions={
          isBusiness && (
            <NativeSelect
              aria-label="Month"
              options={months}
              value={question.month ?? months[0]!.value}
              onChange={(month) => list.filter({ month })}
            />
          )
        }
      />
      {isBusiness ? (
        <div className="grid gap-4 lg:gap-6">
          <MessageCostCards costs={costs} />
          <MessageTable list={list} />
        </div>
      ) : (
        <NoBusiness />
      )}
    </>
  )
}
