import { BaseEvent } from '@adonisjs/core/events'

/** WhatsApp refused a message or reported a failure. Dispatched after the commit, maybe twice. */
export class WhatsAppFailed extends BaseEvent {
  constructor(readonly id: string) {
    super()
  }
}
