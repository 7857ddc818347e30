import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { DEMO_PASSWORD } from '#identity/demo'
import User from '#identity/accounts/models/user'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { eventually } from '#tests/support/eventually'
import { captureLog } from '#tests/support/log_lines'
import { call } from '#tests/support/people'
import { makeShipment } from '#tests/support/shipment_rows'

const MEMBER = 'member@sendam.test'
const STRANGER = 'ngozi.secret@mail.example'
const PHONE = '+2348099887766'
const RESET_TOKEN = 'Zx81qLm2_0aB7cD9eF3gH5iJ6kL8mN0pQ'
const OWN_ID = '0192aa11-22bb-4c33-8d44-55ee66ff7788'

test.group('The request log', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoWallets())

  test('has one line per request with route, status, time, person, organization and id', async ({
    assert,
    cleanup,
  }) => {
    const member = await User.findByOrFail('email', MEMBER)
    const page = await PageSession.signedIn(MEMBER)
    const log = captureLog()
    cleanup(() => log.stop())
    await page.get('/base/wallet/balance', { 'x-request-id': OWN_ID })
    await page.get('/nowhere/at/all')
    await eventually(() => log.named('Request').length >= 2)
    const [found, lost] = log.named('Request').slice(-2)
    assert.containsSubset(found, {
      level: 30,
      method: 'GET',
      route: 'wallet.balance',
      status: 200,
      person: member.id,
      organization: 2,
      request_id: OWN_ID,
    })
    assert.isAbove(found.ms, 0)
    assert.containsSubset(lost, { route: null, status: 404 })
    assert.match(lost.request_id, /^[0-9a-f-]{36}$/)
  })

  test('never contains personal data, sent values or credentials', async ({ assert, cleanup }) => {
    const member = await User.findByOrFail('email', MEMBER)
    const { trackingNumber } = await makeShipment({ status: 'BOOKED' })
    const log = captureLog()
    cleanup(() => log.stop())
    const page = await PageSession.signedIn(MEMBER)
    const login = { username: MEMBER, password: DEMO_PASSWORD }
    const { headers } = await call('POST', '/api/v1/login', login, { 'x-request-id': PHONE })
    const authorization = headers.get('authorization')!
    await call('POST', '/api/v1/login', { username: STRANGER, password: 'My-Own#Secret9' })
    await call('GET', `/api/v1/shipment/${trackingNumber}/track?email=${STRANGER}`)
    await call('GET', `/api/v1/nowhere/${STRANGER}?token=${RESET_TOKEN}`, undefined, {
      authorization,
      'user-agent': STRANGER,
    })
    await page.get(`/reset/${RESET_TOKEN}?phone=${encodeURIComponent(PHONE)}`)
    await page.get(`/track/${trackingNumber}`)
    // Makes the sign-up fail with an error that quotes the row, the statement and its values.
    await db.rawQuery('alter table users add constraint nobody_new check (false) not valid')
    const account = {
      firstname: 'Ngozi',
      lastname: 'Secretfamily',
      username: STRANGER,
      phoneNumber: PHONE,
      password: 'My-Own#Secret9',
    }
    const failed = await call('POST', '/api/v1/account', account)
    await eventually(() =>
      log.named('Request').some(({ route }) => route === 'api.identity.accounts.store')
    )
    const text = log.text()
    assert.equal(failed.status, 500, JSON.stringify(failed.body))
    assert.lengthOf(log.named('A request failed'), 1)
    const secrets = [
      ...[MEMBER, STRANGER, PHONE, PHONE.slice(1), '8099887766', RESET_TOKEN, DEMO_PASSWORD],
      ...['Secretfamily', 'My-Own#Secret9', String(trackingNumber), member.firstname],
      ...[authorization, authorization.split(' ')[1]!, page.cookie('sendam-session')!],
    ]
    assert.deepEqual(
      secrets.filter((secret) => text.includes(secret)),
      []
    )
  })
})
