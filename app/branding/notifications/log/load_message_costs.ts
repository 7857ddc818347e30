import db from '@adonisjs/lucid/services/db'
import type Organization from '#identity/organizations/models/organization'
import { type Channel, CHANNELS } from '#branding/notifications/rules/channels'
import { monthBounds } from '#branding/notifications/log/message_query'
import { queryRows } from '#shared/database/query_rows'

export type ChannelCost = {
  channel: Channel
  /** The number of messages handed to the gateway, delivered or not. */
  messages: number
  parts: number
  costKobo: number
}

const SUM_MESSAGE_COSTS = `select channel, count(*)::int as messages, sum(parts)::int as parts, sum(cost_kobo) as "costKobo"
  from notification_attempts
  where organization_id = :id and created_at >= :from and created_at < :until
    and (status = 'sent' or sms_message_id is not null or whatsapp_message_id is not null)
  group by channel`

/** Costs by channel in a month. For information only: businesses are not charged. */
export async function loadMessageCosts(
  { id }: Organization,
  month: string | undefined
): Promise<ChannelCost[]> {
  const rows = await queryRows<ChannelCost>(db, SUM_MESSAGE_COSTS, { id, ...monthBounds(month) })
  return CHANNELS.map(
    (channel) =>
      rows.find((row) => row.channel === channel) ?? { channel, messages: 0, parts: 0, costKobo: 0 }
  )
}
