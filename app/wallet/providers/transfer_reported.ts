import { BaseEvent } from '@adonisjs/core/events'

/** The provider says that the state of a transfer has changed, not to what: ask it by the reference. */
export default class TransferReported extends BaseEvent {
  constructor(readonly reference: string) {
    super()
  }
}
