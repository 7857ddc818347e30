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

const BEFORE = process.env.APP_KEY_PREVIOUS!
const STRANGERS = 'a-key-that-never-was-one-of-ours'

test.group('What a key made that was rotated since', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test("a program's token is still good, and one of a stranger's key is not", async ({
    client,
  }) => {
    const account = { username: 'member@sendam.test', password: DEMO_PASSWORD }
    const login = await client.post('/api/v1/login').json(account)
    const claims = decodeJwt(login.header('authorization')!.replace('Bearer ', ''))
    for (const { key, status } of [
      { key: BEFORE, status: 200 },
      { key: STRANGERS, status: 401 },
    ]) {
      const secret = new TextEncoder().encode(key)
      const token = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(secret)
      const response = await client.post('/api/v1/ping').header('authorization', `Bearer ${token}`)
      response.assertStatus(status)
    }
  })

  test('a mail that waits in the queue can be opened, and a cookie too', async ({ assert }) => {
    const sealWith = async (key: string) => {
      const config = drivers.aes256gcm({ keys: [key], id: 'gcm' })
      return new Encryption(await config.resolver(app))
    }
    const before = await sealWith(BEFORE)
    assert.equal(encryption.decrypt(before.encrypt('Good morning')), 'Good morning')
    const cookie = before.getMessageVerifier().sign('a session', undefined, 'sendam-session')
    assert.equal(encryption.getMessageVerifier().unsign(cookie, 'sendam-session'), 'a session')
    const strangers = await sealWith(STRANGERS)
    assert.isNull(encryption.decrypt(strangers.encrypt('Good morning')))
  })

  test('the link of a message still shows its parcel, and a code is still taken', async ({
    assert,
  }) => {
    const shipment = await makeShipment({ owner: 'member@sendam.test' })
    const signed = (key: string) =>
      createHmac('sha256', key)
        .update(`receiver of parcel ${shipment.trackingNumber}`)
        .digest('base64url')
        .slice(0, RECEIVER_KEY_LENGTH)
    assert.isTrue(isReceiverLink({ k: signed(BEFORE) }, shipment))
    assert.isFalse(isReceiverLink({ k: signed(STRANGERS) }, shipment))

    const hashed = (key: string) => {
      const secret = createHmac('sha256', key).update('keyed hash: one-time code').digest()
      return createHmac('sha256', secret).update('ref:123456').digest('hex')
    }
    assert.isTrue(isKeyedHash(hashed(BEFORE), 'one-time code', 'ref:123456'))
    assert.isFalse(isKeyedHash(hashed(STRANGERS), 'one-time code', 'ref:123456'))
  })
})
