import type { HttpContext } from '@adonisjs/core/http'
import { formatKobo } from '#shared/money/rules/money'
import { findSandboxCheckout } from '#wallet/providers/sandbox/sandbox_card'

export default class SandboxCardPageController {
  async render(ctx: HttpContext) {
    const checkout = await findSandboxCheckout(ctx.params.reference)
    if (!checkout) return ctx.response.notFound('There is no such payment.')
    return ctx.inertia.render('wallet/providers/sandbox/sandbox_card', {
      action: ctx.request.url(),
      csrfToken: ctx.request.csrfToken,
      amount: formatKobo(checkout.amountKobo),
      customerName: checkout.customerName,
      reference: checkout.reference,
      isOver: checkout.isOver,
    })
  }
}
