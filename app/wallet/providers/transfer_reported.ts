import { BaseEvent } from '@adonisjs/core/events'
import type { Lookup, ToldBy } from '#wallet/providers/contract'

/** The provider says that the state of a transfer has changed, not to what: ask it. */
export default class TransferReported extends BaseEvent {
  constructor(readonly told: ToldBy<Lookup>) {
    super()
  }
}
