import type { HttpContext } from '@adonisjs/core/http'
import { findReferenceList } from '#admin/reference/reference_entry_list'
import { restoreReferenceEntry } from '#admin/reference/change_reference_entries'
import { callerOf } from '#identity/sessions/caller'

export default class ReferenceRestorationsController {
  async store(ctx: HttpContext) {
    const { list, id } = ctx.params
    const name = await restoreReferenceEntry(callerOf(ctx), await findReferenceList(list), id)
    return { message: `${name} can be chosen again.` }
  }
}
