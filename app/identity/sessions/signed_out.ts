import { BaseEvent } from '@adonisjs/core/events'

/** Published when a user ends their session, so that saved drafts of it can be deleted. */
export default class SignedOut extends BaseEvent {
  constructor(readonly userId: number) {
    super()
  }
}
