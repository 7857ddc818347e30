import type { HttpContext } from '@adonisjs/core/http'
import { listCouriers } from '#admin/reference/courier_services'
import {
  loadReferenceLists,
  listReferenceEntries,
  findReferenceEntry,
} from '#admin/reference/reference_entry_list'
import CourierServiceTransformer from '#admin/reference/courier_service_transformer'
import ReferenceListTransformer from '#admin/reference/reference_list_transformer'
import { entryPageValidator } from '#admin/reference/reference_validator'
import { readPageQuery, echoPageQuery } from '#shared/http/controllers/page_query'

export default class ReferenceListsPageController {
  async render(ctx: HttpContext) {
    const { inertia } = ctx
    const { list: chosen, edit } = ctx.request.qs()
    const lists = await loadReferenceLists()
    const list = lists.find(({ kind }) => kind === chosen) ?? lists[0]!
    const listQuery = await readPageQuery(ctx, entryPageValidator)
    const { page, perPage = 25, q } = listQuery
    const entries = async () => {
      return { kind: list.kind, ...(await listReferenceEntries(list, { q, page, perPage })) }
    }
    const shown = () => findReferenceEntry(list, String(edit))
    return inertia.render('admin/reference/reference_lists', {
      lists: ReferenceListTransformer.transform(lists),
      couriers: CourierServiceTransformer.transform(await listCouriers()),
      listQuery: echoPageQuery(ctx, listQuery),
      entries: inertia.defer(entries, { rescue: true }),
      ...(edit !== undefined && { shown: inertia.defer(shown, { rescue: true }) }),
    })
  }
}
