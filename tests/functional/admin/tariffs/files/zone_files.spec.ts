import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { readProblems, createFileSender as senderTo } from '#tests/support/files/file_sender'
import { addZone, smallTariff } from '#tests/support/tariff'
import { ZONE_HEADER } from '#tests/support/files/tariff_file'
import { auditOf } from '#tests/support/zone_calls'

const senderOf = (client: ApiClient, courier: string, username?: string) =>
  senderTo(client, `/shippingZone/file/courier/${courier}`, username)

const csv = (...lines: string[]) => [ZONE_HEADER, ...lines].join('\n')

const GHANA = 'DHL,export,NG,,country,,Ghana,,GH'
const BRITAIN = 'DHL,export,NG,,country,,United Kingdom,,GB'

const inUse = async () => {
  const zones = await ShippingZone.query().where('courierCode', 'DHL').whereNull('archivedAt')
  return zones.map(({ kind, description }) => `${kind} ${description}`).toSorted()
}

test.group('A zone file in the console', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('previews what it would change, and is saved only after it is confirmed', async ({
    client,
    assert,
  }) => {
    const { preview, save } = await senderOf(client, 'DHL')
    const file = csv(
      'DHL,export,NG,,country,Preferred Businesses,Ghana,,GH NA',
      'DHL,export,NG,,continent,,Africa,,AF'
    )
    const previewed = await preview(file)
    assert.equal(previewed.status, 200)
    const { base, ...difference } = previewed.body.data
    assert.deepEqual(difference, {
      added: { count: 1, first: ['DHL export NG "Africa"'] },
      changed: {
        count: 1,
        first: [
          'DHL export NG "Ghana": billing group none becomes Preferred Businesses, destinations +NA',
        ],
      },
      removed: { count: 1, first: ['DHL export NG "United Kingdom"'] },
      unchanged: 0,
      warnings: { count: 0, first: [] },
    })
    const before = ['export Ghana', 'export United Kingdom', 'import United Kingdom']
    assert.deepEqual(await inUse(), before)
    const saved = await save(file, base)
    assert.equal(saved.body.message, 'Zones: 1 added, 1 changed, 1 removed, 0 unchanged.')
    assert.deepEqual(await inUse(), ['export Africa', 'export Ghana', 'import United Kingdom'])
    const outdated = await save(file, base)
    assert.equal(outdated.status, 409)
    assert.deepEqual(readProblems(outdated), [
      'The zones have changed since you saw these differences. Please check them again.',
    ])

    const zones = await ShippingZone.query().where({ courierCode: 'DHL', kind: 'export' })
    const entryOf = async (description: string) => {
      const zone = zones.find((candidate) => candidate.description === description)
      const [entry] = await auditOf(zone!.id)
      return entry
    }
    assert.containsSubset(await entryOf('Africa'), {
      action: 'zone.create',
      byAdmin: true,
      before: null,
      after: { version: 1, geography: 'continent', destinations: ['AF'] },
    })
    assert.containsSubset(await entryOf('Ghana'), {
      action: 'zone.update',
      before: { version: 1, destinations: ['GH'], billingGroupId: null },
      after: { version: 2, destinations: ['GH', 'NA'] },
    })
    assert.containsSubset(await entryOf('United Kingdom'), { action: 'zone.delete', after: null })
  })

  test('changes nothing when it is uploaded as downloaded', async ({ client, assert }) => {
    await addZone({
      kind: 'city',
      courierCode: 'DHL',
      description: '=Mainland',
      stateCode: 'LA',
      origins: ['IKEJA'],
      destinations: ['IKEJA', 'LEKKI'],
      bands: [],
    })
    const { download, preview } = await senderOf(client, 'DHL')
    const text = await download()
    assert.include(text, "'=Mainland,IKEJA,IKEJA LEKKI")
    const { body } = await preview(text)
    assert.containsSubset(body.data, {
      added: { count: 0 },
      changed: { count: 0 },
      removed: { count: 0 },
      unchanged: 4,
    })
  })

  test('is refused, naming every wrong row, and if it has no rows or an unknown courier', async ({
    client,
    assert,
  }) => {
    const { preview } = await senderOf(client, 'DHL')
    const refused = await preview(
      csv(
        GHANA,
        'UPS,export,NG,,country,,Ghana,,GH',
        'DHL,export,NG,,country,Nobody,Togo,,GH',
        'DHL,export,NG,,planet,,Mars,,GH'
      )
    )
    assert.equal(refused.status, 422)
    assert.deepEqual(readProblems(refused).slice(0, 3), [
      'File row 3: this file is for the zones of DHL, not of UPS',
      'File row 4: there is no billing group "Nobody"',
      'File row 5: "planet" is none of the geographies all, country, region, continent',
    ])
    assert.deepEqual(readProblems(await preview(csv())), ['File: there are no zones in it'])
    assert.deepEqual(readProblems(await preview('a,b')), [
      `File row 1: the columns must be ${ZONE_HEADER}`,
    ])
    const nowhere = await senderOf(client, 'TURTLE')
    const { status } = await nowhere.preview(csv(GHANA))
    assert.equal(status, 404)
  })

  test('is refused with 409 if a zone changed after the preview', async ({ client, assert }) => {
    const { preview, save } = await senderOf(client, 'DHL')
    const file = csv(BRITAIN)
    const previewed = await preview(file)
    await ShippingZone.query()
      .where({ courierCode: 'DHL', description: 'Ghana' })
      .increment('version')
    const outdated = await save(file, previewed.body.data.base)
    assert.equal(outdated.status, 409)
    assert.include(await inUse(), 'export Ghana')
  })

  test('is refused with 403 for a manager', async ({ client, assert }) => {
    const { preview, save } = await senderOf(client, 'DHL', 'manager@sendam.test')
    for (const { status } of [await preview(csv()), await save(csv(), '0'.repeat(32))]) {
      assert.equal(status, 403)
    }
  })
})
