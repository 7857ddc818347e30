import type { HttpContext } from '@adonisjs/core/http'
import { couriers } from '#admin/reference/courier_services'
import { allLists } from '#admin/reference/reference_entries'
import CourierServiceTransformer from '#admin/reference/courier_service_transformer'
import ReferenceListTransformer from '#admin/reference/reference_list_transformer'

export default class ReferenceListsPageController {
  async render({ inertia }: HttpContext) {
    return inertia.render('admin/reference/reference_lists', {
      lists: ReferenceListTransformer.transform(await allLists()),
      couriers: CourierServiceTransformer.transform(await couriers()),
    })
  }
}
