import { BaseEvent } from '@adonisjs/core/events'

/** An SMS will not arrive: the gateway refused it, or says so now. Told after the commit, perhaps twice. */
export class SmsFailed extends BaseEvent {
  constructor(readonly id: string) {
    super()
  }
}
