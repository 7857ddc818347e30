import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import brand from '#config/brand'
import connected from '#config/couriers'
import payments from '#config/payments'
import { runSetupTest, SetupTestFailed } from '#admin/setup/trials/run_setup_test'
import User from '#identity/accounts/models/user'
import { brandFromEnvironment } from '#shared/brand/brand'
import { SmsRefused } from '#shared/sms/sms_driver'
import { NoSmsGateway } from '#shared/sms/no_sms_gateway'
import { smsGateway } from '#shared/sms/sms_gateway'
import { withMailServer } from '#tests/functional/shared/mail/mail_server'
import { dataOf, expectStatus } from '#tests/support/answers'
import { Caller } from '#tests/functional/branding/business/calls'
import { NoWhatsApp } from '#shared/whatsapp/no_whatsapp'
import { whatsappGateway } from '#shared/whatsapp/whatsapp_gateway'
import { FakeGraph } from '#tests/support/fakes/graph'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { mailOf } from '#tests/support/people'
import { addressOfServer, apiClientOf } from '#tests/support/api_client'
import { seedReference } from '#tests/support/reference'
import { makeShipment } from '#tests/support/shipment_rows'
import { smallTariff } from '#tests/support/tariff'

const STAFF = 'admin@sendam.test'

async function trial(client: ApiClient, part: string): Promise<string> {
  const call = await apiClientOf(client, STAFF)
  const { works, sentence, milliseconds } = await dataOf(call('post', '/setup/trial', { part }))
  if (!Number.isInteger(milliseconds)) throw new Error('It does not say how long it took')
  return `${works ? 'works' : 'fails'}: ${sentence}`
}

test.group('Set-up tests', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('send an e-mail to the administrator’s own address', async ({ client, assert, cleanup }) => {
    assert.equal(await trial(client, 'mail'), `works: A mail to ${STAFF} is kept at /dev/inbox.`)
    const [inboxMail] = await mailOf(STAFF)
    assert.equal(inboxMail?.subject, `Mail from ${brand.name} works`)

    const server = await withMailServer(cleanup)
    assert.match(await trial(client, 'mail'), /^works: The mail server accepted an e-mail to/)
    assert.deepEqual(server.received[0]?.to, [STAFF])
    server.refusal = '550 not from you'
    assert.equal(await trial(client, 'mail'), 'fails: The mail server refused the mail with 550.')
  })

  test('report a mail server that cannot be reached', async ({ client, assert, cleanup }) => {
    const server = await withMailServer(cleanup)
    await server.stop()
    assert.equal(await trial(client, 'mail'), 'fails: The mail server cannot be reached.')
  })

  test('send an SMS to the administrator’s own number', async ({ client, assert, cleanup }) => {
    const { driver } = smsGateway
    cleanup(() => void (smsGateway.driver = driver))
    const without = 'fails: Your account has no phone number. Add one under your own settings.'
    await User.query().where('email', STAFF).update({ phoneNumber: null })
    assert.equal(await trial(client, 'sms'), without)
    await User.query().where('email', STAFF).update({ phoneNumber: '08031234567' })
    assert.equal(await trial(client, 'sms'), 'works: An SMS to 08031234567 is kept at /dev/inbox.')
    smsGateway.driver = {
      send: async () => {
        throw new SmsRefused('Termii answered 401')
      },
      readReport: () => null,
    }
    assert.equal(
      await trial(client, 'sms'),
      'fails: The gateway refused the SMS: Termii answered 401.'
    )
    smsGateway.driver = new NoSmsGateway()
    assert.equal(await trial(client, 'sms'), 'fails: There is no gateway: SMS_DRIVER is not set.')
  })

  test('send a WhatsApp message to the administrator’s own number', async ({
    client,
    assert,
    cleanup,
  }) => {
    await User.query().where('email', STAFF).update({ phoneNumber: '08031234567' })
    const inInbox = 'works: A WhatsApp message to 08031234567 is kept at /dev/inbox.'
    assert.equal(await trial(client, 'whatsapp'), inInbox)
    const graph = await FakeGraph.start(cleanup)
    const taken = 'works: WhatsApp accepted the template parcel_booked for 08031234567. Check that'
    assert.include(await trial(client, 'whatsapp'), taken)
    graph.refuses(132_001, 404)
    assert.equal(
      await trial(client, 'whatsapp'),
      'fails: The template parcel_booked was not sent: WhatsApp does not accept the template. (132001)'
    )
    whatsappGateway.driver = new NoWhatsApp()
    const none = 'fails: WhatsApp is not set up: WHATSAPP_DRIVER is not set.'
    assert.equal(await trial(client, 'whatsapp'), none)
  })

  test('write, read and delete a file', async ({ client, assert, cleanup }) => {
    const disk = drive.fake()
    cleanup(() => drive.restore())
    assert.equal(await trial(client, 'storage'), 'works: A file was written, read and deleted.')
    disk.put = async () => {
      const cause = Object.assign(new Error('write'), { code: 'ENOSPC' })
      throw new Error('Cannot write', { cause })
    }
    assert.equal(await trial(client, 'storage'), 'fails: The disk is full.')
  })

  test('fetch the banks of the payment provider', async ({ client, assert, cleanup }) => {
    const { provider } = payments
    cleanup(() => void (payments.provider = provider))
    assert.match(await trial(client, 'payment'), /^works: .* lists [1-9]\d* banks\.$/)
    payments.provider = null
    assert.equal(
      await trial(client, 'payment'),
      'fails: Cards and bank transfers are not available at the moment.'
    )
  })

  test('fail if no courier serves any kind of shipment', async ({ client, assert }) => {
    await db.from('couriers').update({
      serves_domestic: false,
      serves_export: false,
      serves_import: false,
    })
    assert.match(await trial(client, 'couriers'), /^fails: No courier is offered/)
    await seedReference()
    await db.from('couriers').where('code', 'DHL').update({ serves_export: true })
    assert.match(await trial(client, 'couriers'), /^works: The sandbox simulates .*DHL/)
  })

  test('check the connection to each courier with an account, and name one that does not answer', async ({
    client,
    assert,
  }) => {
    const { connections } = connected
    connected.connections = ['dhl', 'sandbox']
    try {
      // DHL has no keys in tests, so the connection fails.
      assert.equal(await trial(client, 'couriers'), 'fails: DHL does not answer.')
    } finally {
      connected.connections = connections
    }
  })

  test('refuse an unknown part with 422, and a customer with 403', async ({ client }) => {
    const call = await apiClientOf(client, STAFF)
    await expectStatus(422, call('post', '/setup/trial', { part: 'disk' }))
    const customer = await apiClientOf(client, 'member@sendam.test')
    await expectStatus(403, customer('post', '/setup/trial', { part: 'mail' }))
  })

  test('time out, and hide the secrets of an unexpected error', async ({ assert }) => {
    const slow = await runSetupTest(() => new Promise(() => {}), 50)
    assert.containsSubset(slow, { works: false, sentence: 'There was no answer within 1 seconds.' })
    const secret = await runSetupTest(async () => {
      throw new Error('connect to postgres://app:hunter2@db')
    })
    assert.equal(secret.sentence, 'It failed. The log says why.')
    const own = await runSetupTest(async () => {
      throw new SetupTestFailed('So it is.')
    })
    assert.equal(own.sentence, 'So it is.')
  })
})

test.group('The set-up page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => () => void Object.assign(brand, brandFromEnvironment(process.env)))

  async function readPage() {
    const page = await PageSession.signedIn(STAFF)
    const { props } = await page.visit('/admin/setup')
    return props
  }

  async function stepsDone() {
    const props = await readPage()
    const steps: { key: string; done: boolean }[] = props.steps
    return steps.filter(({ done }) => done).map(({ key }) => key)
  }

  test('ticks the steps that are done', async ({ client, assert }) => {
    await db.from('carrier_services').delete()
    await db.from('couriers').delete()
    assert.deepEqual(await stepsDone(), [])
    await seedReference()
    await smallTariff()
    assert.deepEqual(await stepsDone(), ['couriers', 'tariff'])
    const call = await apiClientOf(client, STAFF)
    await call('put', '/setting/brand.names', { value: { name: 'Okada', legalName: 'Okada Ltd' } })
    assert.deepEqual(await stepsDone(), ['brand', 'couriers', 'tariff'])
    const shipment = await makeShipment({ status: 'AWAITING_PAYMENT_CONFIRMATION' })
    assert.deepEqual(await stepsDone(), ['brand', 'couriers', 'tariff', 'price'])
    await shipment.merge({ waybillNumber: '1234567890' }).save()
    assert.deepEqual(await stepsDone(), ['brand', 'couriers', 'tariff', 'price', 'booking'])
    await db.from('shipping_zones').update({ archived_at: new Date() })
    assert.notInclude(await stepsDone(), 'tariff')
  })

  test('marks the steps for brand and couriers as done when their set-up checks are fine', async ({
    client,
    assert,
  }) => {
    const states = async (name: string, step: string) => {
      const { checks, steps } = await readPage()
      const { state } = checks.find((check: { name: string }) => check.name === name)
      const { done } = steps.find(({ key }: { key: string }) => key === step)
      return { state, done }
    }
    await db.from('carrier_services').delete()
    await db.from('couriers').delete()
    assert.deepEqual(await states('Brand', 'brand'), { state: 'warning', done: false })
    assert.deepEqual(await states('Couriers', 'couriers'), { state: 'warning', done: false })
    await seedReference()
    await smallTariff()
    const call = await apiClientOf(client, STAFF)
    await call('put', '/setting/brand.names', { value: { name: 'Okada', legalName: 'Okada Ltd' } })
    assert.deepEqual(await states('Brand', 'brand'), { state: 'ok', done: true })
    assert.deepEqual(await states('Couriers', 'couriers'), { state: 'ok', done: true })
  })

  test('names the couriers that staff book by hand', async ({ assert }) => {
    await seedReference()
    await db.from('couriers').where('code', 'DHL').update({ by_hand: true })
    const { checks } = await readPage()
    const couriers = checks.find(({ name }: { name: string }) => name === 'Couriers')
    assert.equal(couriers.state, 'ok')
    assert.include(couriers.sentence, 'Staff book DHL by hand.')
  })

  test('takes a logo that every page shows, and removes it again', async ({ assert, cleanup }) => {
    drive.fake()
    cleanup(() => drive.restore())
    const staff = await Caller.of(STAFF)
    const uploaded = await staff.upload('PUT', '/brand/logo')
    const { data } = uploaded.body
    assert.match(data.logoURL, /^\/images\/[0-9a-f-]{36}$/)
    assert.equal(brand.logo, data.logoURL)
    const page = await fetch(`${addressOfServer()}/terms`)
    assert.include(await page.text(), `src="${data.logoURL}"`)
    const picture = await fetch(`${addressOfServer()}${data.logoURL}`)
    assert.equal(picture.headers.get('content-type'), 'image/png')

    assert.equal(await staff.statusOf('DELETE', '/brand/logo'), 200)
    assert.isNull(brand.logo)
    const gone = await fetch(`${addressOfServer()}${data.logoURL}`)
    assert.equal(gone.status, 404)
  })
})
