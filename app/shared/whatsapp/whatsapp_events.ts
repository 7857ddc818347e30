import { BaseEvent } from '@adonisjs/core/events'

/**
 * A message failed: WhatsApp refused it or reported so. Dispatched after the commit, possibly
 * twice.
 */
export class WhatsAppFailed extends BaseEvent {
  constructor(readonly id: string) {
    super()
  }
}
