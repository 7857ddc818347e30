import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { checkFigures } from '#admin/console/figure_verification'
import { findAllLedgerFaults } from '#admin/console/ledger_verification'
import { PARTITIONED_TABLES, listTablePartitions } from '#admin/partitions/partitions'
import { seedDemoAccounts } from '#identity/demo'
import Organization from '#identity/organizations/models/organization'
import { queryRows } from '#shared/database/query_rows'
import { fillDataSet } from '#tests/bench/data/fill'
import { TWO_YEARS } from '#tests/bench/data/shipments'
import { seedReference } from '#tests/support/reference'

const SHIPMENTS = 400

/** Shipments that lack an address, an item, a charge, or the event or change of their status. */
const INCOMPLETE = `
  select id from shipments where
    (select count(*) from shipment_addresses where shipment_id = shipments.id) <> 2
    or not exists (select from shipment_packages join shipment_items on package_id = shipment_packages.id
      where shipment_id = shipments.id)
    or not exists (select from shipment_charges where shipment_id = shipments.id)
    or (select to_status from shipment_status_changes where shipment_id = shipments.id
      order by id desc limit 1) is distinct from shipments.status
    or (status = 'DELIVERED') <> exists (select from tracking_events
      where shipment_id = shipments.id and code = 'DELIVERED')`

/** Entries of past days without a seal. */
const UNSEALED = `
  select id from ledger_entries where id > coalesce((select max(last_entry_id) from ledger_seals), 0)
    and created_at < now() - interval '2 days'`

/** Rows in a partition of another month; the oldest partition has no month in its name. */
const outOfPlace = (table: string, moment: string) => `
  select partition, month from (
    select ${table}.tableoid::regclass as partition,
      to_char(${moment} at time zone 'Africa/Lagos', 'YYYY_MM') as month
    from ${table}
  ) as placed
  where month <> coalesce(substring(partition::text from '\\d{4}_\\d\\d$'),
    to_char((now() - interval '${TWO_YEARS}') at time zone 'Africa/Lagos', 'YYYY_MM'))`

const BOOKED = '(select created_at from shipments where id = shipment_id)'

const SWITCHED_OFF = `select tgname from pg_trigger where tgenabled = 'D'`

/** The data set is created once, since the tests only read it. A quarter of it belongs to Acme. */
test.group('A data set of any size', (group) => {
  let ownId = 0
  group.setup(async () => {
    await seedReference()
    await db.beginGlobalTransaction()
    const { id } = await Organization.findByOrFail('subdomain', 'acme')
    ownId = id
    await fillDataSet({ shipments: SHIPMENTS, organizationId: id, share: 0.25 })
    return () => db.rollbackGlobalTransaction()
  })

  test('has complete shipments and a sound ledger', async ({ assert }) => {
    assert.lengthOf(await queryRows(db, 'select id from shipments'), SHIPMENTS)
    assert.deepEqual(await queryRows(db, INCOMPLETE), [])
    assert.deepEqual(await findAllLedgerFaults(), [])
    assert.deepEqual(await queryRows(db, SWITCHED_OFF), [])
  })

  test('has the search rows, figures, partitions and seals of triggers and nightly jobs', async ({
    assert,
  }) => {
    const own = await db.from('shipments').where('organization_id', ownId)
    assert.closeTo(own.length, SHIPMENTS / 4, SHIPMENTS / 10)
    assert.lengthOf(await queryRows(db, 'select from shipment_searches'), SHIPMENTS)
    const { faults } = await checkFigures({ all: true })
    assert.deepEqual(faults, [])
    assert.deepEqual(await queryRows(db, UNSEALED), [])
    for (const table of PARTITIONED_TABLES) {
      const partitions = await listTablePartitions(db, table)
      assert.isAbove(partitions.length, 20, table)
    }
    assert.deepEqual(await queryRows(db, outOfPlace('ledger_entries', 'created_at')), [])
    assert.deepEqual(await queryRows(db, outOfPlace('tracking_events', BOOKED)), [])
  })
})

test.group('A data set of a business', (group) => {
  group.setup(seedReference)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(seedDemoAccounts)

  test('adds all its shipments to those of the named business', async ({ assert }) => {
    const { id } = await Organization.findByOrFail('subdomain', 'acme')
    for (let times = 1; times <= 2; times++) {
      await fillDataSet({ shipments: SHIPMENTS, organizationId: id })
      const own = await db.from('shipments').where('organization_id', id)
      assert.lengthOf(own, times * SHIPMENTS)
    }
    assert.deepEqual(await findAllLedgerFaults(), [])
  })

  test('is refused for a business that does not exist', async ({ assert }) => {
    const refused = (organizationId: number) => fillDataSet({ shipments: 1, organizationId })
    await assert.rejects(() => refused(987_654), 'There is no business 987654.')
    await assert.rejects(() => refused(2), 'There is no business 2.')
  })
})
