import { createHmac } from 'node:crypto'
import { test } from '@japa/runner'
import { Encryption, drivers } from '@adonisjs/core/encryption'
import app from '@adonisjs/core/services/app'
import encryption from '@adonisjs/core/services/encryption'
import testUtils from '@adonisjs/core/services/test_utils'
import { decodeJwt, SignJWT } from 'jose'
import { DEMO_PASSWORD } from '#identity/demo'
import { isKeyedHash } from '#shared/http/keyed_hash'
import { isReceiverLink, RECEIVER_KEY_LENGTH } from '#shipping/tracking/receiver_proof'
import { makeShipment } from '#tests/support/shipment_rows'

const PREVIOUS_KEY = process.env.APP_KEY_PREVIOUS!
const UNKNOWN_KEY = 'a-key-that-never-was-one-of-ours'

test.group('The previous application key', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('still verifies a bearer token, unlike an unknown key', async ({ client }) => {
    const account = { username: 'member@sendam.test', password: DEMO_PASSWORD }
    const login = await client.post('/api/v1/login').json(account)
    const claims = decodeJwt(login.header('authorization')!.replace('Bearer ', ''))
    for (const { key, status } of [
      { key: PREVIOUS_KEY, status: 200 },
      { key: UNKNOWN_KEY, status: 401 },
    ]) {
      const secret = new TextEncoder().encode(key)
      const token = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(secret)
      const response = await client.post('/api/v1/ping').header('authorization', `Bearer ${token}`)
      response.assertStatus(status)
    }
  })

  test('still decrypts queued e-mails and verifies cookies', async ({ assert }) => {
    const sealWith = async (key: string) => {
      const config = drivers.aes256gcm({ keys: [key], id: 'gcm' })
      return new Encryption(await config.resolver(app))
    }
    const before = await sealWith(PREVIOUS_KEY)
    assert.equal(encryption.decrypt(before.encrypt('Good morning')), 'Good morning')
    const cookie = before.getMessageVerifier().sign('a session', undefined, 'sendam-session')
    assert.equal(encryption.getMessageVerifier().unsign(cookie, 'sendam-session'), 'a session')
    const strangers = await sealWith(UNKNOWN_KEY)
    assert.isNull(encryption.decrypt(strangers.encrypt('Good morning')))
  })

  test('still verifies receiver links and one-time codes', async ({ assert }) => {
    const shipment = await makeShipment({ owner: 'member@sendam.test' })
    const signed = (key: string) =>
      createHmac('sha256', key)
        .update(`receiver of parcel ${shipment.trackingNumber}`)
        .digest('base64url')
        .slice(0, RECEIVER_KEY_LENGTH)
    assert.isTrue(isReceiverLink({ k: signed(PREVIOUS_KEY) }, shipment))
    assert.isFalse(isReceiverLink({ k: signed(UNKNOWN_KEY) }, shipment))

    const hashed = (key: string) => {
      const secret = createHmac('sha256', key).update('keyed hash: one-time code').digest()
      return createHmac('sha256', secret).update('ref:123456').digest('hex')
    }
    assert.isTrue(isKeyedHash(hashed(PREVIOUS_KEY), 'one-time code', 'ref:123456'))
    assert.isFalse(isKeyedHash(hashed(UNKNOWN_KEY), 'one-time code', 'ref:123456'))
  })
})
