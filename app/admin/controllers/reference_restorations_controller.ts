import type { HttpContext } from '@adonisjs/core/http'
import { findList, restoreEntry } from '#admin/reference/keeping'
import { callerOf } from '#identity/caller'

export default class ReferenceRestorationsController {
  async store(ctx: HttpContext) {
    const { list, id } = ctx.params
    const name = await restoreEntry(callerOf(ctx), await findList(list), id)
    return { message: `${name} can be chosen again.` }
  }
}
