import type { HttpContext } from '@adonisjs/core/http'
import Membership from '#identity/organizations/models/membership'
import { isRobot } from '#branding/page_figures/rules/robots'

/** Excludes robots, prefetches, previews, staff and members. Stores nothing it inspects. */
export async function shouldCountVisit({ request, caller }: HttpContext, organizationId: number) {
  if (request.request.method !== 'GET' || isRobot(request.header('user-agent'))) return false
  const purpose = request.header('sec-purpose') ?? request.header('purpose') ?? ''
  if (/prefetch|prerender/.test(purpose) || request.qs().preview !== undefined) return false
  if (!caller) return true
  if (caller.isAdmin || caller.isBookingStaff) return false
  const membership = await Membership.findBy({ userId: caller.user.id, organizationId })
  return membership === null
}
