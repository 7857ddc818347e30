import { InboxNoteSchema } from '#database/schema'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#identity/accounts/models/user'
import type { QueueKey } from '#admin/console/inbox/inbox_queues'

/** Names the colleague who looks after an item of the inbox, and keeps their findings. */
export default class InboxNote extends InboxNoteSchema {
  declare kind: QueueKey

  @belongsTo(() => User, { foreignKey: 'ownerId' })
  declare owner: BelongsTo<typeof User> | null
}
