import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { maintainPartitions } from '#admin/partitions/partition_maintenance'
import { replacePartitions, listTablePartitions } from '#admin/partitions/partitions'
import { LAGOS_ZONE } from '#shared/time/lagos_time'
import { EarlierDatabase } from '#tests/support/partitions/earlier_database'
import { insertGrownRows, insertParcel } from '#tests/support/partitions/grown_rows'

const NEVER = { afterMonths: 1200, tablespace: null }

const month = (away: number) =>
  DateTime.now().setZone(LAGOS_ZONE).plus({ months: away }).toFormat('yyyy-MM')
const begin = (away: number) => `'${month(away)}-01 00:00:00+01'`

test.group('Monthly partitions', (group) => {
  let database: EarlierDatabase

  const namesOf = async (table: string) => {
    const partitions = await listTablePartitions(database.client, table)
    return partitions.map(({ name }) => name)
  }
  const nameOf = (table: string, away: number) => `${table}_${month(away).replace('-', '_')}`
  const audit = (moment: string) =>
    database.query<{ place: string }>(`insert into audit_entries
      (actor_id, action, subject_kind, subject_id, created_at) values (1, 'a.b', 'c', '1', ${moment})
      returning tableoid::regclass::text as place`)

  group.setup(async () => {
    database = await EarlierDatabase.of('1.0.0')
    await database.upgrade()
    await insertGrownRows(database)
    return () => database.drop()
  })

  test('exist for the months ahead, and a second run changes nothing', async ({ assert }) => {
    const names = await namesOf('ledger_entries')
    assert.deepEqual(names, [
      'ledger_entries',
      ...[1, 2, 3].map((away) => nameOf('ledger_entries', away)),
    ])
    await maintainPartitions(NEVER, database.client)
    assert.deepEqual(await namesOf('ledger_entries'), names)
  })

  test('begin at midnight in Lagos', async ({ assert }) => {
    const midnight = DateTime.fromSQL(`${month(1)}-01`, { zone: LAGOS_ZONE }).toUTC()
    const [[before], [after]] = await Promise.all([
      audit(`'${midnight.minus({ milliseconds: 1 }).toISO()}'`),
      audit(`'${midnight.toISO()}'`),
    ])
    assert.equal(before!.place, 'months.audit_entries')
    assert.equal(after!.place, `months.${nameOf('audit_entries', 1)}`)
  })

  test('are caught up after half a year without a run, while rows are being written', async ({
    assert,
  }) => {
    await replacePartitions(database.client, 'audit_entries', [
      { month: null, lower: 'MINVALUE', upper: begin(-6) },
      { month: month(-6), lower: begin(-6), upper: 'MAXVALUE' },
    ])
    for (const away of [-8, -6, -3, 0]) {
      const [{ place }] = (await audit(begin(away))) as [{ place: string }]
      assert.include(place, 'months.audit_entries')
    }
    let written = 4
    const done = maintainPartitions(NEVER, database.client)
    const concurrent = maintainPartitions(NEVER, database.client)
    let isDone = false
    void done.finally(() => (isDone = true))
    while (!isDone) {
      await audit('now()')
      written++
    }
    assert.sameMembers(await Promise.all([done, concurrent]), [true, false])
    assert.deepEqual(await namesOf('audit_entries'), [
      'audit_entries',
      ...[-6, 1, 2, 3].map((away) => nameOf('audit_entries', away)),
    ])
    assert.lengthOf(await database.query('select from audit_entries'), written)
    await assert.rejects(
      () => database.query(`delete from months.${nameOf('audit_entries', -6)}`),
      /append-only/
    )
  })

  test('hold the parcels of a month with their events and import pushes', async ({ assert }) => {
    await repartitionEvents(database, [
      { month: null, lower: 'MINVALUE', upper: '1' },
      { month: month(-1), lower: '1', upper: 'MAXVALUE' },
    ])
    await maintainPartitions(NEVER, database.client)
    const [, last, next] = await listTablePartitions(database.client, 'tracking_events')
    assert.equal(last!.upper, `'13'`)
    assert.deepInclude(next, {
      name: nameOf('tracking_events', 0),
      lower: `'13'`,
      upper: 'MAXVALUE',
    })
    await insertParcel(database, 13)
    const [{ place }] = (await database.query(`insert into tracking_events
      (shipment_id, source, source_id, code, text, occurred_at)
      values (13, 'dhl', 'e1', 'IN_TRANSIT', 'On its way', now())
      returning tableoid::regclass::text as place`)) as [{ place: string }]
    assert.equal(place, `months.${nameOf('tracking_events', 0)}`)
    const [reference] = await database.query<{ valid: boolean }>(
      `select bool_and(convalidated) as valid from pg_constraint
       where conrelid = 'import_pushes'::regclass and contype = 'f'`
    )
    assert.isTrue(reference!.valid)
    await assert.rejects(
      () => database.query('update import_pushes set tracking_event_id = 999999'),
      /foreign key/
    )
  })

  test('wait for a transaction that holds the table, without blocking readers', async ({
    assert,
  }) => {
    await repartitionEvents(database, [
      { month: null, lower: 'MINVALUE', upper: '1' },
      { month: month(-1), lower: '1', upper: 'MAXVALUE' },
    ])
    const held = await database.client.transaction()
    await held.rawQuery('select from tracking_events limit 1')
    const done = maintainPartitions(NEVER, database.client)
    // Each read needs a moment in which the maintenance releases its lock.
    for (let read = 0; read < 5; read++) await database.query('select from tracking_events limit 1')
    await held.commit()
    assert.isTrue(await done)
    assert.lengthOf(await namesOf('tracking_events'), 3)
  })

  test('that are empty are merged', async ({ assert }) => {
    await database.query('truncate receiver_notifications')
    await replacePartitions(database.client, 'receiver_notifications', [
      { month: null, lower: 'MINVALUE', upper: '3' },
      ...[3, 6, 9].map((from) => ({
        month: month(from - 20),
        lower: String(from),
        upper: String(from + 3),
      })),
      { month: month(0), lower: '12', upper: 'MAXVALUE' },
    ])
    await database.query(`insert into receiver_notifications (organization_id, shipment_id, event, channel)
      values (2, 7, 'booked', 'email')`)
    await maintainPartitions(NEVER, database.client)
    const partitions = await listTablePartitions(database.client, 'receiver_notifications')
    assert.deepEqual(
      partitions.map(({ lower, upper }) => [lower, upper]),
      [
        ['MINVALUE', `'6'`],
        [`'6'`, `'9'`],
        [`'9'`, `'12'`],
        [`'12'`, 'MAXVALUE'],
      ]
    )
  })
})

async function repartitionEvents(
  database: EarlierDatabase,
  partitions: Parameters<typeof replacePartitions>[2]
) {
  await database.client.transaction(async (trx) => {
    await trx.rawQuery(
      'create temporary table kept on commit drop as select * from tracking_events'
    )
    await trx.rawQuery(
      'create temporary table pushed on commit drop as select * from import_pushes'
    )
    await trx.rawQuery('truncate tracking_events cascade')
    await replacePartitions(trx, 'tracking_events', partitions)
    await trx.rawQuery('insert into tracking_events select * from kept')
    await trx.rawQuery('insert into import_pushes select * from pushed')
  })
}
