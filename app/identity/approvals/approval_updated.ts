import { BaseEvent } from '@adonisjs/core/events'
import { CONSOLE_CHANNEL, type LiveUpdate } from '#shared/live/live_updates'

/** Something was asked for, or has ended. Told after the commit, and again by a sweep where that was lost. */
export default class ApprovalUpdated extends BaseEvent {
  constructor(readonly id: number) {
    super()
  }
}

export async function publishApprovalUpdate(id: number) {
  await ApprovalUpdated.dispatch(id)
}

/** Everybody in the console sees how many wait for them. */
export async function findApprovalAudience(): Promise<LiveUpdate[]> {
  return [{ channel: CONSOLE_CHANNEL, what: 'tasks' }]
}
