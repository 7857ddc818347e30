import { BaseEvent } from '@adonisjs/core/events'

/**
 * An SMS failed: the gateway refused it or reported so. Dispatched after the commit, possibly
 * twice.
 */
export class SmsFailed extends BaseEvent {
  constructor(readonly id: string) {
    super()
  }
}
