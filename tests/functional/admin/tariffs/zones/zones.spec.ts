import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { expectStatus } from '#tests/support/answers'
import { apiClientOf } from '#tests/support/api_client'
import { countQueries } from '#tests/support/database/query_count'
import { addZone, smallTariff } from '#tests/support/tariff'
import { auditOf, cityZone, exportZone, localZone } from '#tests/support/zone_calls'
import db from '@adonisjs/lucid/services/db'

const ADMIN = 'admin@sendam.test'

const descriptions = (response: any) =>
  response.body().data.map(({ description }: { description: string }) => description)
const fieldsOf = (response: any) => response.body().errors.map(({ field }: any) => field)

test.group('Zones', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('an export zone is created, listed, changed and deleted', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, ADMIN)
    const added = await apiClient('post', '/shippingZone/international/Export', exportZone())
    added.assertStatus(200)
    const { data, message, warnings } = added.body()
    assert.equal(message, 'The zone "West Africa" is created.')
    assert.deepEqual(data, {
      index: null,
      id: data.id,
      kind: 'export',
      description: 'West Africa',
      courierCode: 'DHL',
      originCountryCode: 'NG',
      originStateCode: null,
      geographyCode: 'country',
      geography: 'Country',
      billingGroup: null,
      billingGroupName: null,
      version: 1,
    })
    assert.deepEqual(warnings, [
      '"Ghana" covers GH, too. The older of the two, "Ghana", sets the price there.',
    ])
    const listed = await apiClient('get', '/shippingZone/international/Export/DHL/NG')
    assert.deepEqual(descriptions(listed), ['United Kingdom', 'Ghana', 'West Africa'])
    assert.deepEqual(
      listed.body().data.map(({ index }: any) => index),
      [1, 2, 3]
    )
    const members = await apiClient('get', `/shippingZone/international/detail/${data.id}/country`)
    assert.deepEqual(members.body().data, [
      { value: 'GH', label: 'Ghana', side: 'destination' },
      { value: 'NA', label: 'Namibia', side: 'destination' },
    ])

    const change = exportZone({
      id: data.id,
      description: 'Africa',
      geographyCode: 'continent',
      members: [{ value: 'AF' }],
    })
    const changed = await apiClient('put', `/shippingZone/international/${data.id}`, change)
    changed.assertStatus(200)
    assert.equal(changed.body().message, 'The zone "Africa" is updated.')
    const zone = await ShippingZone.query().where('id', data.id).preload('members').firstOrFail()
    assert.containsSubset(zone.toZone(), { geography: 'continent', destinationMembers: ['AF'] })

    const deletion = await apiClient('delete', `/shippingZone/international/${data.id}`)
    assert.equal(deletion.body().message, 'The zone "Africa" is deleted.')
    await zone.refresh()
    assert.isNotNull(zone.archivedAt)
    const after = await apiClient('get', '/shippingZone/international/Export/DHL/NG')
    assert.notInclude(descriptions(after), 'Africa')
    for (const [method, path] of [
      ['get', `detail/${data.id}/continent`],
      ['delete', data.id],
    ] as const) {
      const answer = await apiClient(method, `/shippingZone/international/${path}`)
      answer.assertStatus(404)
    }
    const [deleted, updated, created] = await auditOf(data.id)
    assert.containsSubset(created!, { action: 'zone.create', byAdmin: true, before: null })
    assert.containsSubset(updated!, {
      action: 'zone.update',
      before: { description: 'West Africa', destinations: ['GH', 'NA'] },
      after: { description: 'Africa', destinations: ['AF'] },
    })
    assert.containsSubset(deleted!, { action: 'zone.delete', after: null })
  })

  test('the members of an import zone are its origins', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, ADMIN)
    const body = exportZone({ description: 'Ghana', members: [{ value: 'GH', label: 'Ghana' }] })
    const added = await apiClient('post', '/shippingZone/international/Import', body)
    added.assertStatus(200)
    const { id } = added.body().data
    const members = await apiClient('get', `/shippingZone/international/detail/${id}/country`)
    assert.deepEqual(members.body().data, [{ value: 'GH', label: 'Ghana', side: 'origin' }])
    const imports = await apiClient('get', '/shippingZone/international/Import/DHL/NG/country')
    assert.deepEqual(descriptions(imports), ['United Kingdom', 'Ghana'])
  })

  test('a worldwide zone has no members, and the geography "all" lists every zone', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, ADMIN)
    const all = exportZone({ description: 'Rest', geographyCode: '', members: [] })
    const added = await apiClient('post', '/shippingZone/international/Export', all)
    added.assertStatus(200)
    assert.containsSubset(added.body().data, { geographyCode: '', geography: 'All' })
    const path = '/shippingZone/international/Export/DHL/NG'
    assert.lengthOf(descriptions(await apiClient('get', path)), 3)
    assert.lengthOf(descriptions(await apiClient('get', `${path}/all`)), 3)
    assert.lengthOf(descriptions(await apiClient('get', `${path}/country`)), 2)
    assert.lengthOf(descriptions(await apiClient('get', `${path}/region`)), 0)
    const refused = await apiClient('post', '/shippingZone/international/Export', {
      ...exportZone(),
      geographyCode: 'all',
    })
    refused.assertStatus(422)
    assert.deepEqual(fieldsOf(refused), ['members'])
  })

  test('three thousand zones are listed with as many queries as three', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, ADMIN)
    const search = () => apiClient('get', '/shippingZone/international/Export/DHL/NG')
    const few = await countQueries(search)
    await db.rawQuery(
      `insert into shipping_zones (kind, courier_code, country_code, description, geography)
       select 'export', 'DHL', 'NG', 'Zone ' || number, 'country' from generate_series(1, 3000) as number`
    )
    assert.equal(await countQueries(search), few)
    assert.lengthOf(descriptions(await search()), 3002)
  })

  test('a billing group is accepted as an id or as an option with value and label', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, ADMIN)
    const preferred = await db
      .from('billing_groups')
      .where('name', 'Preferred Businesses')
      .firstOrFail()
    const id = Number(preferred.id)
    for (const [description, billingGroup] of [
      ['One', id],
      ['Two', { value: id, label: 'Preferred Businesses' }],
    ] as const) {
      const body = exportZone({ description, billingGroup })
      const added = await apiClient('post', '/shippingZone/international/Export', body)
      added.assertStatus(200)
      assert.containsSubset(added.body().data, {
        billingGroup: id,
        billingGroupName: 'Preferred Businesses',
      })
    }
    const unknown = exportZone({ description: 'Three', billingGroup: 987654321 })
    const refused = await apiClient('post', '/shippingZone/international/Export', unknown)
    refused.assertStatus(422)
    assert.deepEqual(fieldsOf(refused), ['billingGroup'])
  })

  for (const { kind, base, body, listed, other } of [
    {
      kind: 'local',
      base: '/shippingZone/local',
      body: localZone(),
      listed: 'UPS/NG',
      other: localZone({ description: 'Other' }),
    },
    {
      kind: 'city',
      base: '/shippingZone/city',
      body: cityZone(),
      listed: 'UPS/NG/LA',
      other: cityZone({ description: 'Other' }),
    },
  ]) {
    test(`a ${kind} zone is created, listed, changed and deleted`, async ({ client, assert }) => {
      const apiClient = await apiClientOf(client, ADMIN)
      const added = await apiClient('post', base, body)
      added.assertStatus(200)
      const { id } = added.body().data
      assert.include(descriptions(await apiClient('get', `${base}/${listed}`)), body.description)
      const detail = await apiClient('get', `${base}/detail/${id}`)
      const members = detail.body().data
      const sides = (side: string) =>
        members.filter((member: any) => member.side === side).map(({ value }: any) => value)
      assert.deepEqual(
        sides('origin'),
        body.originMembers.map(({ value }) => value)
      )
      assert.deepEqual(
        sides('destination'),
        body.members.map(({ value }) => value)
      )
      assert.notEqual(members[0].label, members[0].value)
      const changed = await apiClient('put', `${base}/${id}`, { ...other, id })
      changed.assertStatus(200)
      assert.equal(changed.body().message, 'The zone "Other" is updated.')
      const elsewhere = await apiClient('put', `/shippingZone/international/${id}`, exportZone())
      elsewhere.assertStatus(404)
      const deletion = await apiClient('delete', `${base}/${id}`)
      deletion.assertStatus(200)
      assert.notInclude(descriptions(await apiClient('get', `${base}/${listed}`)), 'Other')
      const entries = await auditOf(id)
      const actions = entries.map(({ action }) => action)
      assert.deepEqual(actions, ['zone.delete', 'zone.update', 'zone.create'])
    })
  }

  test('a city zone keeps the billing group that a file gave it', async ({ client, assert }) => {
    const preferred = await db
      .from('billing_groups')
      .where('name', 'Preferred Businesses')
      .firstOrFail()
    const zone = await addZone({
      kind: 'city',
      courierCode: 'UPS',
      description: 'Mainland',
      stateCode: 'LA',
      origins: ['IKEJA'],
      destinations: ['IKEJA'],
      billingGroupId: Number(preferred.id),
      bands: [],
    })
    const apiClient = await apiClientOf(client, ADMIN)
    const changed = await apiClient('put', `/shippingZone/city/${zone.id}`, cityZone())
    assert.equal(changed.body().data.billingGroup, Number(preferred.id))
  })

  test('the second of two concurrent changes gets 409 with what changed', async ({
    client,
    assert,
  }) => {
    const first = await apiClientOf(client, ADMIN)
    const second = await apiClientOf(client, 'root@sendam.test')
    const added = await first('post', '/shippingZone/international/Export', exportZone())
    const { id, version } = added.body().data
    const path = `/shippingZone/international/${id}`
    const change = exportZone({ description: 'Coast', members: [{ value: 'GH' }], version })
    const saved = await first('put', path, change)
    saved.assertStatus(200)
    assert.equal(saved.body().data.version, version + 1)
    const outdated = await second('put', path, exportZone({ description: 'Mine', version }))
    outdated.assertStatus(409)
    const [sentence, who, ...changes] = outdated.body().errors.map(({ message }: any) => message)
    assert.match(sentence, /^Somebody else has changed this zone in the meantime/)
    assert.match(who, /^Tunde Bakare saved it on \w{3}, \d\d \w{3} \d{4} at \d\d:\d\d [AP]M\.$/)
    assert.deepEqual(changes, [
      'Description: West Africa becomes Coast',
      'Destinations: GH, NA becomes GH',
    ])
    const listed = await second('get', '/shippingZone/international/Export/DHL/NG/country')
    const row = listed.body().data.find((zone: any) => zone.id === id)
    const again = await second(
      'put',
      path,
      exportZone({ description: 'Mine', version: row.version })
    )
    again.assertStatus(200)
    const both = await Promise.all(
      [first, second].map((apiClient, index) =>
        apiClient(
          'put',
          path,
          exportZone({ description: `At once ${index}`, version: version + 2 })
        )
      )
    )
    assert.sameMembers(
      both.map((answer: any) => answer.status()),
      [200, 409]
    )
  })

  test('saving the rates of a zone does not raise the version of the zone', async ({ client }) => {
    const apiClient = await apiClientOf(client, ADMIN)
    const added = await apiClient('post', '/shippingZone/local', localZone())
    const { id, version } = added.body().data
    const rates = [{ aboveWeight: 0, endWeight: 1, rate: 500 }]
    await expectStatus(200, apiClient('post', '/rate', { shippingZoneId: id, rates }))
    await expectStatus(200, apiClient('put', `/shippingZone/local/${id}`, localZone({ version })))
    await expectStatus(409, apiClient('put', `/shippingZone/local/${id}`, localZone({ version })))
  })

  test('a name is unique in a list, even for concurrent requests', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, ADMIN)
    const body = exportZone({ description: 'Twice' })
    const answers = await Promise.all(
      [1, 2].map(() => apiClient('post', '/shippingZone/international/Export', body))
    )
    assert.sameMembers(
      answers.map((answer: any) => answer.status()),
      [200, 409]
    )
    const refused: any = answers.find((answer: any) => answer.status() === 409)
    assert.deepEqual(refused.body().errors, [
      { field: 'description', message: 'There is already a zone called "Twice" on this list' },
    ])
    const elsewhere = exportZone({ description: 'Twice', courierCode: 'UPS' })
    const added = await apiClient('post', '/shippingZone/international/Export', elsewhere)
    added.assertStatus(200)
  })
})
