import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { foreignHost } from '#shared/brand/foreign_host'
import { subdomainOf } from '#shared/brand/subdomain'
import { answerKept, drawnPage, visitorsQuestion } from '#shared/http/controllers/kept_answer'
import { keepPage, keptPage, pagesVersion } from '#shared/http/kept_pages'
import { KEPT_PAGES } from '#start/kept_pages'

/**
 * Pages that are the same for all visitors are drawn once and kept in memory, and given before
 * anything is made that only the drawing of a page needs.
 */
export default class KeptPagesMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const question = visitorsQuestion(ctx)
    if (question === null || mayBeOfShop(ctx.request.hostname())) return next()
    const version = pagesVersion()
    const known = keptPage(question, version)
    if (known) return answerKept(ctx, known)
    await next()
    if (!KEPT_PAGES.has(ctx.route?.name ?? '')) return
    const drawn = drawnPage(ctx)
    if (!drawn) return
    keepPage(question, version, drawn)
    answerKept(ctx, drawn)
  }
}

/** Where a business may have a page of its own in the place of ours. */
function mayBeOfShop(host: string | null): boolean {
  return subdomainOf(host) !== null || foreignHost(host) !== null
}
