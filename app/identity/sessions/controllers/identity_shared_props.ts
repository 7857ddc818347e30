import brand from '#config/brand'
import type { HttpContext } from '@adonisjs/core/http'
import type { Caller } from '#identity/sessions/caller'
import { listSecondPersonRules } from '#identity/approvals/approvers'
import { countPendingFor } from '#identity/approvals/pending_approvals'
import { listOrganizationChoices } from '#identity/organizations/organization_choice'
import AllowanceTransformer from '#identity/teams/allowance_transformer'
import { readCallerTeam } from '#identity/teams/caller_team'
import { isShellUrl } from '#identity/sessions/shell_url'
import { findShownView } from '#identity/sessions/controllers/landing_path'
import CallerTransformer from '#identity/sessions/transformers/caller_transformer'
import OrganizationChoiceTransformer from '#identity/organizations/transformers/organization_choice_transformer'
import { buildCanonicalUrl } from '#shared/site_identity/controllers/canonical_url'
import { buildEnglishFrameTranslations } from '#shared/languages/controllers/public_page_translations'

/** The shared props of this module: the platform's brand and the caller with their organization, team and approvals. */
export function shareIdentityProps(ctx: HttpContext) {
  const { caller } = ctx
  const isShell = isShellUrl(ctx.request.url())
  return {
    brand: ctx.inertia.always(brand),
    words: caller && isShell ? undefined : buildEnglishFrameTranslations(),
    address: ctx.inertia.always(buildCanonicalUrl(ctx)),
    appView: caller && isShell ? findShownView(ctx) : undefined,
    isNavigationNarrow: isShell && isNavigationNarrow(ctx),
    theme: readTheme(ctx),
    caller: ctx.inertia.always(caller ? CallerTransformer.transform(caller) : undefined),
    organizations: async () => {
      const choices = await readForShell(ctx, listOrganizationChoices)
      return choices && OrganizationChoiceTransformer.transform(choices)
    },
    team: async () => {
      const own = await readForShell(ctx, readCallerTeam)
      return own && AllowanceTransformer.transform(own)
    },
    approvalsWaiting: () =>
      readForShell(ctx, async (signedIn) => (signedIn.isAdmin ? countPendingFor(signedIn) : 0)),
    approvalRules: () => readForShell(ctx, listSecondPersonRules),
  }
}

/** The browser sets the cookie when someone collapses the side bar. */
function isNavigationNarrow({ request }: HttpContext): boolean {
  return request.plainCookie('navigation', { encoded: false }) === 'narrow'
}

/** The theme chosen in the account menu; null follows the device. */
function readTheme({ request }: HttpContext): 'light' | 'dark' | null {
  const saved: unknown = request.plainCookie('theme', { encoded: false })
  return saved === 'light' || saved === 'dark' ? saved : null
}

/** Reads a shared prop. A failure omits it, because the page, perhaps an error page, must render. */
export async function readForShell<T>(
  ctx: HttpContext,
  read: (caller: Caller) => Promise<T>
): Promise<T | undefined> {
  if (!ctx.caller || !isShellUrl(ctx.request.url())) return undefined
  try {
    return await read(ctx.caller)
  } catch (error) {
    ctx.logger.error({ err: error }, 'The shared data of a page could not be loaded')
    return undefined
  }
}
