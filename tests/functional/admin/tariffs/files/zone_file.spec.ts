import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { importZones as load } from '#admin/tariffs/files/import_zones'
import Country from '#shipping/places/country'
import ShippingZone from '#shipping/pricing/models/shipping_zone'
import { smallTariff } from '#tests/support/tariff'
import { collectProblems, ZONE_HEADER, zoneFile } from '#tests/support/files/tariff_file'

const GHANA = 'ARAMEX,export,NG,,country,,Ghana,,GH'
const AFRICA = 'ARAMEX,export,NG,,continent,,Africa,,AF'
const HOME = 'ARAMEX,local,NG,,,,Home,LA OG,FC LA OG'
const MAINLAND = 'ARAMEX,city,NG,LA,,,Mainland,IKEJA,IKEJA LEKKI'

async function loadZones(...given: Parameters<typeof load>) {
  const { base, ...changes } = await load(...given)
  return changes
}

async function aramexZones() {
  const zones = await ShippingZone.query()
    .where('courierCode', 'ARAMEX')
    .whereNull('archivedAt')
    .preload('members')
    .preload('billingGroup')
    .orderBy('description')
  return zones.map((zone) => {
    const { originMembers, destinationMembers } = zone.toZone()
    const members = `${originMembers.toSorted()}>${destinationMembers.toSorted()}`
    return [zone.description, members, zone.billingGroup?.name].filter(Boolean).join(' ')
  })
}

test.group('Imports of zone files', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('save the zones, and a second run changes nothing', async ({ assert }) => {
    const preferred = 'ARAMEX,export,NG,,country,Big Shippers,Ghana for less,,GH TG'
    const file = zoneFile(GHANA, AFRICA, HOME, MAINLAND, preferred)
    await Country.firstOrCreate({ code: 'TG' }, { name: 'Togo' })
    const { added, warnings } = await loadZones(file)
    assert.lengthOf(added, 5)
    assert.deepEqual(warnings, [])
    assert.deepEqual(await aramexZones(), [
      'Africa >AF',
      'Ghana >GH',
      'Ghana for less >GH,TG Big Shippers',
      'Home LA,OG>FC,LA,OG',
      'Mainland IKEJA>IKEJA,LEKKI',
    ])
    const again = await loadZones(file)
    assert.deepEqual(again, { added: [], changed: [], removed: [], unchanged: 5, warnings: [] })
  })

  test('report what would change in a dry run, and change nothing', async ({ assert }) => {
    await loadZones(zoneFile(GHANA, AFRICA, HOME))
    const before = await aramexZones()
    const file = zoneFile(
      'ARAMEX,export,NG,,country,,Ghana,,NA',
      'ARAMEX,export,NG,,all,,Rest,,',
      HOME
    )
    const changes = {
      added: ['ARAMEX export NG "Rest"'],
      changed: ['ARAMEX export NG "Ghana": destinations +NA -GH'],
      removed: ['ARAMEX export NG "Africa"'],
      unchanged: 1,
      warnings: [],
    }
    assert.deepEqual(await loadZones(file, { dryRun: true }), changes)
    assert.deepEqual(await aramexZones(), before)
    assert.deepEqual(await loadZones(file), changes)
    assert.deepEqual(await aramexZones(), ['Ghana >NA', 'Home LA,OG>FC,LA,OG', 'Rest >'])
  })

  test('change only the couriers and kinds that the file names', async ({ assert }) => {
    await loadZones(zoneFile(GHANA, HOME))
    const { removed } = await loadZones(zoneFile(AFRICA))
    assert.deepEqual(removed, ['ARAMEX export NG "Ghana"'])
    assert.deepEqual(await aramexZones(), ['Africa >AF', 'Home LA,OG>FC,LA,OG'])
    assert.isNotNull(await ShippingZone.query().where('courierCode', 'DHL').first())
  })

  test('name every problem with its row, and save nothing', async ({ assert }) => {
    const before = await aramexZones()
    const file = zoneFile(
      GHANA,
      'TURTLE,export,XX,,planet,,Ghana,,GH',
      'ARAMEX,export,NG,,region,,West,LA,WESTERNAFRICA ATLANTIS',
      'ARAMEX,import,NG,,country,,None,,',
      'ARAMEX,export,NG,,all,,All,,GH',
      'ARAMEX,local,NG,LA,all,Big Shippers,Home,LA LA,XX',
      'ARAMEX,city,NG,XX,,,Mainland,IKEJA,IKEJA',
      'ARAMEX,city,NG,LA,,,Mainland,IKEJA,WUSE',
      'ARAMEX,export,NG,,country,,Ghana,,NA',
      'ARAMEX,sideways,NG,,,,,,',
      'ARAMEX,export'
    )
    assert.deepEqual(await collectProblems(() => loadZones(file)), [
      'zones.csv row 3: there is no courier "TURTLE"',
      'zones.csv row 3: there is no country "XX"',
      'zones.csv row 3: "planet" is none of the geographies all, country, region, continent',
      'zones.csv row 4: an export zone must leave origins empty',
      'zones.csv row 4: destinations: there is no region "ATLANTIS"',
      'zones.csv row 5: the origins are missing',
      'zones.csv row 6: a zone for "all" must leave destinations empty',
      'zones.csv row 7: only a city zone can have a state',
      'zones.csv row 7: only an export or import zone can have a geography',
      'zones.csv row 7: a local zone cannot have a billing group',
      'zones.csv row 7: origins: "LA" is listed twice',
      'zones.csv row 7: destinations: there is no state "XX"',
      'zones.csv row 8: there is no state "XX" in NG',
      'zones.csv row 8: origins: there is no city "IKEJA"',
      'zones.csv row 8: destinations: there is no city "IKEJA"',
      'zones.csv row 9: destinations: there is no city "WUSE"',
      'zones.csv row 10: the same zone as row 2',
      'zones.csv row 11: "sideways" is none of the kinds export, import, local, city',
      'zones.csv row 11: the description is missing',
      'zones.csv row 12: 2 columns instead of 9',
    ])
    assert.deepEqual(await aramexZones(), before)
  })

  test('name only the first 20 problems of a file in another format', async ({ assert }) => {
    const rows = Array.from({ length: 500 }, () => 'a,b')
    const problems = await collectProblems(() => loadZones(zoneFile(...rows)))
    assert.lengthOf(problems, 21)
    assert.equal(problems.at(-1), 'zones.csv: 480 more not shown')
    const wrong = await collectProblems(() =>
      loadZones({ name: 'zones.csv', text: 'courier,zone\n' })
    )
    assert.deepEqual(wrong, [`zones.csv row 1: the columns must be ${ZONE_HEADER}`])
    const broken = await collectProblems(() => loadZones(zoneFile(GHANA, 'ARAMEX,"export')))
    assert.match(broken.join(), /^zones\.csv row 3: /)
  })

  test('warn of two zones that cover the same route', async ({ assert }) => {
    const { warnings } = await loadZones(
      zoneFile(
        GHANA,
        'ARAMEX,export,NG,,country,,Two,,NA GH',
        AFRICA,
        HOME,
        'ARAMEX,local,NG,,,,Abuja,OG,FC',
        'ARAMEX,local,NG,,,,From Abuja,FC,OG'
      )
    )
    assert.deepEqual(warnings, [
      'zones.csv rows 2 and 3 both cover GH',
      'zones.csv rows 5 and 6 both cover OG to FC',
    ])
  })
})
