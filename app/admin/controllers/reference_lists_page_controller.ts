import type { HttpContext } from '@adonisjs/core/http'
import { couriers } from '#admin/reference/couriers'
import { allLists } from '#admin/reference/keeping'
import CourierServiceTransformer from '#admin/transformers/courier_service_transformer'
import ReferenceListTransformer from '#admin/transformers/reference_list_transformer'

export default class ReferenceListsPageController {
  async render({ inertia }: HttpContext) {
    return inertia.render('admin/reference_lists', {
      lists: ReferenceListTransformer.transform(await allLists()),
      couriers: CourierServiceTransformer.transform(await couriers()),
    })
  }
}
