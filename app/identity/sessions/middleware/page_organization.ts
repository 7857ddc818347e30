import type { HttpContext } from '@adonisjs/core/http'
import type { Caller } from '#identity/sessions/caller'
import { actingFor } from '#identity/sessions/sign_in'
import { DomainError } from '#shared/errors/domain_error'

const HEADER = 'sendam-organization'

/** What may be asked from a page of another organization: it is about the session itself. */
const ANYWHERE = /^\/api\/v1\/(session|sessions|ping|login|switch\/-?\d+)$/

class OtherOrganization extends DomainError {
  constructor(drawnFor: string, now: string) {
    super(
      'E_OTHER_ORGANIZATION',
      `You opened this page for ${drawnFor}, but you are now working for ${now}. Nothing was changed. Reload the page to continue for ${now}, or switch back first.`
    )
  }
}

/** Whether a page that was drawn for somebody asks: their session may have ended since. */
export function namesOrganization({ request }: HttpContext): boolean {
  return request.header(HEADER) !== undefined
}

/** Whether the page that asks was drawn for another organization than the session acts for by now. */
export function isOfAnotherOrganization(ctx: HttpContext, { organization }: Caller): boolean {
  return namesOrganization(ctx) && ctx.request.header(HEADER) !== String(organization.id)
}

/**
 * Another tab may have switched since the page was drawn: its commands would reach another wallet than
 * the one that it shows. Throws OtherOrganization.
 */
export async function requireOrganizationOfPage(ctx: HttpContext, caller: Caller) {
  if (ANYWHERE.test(ctx.request.url()) || !isOfAnotherOrganization(ctx, caller)) return
  const named = Number(ctx.request.header(HEADER))
  const drawnFor = await actingFor(caller.user.id, named).catch(() => null)
  const name = drawnFor?.organization.inWords ?? 'another organization'
  throw new OtherOrganization(name, caller.organization.inWords)
}
