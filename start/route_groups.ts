import router from '@adonisjs/core/services/router'
import type { Ability } from '#identity/access/abilities'
import { KEY_SCOPES } from '#start/key_scopes'
import { middleware } from '#start/kernel'
import { LIVE_ONLY } from '#start/live_only'
import { TEAM_NEEDS } from '#start/team_needs'

type Module = 'shared' | 'identity' | 'wallet' | 'shipping' | 'branding' | 'admin'

/** Calls that move money keep their Idempotency-Key in one transaction with it. */
const MONEY = [
  'api.shipping.shipments.store',
  'api.shipping.payments.store',
  'api.shipping.batch_payments.store',
  'api.shipping.shipment_returns.store',
  'api.shipping.return_decisions.approve',
  'api.shipping.reweigh_payments.store',
  'api.shipping.purchase_decisions.approve',
  'api.wallet.withdrawals.store',
  'api.wallet.organization_withdrawals.store',
  'api.wallet.operations.store',
  'api.admin.invoice_decisions.match',
  'api.admin.invoice_decisions.credit',
  'api.admin.invoice_decisions.write_off',
]

/** Calls whose answer holds a secret keep it sealed beside their Idempotency-Key. */
const SECRET = [
  'api.identity.webhook_endpoints.store',
  'api.identity.endpoint_rotations.update',
  'api.shipping.address_requests.store',
]

/** Done once by what they are about, whoever asks again. */
const SAFE_TO_REPEAT = [
  'api.wallet.payment_verifications.store',
  'api.shipping.applied_discounts.store',
  'api.shipping.purchase_approvals.store',
  'api.shipping.purchase_decisions.refuse',
  'api.admin.past_prices.store',
  'api.admin.version_checks.store',
  'api.admin.approval_decisions.approve',
  'api.admin.approval_decisions.decline',
  'api.admin.approval_decisions.withdraw',
  'api.admin.billing_runs.check',
]

/** Whom the routes of a group answer. */
type Audience =
  | 'anyone'
  /** Signed in, and perhaps not through with signing up. */
  | 'signingUp'
  /** Signed in, and perhaps still without the second factor that staff need. */
  | 'securing'
  | 'signedIn'
  | Ability

/** Pages of a module, named `<module>.<page>`. */
export function pages(module: Module, audience: Audience, routes: () => void) {
  const group = groupFor(audience, routes).as(module)
  return audience === 'anyone' ? group : group.use(middleware.inView())
}

/**
 * Calls of a module's API. One that is given no name has that of its controller and method:
 * `api.<module>.rate_quotes.store` for `[calculator.RateQuotes, 'store']`.
 */
export function calls(module: Module, audience: Audience, routes: () => void) {
  const group = groupFor(audience, routes).prefix('/api/v1').as(`api.${module}`)
  if (audience === 'anyone') return group
  return group.use(
    middleware.once({ keptByThemselves: [...MONEY, ...SECRET], safeToRepeat: SAFE_TO_REPEAT })
  )
}

function groupFor(audience: Audience, routes: () => void) {
  const group = router.group(routes)
  if (audience === 'anyone') return group
  if (audience === 'signingUp') return group.use(middleware.signedIn({ signingUp: true }))
  if (audience === 'securing') return group.use(middleware.signedIn({ securing: true }))
  const signedIn = middleware.signedIn({ scopes: KEY_SCOPES, liveOnly: LIVE_ONLY })
  if (audience === 'signedIn') return group.use([signedIn, middleware.team(TEAM_NEEDS)])
  return group.use([signedIn, middleware.can({ ability: audience })])
}
