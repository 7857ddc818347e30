import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { openStrayNotes, resolveStrayNote } from '#wallet/providers/strays/stray_notes'
import StrayNoteTransformer from '#wallet/providers/strays/stray_note_transformer'
import { strayNoteValidator } from '#wallet/providers/strays/stray_note_validator'

export default class StrayNotesController {
  async index(ctx: HttpContext) {
    return ctx.serialize(StrayNoteTransformer.transform(await openStrayNotes()))
  }

  async update(ctx: HttpContext) {
    const { comment } = await ctx.request.validateUsing(strayNoteValidator)
    return resolveStrayNote(callerOf(ctx), ctx.params.id, comment)
  }
}
