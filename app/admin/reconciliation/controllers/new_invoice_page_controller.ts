import type { HttpContext } from '@adonisjs/core/http'

export default class NewInvoicePageController {
  async render(ctx: HttpContext) {
    return ctx.inertia.render('admin/reconciliation/new_invoice', {})
  }
}
