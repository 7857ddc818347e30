import { BaseEvent } from '@adonisjs/core/events'

/** Published when a person confirms their address, resets their password or completes sign-up. */
export default class AccountOpened extends BaseEvent {
  constructor(readonly userId: number) {
    super()
  }
}
