import type { HttpContext } from '@adonisjs/core/http'

export default class AuditPageController {
  render({ inertia }: HttpContext) {
    return inertia.render('admin/audit/audit', {})
  }
}
