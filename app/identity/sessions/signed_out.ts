import { BaseEvent } from '@adonisjs/core/events'

/** A person has ended the session of a page: what was kept for its way on is to go. */
export default class SignedOut extends BaseEvent {
  constructor(readonly userId: number) {
    super()
  }
}
