import { BaseEvent } from '@adonisjs/core/events'

/** A message will not arrive: WhatsApp refused it, or says that it failed. Told after the commit, perhaps twice. */
export class WhatsAppFailed extends BaseEvent {
  constructor(readonly id: string) {
    super()
  }
}
