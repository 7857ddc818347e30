import type { HttpContext } from '@adonisjs/core/http'
import { findList } from '#admin/reference/reading_entries'
import { restoreEntry } from '#admin/reference/reference_entries'
import { callerOf } from '#identity/sessions/caller'

export default class ReferenceRestorationsController {
  async store(ctx: HttpContext) {
    const { list, id } = ctx.params
    const name = await restoreEntry(callerOf(ctx), await findList(list), id)
    return { message: `${name} can be chosen again.` }
  }
}
