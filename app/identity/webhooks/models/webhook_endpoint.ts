import { column } from '@adonisjs/lucid/orm'
import { WebhookEndpointSchema } from '#database/schema'
import { modeOf } from '#identity/test_mode/rules/mode'
import type { EventType } from '#identity/webhooks/rules/event_types'

export default class WebhookEndpoint extends WebhookEndpointSchema {
  /** If the list is empty, the endpoint gets all events. */
  @column({ prepare: (types: EventType[]) => JSON.stringify(types) })
  declare eventTypes: EventType[]

  get mode() {
    return modeOf(this)
  }

  /** True while two secrets sign. */
  get isRotating() {
    return this.previousSecretUntil !== null && this.previousSecretUntil.toMillis() > Date.now()
  }

  get isActive() {
    return this.disabledAt === null
  }
}
