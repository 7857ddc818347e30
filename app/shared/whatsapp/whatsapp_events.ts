import { BaseEvent } from '@adonisjs/core/events'

/** A message will not arrive: WhatsApp refused it, or says that it failed. Told after the commit, perhaps twice. */
export class WhatsAppFailed extends BaseEvent {
  constructor(readonly id: string) {
    super()
  }
}

/** Somebody wrote to our number. Told perhaps twice. */
export class WhatsAppReceived extends BaseEvent {
  constructor(
    readonly from: string,
    readonly text: string,
    /** By WhatsApp's id, where they answered one of our messages. */
    readonly repliedTo: string | null,
    /** When they wrote it: it may come late, and after what they wrote later. */
    readonly at: Date
  ) {
    super()
  }
}
