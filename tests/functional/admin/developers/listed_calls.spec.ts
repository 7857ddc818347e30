import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { createDocumentedCaller } from '#tests/support/documented_caller'
import { linkPayoutAccount } from '#tests/support/money/payouts'
import { seedReference } from '#tests/support/reference'
import { smallTariff } from '#tests/support/tariff'
import { cityZone, exportZone, localZone } from '#tests/support/zone_calls'

const ORGANIZATION = {
  name: 'Bola Textiles',
  contactEmail: 'bola@textiles.test',
  address: '12 Marina, Lagos',
  active: true,
  contactPhoneNumber: '08031234567',
  billingGroup: null,
  billingCycle: 'Weekly',
  creditLimit: 1000,
}

const PERSON = {
  username: 'ngozi@example.test',
  firstname: 'Ngozi',
  lastname: 'Ade',
  phoneNumber: '08031234567',
  status: 'ACTIVE',
  roles: ['MEMBER'],
  approvalGroups: [],
}

const RATE = { aboveWeight: 0, endWeight: 1, rate: 5000 }

test.group('The console’s calls in the API reference', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await seedReference()
    await seedDemoWallets()
    await smallTariff()
  })

  test('create, list, read, update and delete zones of every kind', async ({ client, assert }) => {
    const ask = await createDocumentedCaller(client, 'admin@sendam.test', assert)
    const zone = ['id', 'description', 'courierCode', 'originCountryCode']
    const member = ['value', 'label']
    for (const [type, geography] of [
      ['Export', 'country'],
      ['Import', 'country'],
    ]) {
      const base = '/shippingZone/international'
      const { id } = await ask(`POST ${base}/${type}`, ['message', 'id'], exportZone())
      const international = [...zone, 'geographyCode', 'billingGroup', 'billingGroupName']
      await ask(`GET ${base}/${type}/DHL/NG`, international)
      await ask(`GET ${base}/${type}/DHL/NG/${geography}`, international)
      await ask(`GET ${base}/detail/${id}/${geography}`, member)
      await ask(`PUT ${base}/${id}`, ['message', 'id'], exportZone({ id }))
      await ask(`DELETE ${base}/${id}`, ['message'])
    }
    for (const [base, body, list] of [
      ['/shippingZone/local', localZone(), 'UPS/NG'],
      ['/shippingZone/city', cityZone(), 'UPS/NG/LA'],
    ] as const) {
      const { id } = await ask(`POST ${base}`, ['message', 'id'], body)
      await ask(`GET ${base}/${list}`, zone)
      await ask(`GET ${base}/detail/${id}`, member)
      await ask(`PUT ${base}/${id}`, ['message'], { ...body, id })
      await ask(`DELETE ${base}/${id}`, ['message'])
    }
  })

  test('list couriers and places', async ({ client, assert }) => {
    const ask = await createDocumentedCaller(client, 'admin@sendam.test', assert)
    for (const path of [
      '/courier/international/all',
      '/courier/city/all',
      '/geography/region/all',
      '/geography/continent/all',
      '/geography/region/country/NG',
      '/geography/region/country/NG/state/LA',
    ]) {
      await ask(`GET ${path}`, ['value', 'label'])
    }
  })

  test('save, multiply and read rates of an international and a city zone', async ({
    client,
    assert,
  }) => {
    const ask = await createDocumentedCaller(client, 'admin@sendam.test', assert)
    const { id: zoneId } = await ask(
      'POST /shippingZone/international/Export',
      ['id'],
      exportZone()
    )
    const { id: cityId } = await ask('POST /shippingZone/city', ['id'], cityZone())
    for (const shippingZoneId of [zoneId, cityId]) {
      const rates = { shippingZoneId, billingGroupId: null, rates: [RATE] }
      await ask('POST /rate', ['message'], rates)
      assert.deepEqual(await ask(`GET /rate/${shippingZoneId}`, Object.keys(RATE)), [RATE])
    }
    await ask('POST /rate/multiplier', ['message'], {
      shippingZoneId: zoneId,
      billingGroupId: null,
      startWeight: 1,
      endWeight: 2,
      increment: 0.5,
      ratePerIncrement: 100,
    })
  })

  test('create, list, read and update organizations and billing groups', async ({
    client,
    assert,
  }) => {
    const ask = await createDocumentedCaller(client, 'admin@sendam.test', assert)
    const zobo = await ask('POST /billingGroup', ['message', 'id'], {
      name: 'Zobo Makers',
      active: true,
    })
    const groupNames = ['id', 'name', 'active', 'dateCreated', 'createdBy', 'status']
    await ask('GET /billingGroup', ['value', 'label'])
    await ask('GET /billingGroup/all', groupNames)
    await ask('GET /billingGroup/all?condition=zobo', groupNames)
    const body = { name: 'Zobo Makers', active: false }
    await ask(`PUT /billingGroup/${zobo.id}`, ['message'], body)
    await ask('GET /organization/init/billingGroups', ['value', 'label'])
    const organization = await ask('POST /organization', ['message', 'id'], ORGANIZATION)
    const names = [...Object.keys(ORGANIZATION), 'id', 'billingGroupName', 'description', 'status']
    const staffNames = [...names, 'dateCreated', 'createdBy']
    await ask('GET /organization/all', staffNames)
    await ask('GET /organization/all?condition=bola', staffNames)
    await ask(`GET /organization/${organization.id}`, staffNames)
    await ask(`PUT /organization/${organization.id}`, ['message'], ORGANIZATION)
    const owner = await createDocumentedCaller(client, 'owner@acme.test', assert)
    await owner('GET /organization/', names)
    const { id: creditAccountId } = await linkPayoutAccount('owner@acme.test')
    await owner('POST /organization/withdraw', ['message'], { amount: 100, creditAccountId })
  })

  test('create, list, read, update, block and unblock users', async ({ client, assert }) => {
    const ask = await createDocumentedCaller(client, 'admin@sendam.test', assert)
    const names = [
      'id',
      'dateCreated',
      'firstname',
      'lastname',
      'username',
      'phoneNumber',
      'status',
    ]
    await ask('GET /user/init', [])
    const { id } = await ask('POST /user/create', ['message', 'id'], PERSON)
    await ask('GET /users/advanced/all', names)
    await ask('GET /users/advanced/all?condition=ngozi', names)
    await ask(`GET /user/${id}`, names)
    await ask(`GET /user/edit/${id}`, Object.keys(PERSON))
    await ask(`PUT /user/${id}`, ['message'], { ...PERSON, lastname: 'Bello' })
    await ask(`PUT /user/block/${id}`, ['message'])
    await ask(`PUT /user/unblock/${id}`, ['message'])
  })
})
