import { column } from '@adonisjs/lucid/orm'
import { NotificationPlanSchema } from '#database/schema'
import type { ChannelChoices } from '#branding/notifications/rules/channel_plan'

/** By which channels a business reaches its receivers, and when it leaves them alone. */
export default class NotificationPlan extends NotificationPlanSchema {
  static selfAssignPrimaryKey = true

  @column({ prepare: (ways: ChannelChoices) => JSON.stringify(ways) })
  declare ways: ChannelChoices
}
