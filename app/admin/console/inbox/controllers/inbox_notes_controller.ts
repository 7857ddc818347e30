import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { changeInboxNote } from '#admin/console/inbox/inbox_notes'
import { inboxNoteValidator } from '#admin/console/inbox/inbox_note_validator'

export default class InboxNotesController {
  async update(ctx: HttpContext) {
    const { queue: kind, id: key } = ctx.params
    const change = await ctx.request.validateUsing(inboxNoteValidator)
    return changeInboxNote(callerOf(ctx), { ...change, kind, key })
  }
}
