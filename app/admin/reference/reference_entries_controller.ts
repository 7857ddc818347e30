import type { HttpContext } from '@adonisjs/core/http'
import { listReferenceEntries, findReferenceList } from '#admin/reference/reference_entry_list'
import {
  addReferenceEntry,
  changeReferenceEntry,
  removeReferenceEntry,
} from '#admin/reference/change_reference_entries'
import { entrySearchValidator, entryVersionValidator } from '#admin/reference/reference_validator'
import { callerOf } from '#identity/sessions/caller'

/** The list defines the fields of its entries. */
export default class ReferenceEntriesController {
  async index({ params, request }: HttpContext) {
    const { q } = await request.validateUsing(entrySearchValidator)
    const { data } = await listReferenceEntries(await findReferenceList(params.list), { q })
    return { data }
  }

  async store(ctx: HttpContext) {
    const list = await findReferenceList(ctx.params.list)
    const name = await addReferenceEntry(callerOf(ctx), list, ctx.request.body())
    return { message: `${name} has been added.` }
  }

  async update(ctx: HttpContext) {
    const list = await findReferenceList(ctx.params.list)
    const { version } = await ctx.request.validateUsing(entryVersionValidator)
    const { id } = ctx.params
    const name = await changeReferenceEntry(callerOf(ctx), list, id, ctx.request.body(), version)
    return { message: `${name} has been updated.` }
  }

  async destroy(ctx: HttpContext) {
    const { list, id } = ctx.params
    return { message: await removeReferenceEntry(callerOf(ctx), await findReferenceList(list), id) }
  }
}
