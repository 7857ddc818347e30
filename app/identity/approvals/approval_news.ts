import { BaseEvent } from '@adonisjs/core/events'
import { CONSOLE, type News } from '#shared/live/news'

/** Something was asked for, or has ended. Told after the commit, and again by a sweep where that was lost. */
export default class ApprovalNews extends BaseEvent {
  constructor(readonly id: number) {
    super()
  }
}

export async function newsOfApproval(id: number) {
  await ApprovalNews.dispatch(id)
}

/** Everybody in the console sees how many wait for them. */
export async function toldOfApprovals(): Promise<News[]> {
  return [{ channel: CONSOLE, what: 'tasks' }]
}
