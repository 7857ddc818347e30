import type { HttpContext } from '@adonisjs/core/http'
import { couriers } from '#admin/reference/courier_services'
import { allLists, entriesOf, findEntry } from '#admin/reference/reading_entries'
import CourierServiceTransformer from '#admin/reference/courier_service_transformer'
import ReferenceListTransformer from '#admin/reference/reference_list_transformer'
import { entryPageValidator } from '#admin/reference/reference_validator'
import { pageQuestion, understood } from '#shared/http/controllers/page_question'

export default class ReferenceListsPageController {
  async render(ctx: HttpContext) {
    const { inertia } = ctx
    const { list: chosen, edit } = ctx.request.qs()
    const lists = await allLists()
    const list = lists.find(({ kind }) => kind === chosen) ?? lists[0]!
    const question = await pageQuestion(ctx, entryPageValidator)
    const { page, perPage = 25, q } = question
    const entries = async () => {
      return { kind: list.kind, ...(await entriesOf(list, { q, page, perPage })) }
    }
    const shown = () => findEntry(list, String(edit))
    return inertia.render('admin/reference/reference_lists', {
      lists: ReferenceListTransformer.transform(lists),
      couriers: CourierServiceTransformer.transform(await couriers()),
      question: understood(ctx, question),
      entries: inertia.defer(entries, { rescue: true }),
      ...(edit !== undefined && { shown: inertia.defer(shown, { rescue: true }) }),
    })
  }
}
