import { BaseEvent } from '@adonisjs/core/events'

/** The gateway refused an SMS or reported a failure. Dispatched after the commit, maybe twice. */
export class SmsFailed extends BaseEvent {
  constructor(readonly id: string) {
    super()
  }
}
