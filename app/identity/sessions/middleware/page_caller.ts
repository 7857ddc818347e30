import type { HttpContext } from '@adonisjs/core/http'
import type { Caller } from '#identity/sessions/caller'
import { createCallerFor } from '#identity/sessions/create_caller'
import { DomainError } from '#shared/errors/domain_error'

const USER = 'sendam-user'
const ORGANIZATION = 'sendam-organization'

/** Calls about the session itself, allowed from an outdated page. */
const SESSION_PATHS = /^\/api\/v1\/(session|sessions|ping|login(\/second_factor)?|switch\/-?\d+)$/

class OrganizationChanged extends DomainError {
  constructor(drawnFor: string, now: string) {
    super(
      'E_OTHER_ORGANIZATION',
      `You opened this page for ${drawnFor}, but you are now working for ${now}. Nothing was changed. Reload the page to continue for ${now}, or switch back first.`
    )
  }
}

class UserChanged extends DomainError {
  constructor() {
    super(
      'E_OTHER_ORGANIZATION',
      'Somebody else has signed in since you opened this page. Nothing was changed. Reload the page to continue.'
    )
  }
}

export function hasCallerHeader({ request }: HttpContext): boolean {
  return request.header(ORGANIZATION) !== undefined
}

export function isForAnotherCaller(ctx: HttpContext, { user, organization }: Caller): boolean {
  return (
    isHeaderDifferent(ctx, USER, user.id) || isHeaderDifferent(ctx, ORGANIZATION, organization.id)
  )
}

/**
 * Refuses commands of a page rendered before another tab switched organization or user: they would
 * use another wallet than the one shown. Throws UserChanged, OrganizationChanged.
 */
export async function requireSameCaller(ctx: HttpContext, caller: Caller) {
  if (SESSION_PATHS.test(ctx.request.url()) || !isForAnotherCaller(ctx, caller)) return
  if (isHeaderDifferent(ctx, USER, caller.user.id)) throw new UserChanged()
  const named = Number(ctx.request.header(ORGANIZATION))
  const drawnFor = await createCallerFor(caller.user.id, named).catch(() => null)
  const name = drawnFor?.organization.nameWithMode ?? 'another organization'
  throw new OrganizationChanged(name, caller.organization.nameWithMode)
}

function isHeaderDifferent({ request }: HttpContext, header: string, id: number): boolean {
  return (request.header(header) ?? String(id)) !== String(id)
}
