import { BaseEvent } from '@adonisjs/core/events'
import { CONSOLE_CHANNEL, type LiveUpdate } from '#shared/live/live_updates'

/** A request was made or ended. Published after the commit; a sweep repeats lost ones. */
export default class ApprovalUpdated extends BaseEvent {
  constructor(readonly id: number) {
    super()
  }
}

export async function publishApprovalUpdate(id: number) {
  await ApprovalUpdated.dispatch(id)
}

/** Every page of the console shows the number of pending requests. */
export async function findApprovalAudience(): Promise<LiveUpdate[]> {
  return [{ channel: CONSOLE_CHANNEL, what: 'tasks' }]
}
