import { test } from '@japa/runner'
import { UnusableEnvironment } from '#shared/errors/unusable_environment'
import { readCarrierAccounts } from '#shipping/pricing/carrier_accounts'

const KEYS = { FEDEX_CLIENT_ID: 'id', FEDEX_CLIENT_SECRET: 'secret', FEDEX_ACCOUNT: '700000001' }
const TRACKING = { FEDEX_TRACK_CLIENT_ID: 'other', FEDEX_TRACK_CLIENT_SECRET: 'other secret' }

test.group('FedEx tracking keys', () => {
  test('are read beside those of the account, and may be left out', ({ assert }) => {
    const apart = readCarrierAccounts({ ...KEYS, ...TRACKING }).fedex
    assert.equal(apart!.TRACK_CLIENT_ID, 'other')
    assert.equal(apart!.TRACK_CLIENT_SECRET, 'other secret')

    const { fedex } = readCarrierAccounts(KEYS)
    assert.deepEqual(fedex, {
      CLIENT_ID: 'id',
      CLIENT_SECRET: 'secret',
      ACCOUNT: '700000001',
      baseUrl: 'https://apis.fedex.com',
    })
  })

  test('are refused if only one of them is set', ({ assert }) => {
    assert.throws(
      () => readCarrierAccounts({ ...KEYS, FEDEX_TRACK_CLIENT_ID: 'other' }),
      UnusableEnvironment
    )
  })
})
