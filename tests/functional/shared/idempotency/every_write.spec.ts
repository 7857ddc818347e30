import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import { listApiRoutes } from '#admin/developers/openapi/api_routes'
import { DEMO_PASSWORD } from '#identity/demo'
import User from '#identity/accounts/models/user'
import { call } from '#tests/support/people'
import { pathOf } from '#tests/support/routes/route_path'

/** Anonymous calls, which have no user to own an idempotency key, and why a repeat is harmless. */
const BY_ANYONE = {
  'api.branding.return_requests.store': 'goods are in one return only',
  'api.shipping.asked_addresses.store': 'a link is good once',
  'api.branding.unwanted_mails.store': 'refusing mail twice changes nothing more',
  'api.branding.unwanted_mails.destroy': 'accepting mail twice changes nothing more',
  'api.branding.unwanted_texts.store': 'refusing texts twice changes nothing more',
  'api.branding.unwanted_texts.destroy': 'accepting texts twice changes nothing more',
  'api.identity.accounts.store': 'an e-mail address has one account',
  'api.identity.verifications.store': 'a link is good once',
  'api.identity.passwordless_accounts.store': 'an e-mail address has one account',
  'api.identity.password_resets.store': 'sends a mail, limited to a few an hour',
  'api.identity.password_resets.update': 'a link is good once',
  'api.identity.second_steps.store': 'a challenge is good once',
  'api.identity.factor_reset_stops.store': 'cancelling a reset twice changes nothing more',
  'api.identity.login': 'creates a session, which no repeated answer may contain',
  'api.identity.oauth.admissions.store': 'a token is good once',
  'api.identity.referral_clicks.store': 'counts visitors',
  'api.shared.sms_reports.store': 'a gateway reports the status of a message',
  'api.shared.whatsapp_hooks.store': 'WhatsApp reports the status of a message, known by its id',
  'api.shipping.courier_alerts.store': 'a courier reports an event, known by its id',
  'api.shipping.parcel_followers.store': 'an address follows a parcel once',
  'api.shipping.parcel_news.destroy': 'stopping news twice changes nothing more',
  'api.shipping.parcel_news.update': 'confirming news twice changes nothing more',
  'api.shipping.rate_quotes.store': 'saves nothing',
  'api.wallet.payment_webhooks.store': 'a provider reports a payment, known by its id',
  'api.wallet.provider_webhooks.store': 'a provider reports a payment, known by its id',
}

/** A valid body for the calls that validate it before the key. */
const BODY = {
  amount: 1000,
  creditAccountId: 1,
  url: 'http://127.0.0.1:4000/',
  comment: 'A refund',
  walletUserId: 1,
  walletId: 1,
  isCredit: true,
  entryId: 1,
  reason: 'Agreed',
  name: 'Grace',
}

async function headersOf(username: string) {
  const given = { username, password: DEMO_PASSWORD }
  const { headers } = await call('POST', '/api/v1/login', given)
  return {
    'authorization': headers.get('authorization')!,
    'idempotency-key': 'no key of ours',
  }
}

test.group('Every write', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('checks the Idempotency-Key first, or is listed as anonymous', async ({ assert }) => {
    const writes = listApiRoutes().filter(({ method }) => method !== 'GET')
    const [signedIn, anonymous] = [true, false].map((needed) =>
      writes.filter(({ needsSignIn }) => needsSignIn === needed)
    )
    assert.sameMembers(
      anonymous!.map(({ name }) => name),
      Object.keys(BY_ANYONE)
    )
    const { email } = await User.findByOrFail('role', 'ROOT')
    const root = await headersOf(email)
    const owner = await headersOf('owner@acme.test')
    const routes = Object.values(router.toJSON()).flat()
    for (const { name, method } of signedIn!) {
      const headers = name === 'api.wallet.organization_withdrawals.store' ? owner : root
      const route = routes.find((candidate) => candidate.name === name)
      const address = pathOf(route!.pattern)
      const { status, body } = await call(method, address, BODY, headers)
      assert.deepEqual([status, body.code], [422, 'E_INVALID_IDEMPOTENCY_KEY'], name)
    }
  })
})
