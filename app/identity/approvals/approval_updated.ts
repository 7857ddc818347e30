import { BaseEvent } from '@adonisjs/core/events'
import { CONSOLE_CHANNEL, type LiveUpdate } from '#shared/live/live_updates'

/** Published after the commit when a request was made or ended; a sweep repeats lost events. */
export default class ApprovalUpdated extends BaseEvent {
  constructor(readonly id: number) {
    super()
  }
}

export async function publishApprovalUpdate(id: number) {
  await ApprovalUpdated.dispatch(id)
}

/** Notifies all pages of the console: each shows the number of pending requests. */
export async function findApprovalAudience(): Promise<LiveUpdate[]> {
  return [{ channel: CONSOLE_CHANNEL, what: 'tasks' }]
}
