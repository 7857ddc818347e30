import { BaseEvent } from '@adonisjs/core/events'

/** An SMS was refused or reported as failed. Dispatched after the commit, possibly twice. */
export class SmsFailed extends BaseEvent {
  constructor(readonly id: string) {
    super()
  }
}
