import { BaseEvent } from '@adonisjs/core/events'

/** A message was refused or reported as failed. Dispatched after the commit, possibly twice. */
export class WhatsAppFailed extends BaseEvent {
  constructor(readonly id: string) {
    super()
  }
}
