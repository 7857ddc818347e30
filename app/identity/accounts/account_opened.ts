import { BaseEvent } from '@adonisjs/core/events'

/** A person has shown that their address is theirs, or has completed their sign-up. */
export default class AccountOpened extends BaseEvent {
  constructor(readonly userId: number) {
    super()
  }
}
