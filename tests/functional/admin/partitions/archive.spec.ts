import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { archivePartitions } from '#admin/partitions/archive_partitions'
import { maintainPartitions } from '#admin/partitions/partition_maintenance'
import { findArchiveFaults, listPartitions } from '#admin/partitions/partition_list'
import { replacePartitions } from '#admin/partitions/partitions'
import { LAGOS_ZONE, lagosToday } from '#shared/time/lagos_time'
import { startAce, collectOutput } from '#tests/support/backups'
import { EarlierDatabase } from '#tests/support/partitions/earlier_database'
import { eventually } from '#tests/support/eventually'
import { insertGrownRows } from '#tests/support/partitions/grown_rows'

const HERE = { afterMonths: 24, tablespace: null }
/** Names the default tablespace, because the role of the tests may not create another. */
const ELSEWHERE = { ...HERE, tablespace: 'pg_default' }

const month = (away: number) =>
  DateTime.now().setZone(LAGOS_ZONE).plus({ months: away }).toFormat('yyyy-MM')
const begin = (away: number) => `'${month(away)}-01 00:00:00+01'`
const old = () => `tracking_events_${month(-25).replace('-', '_')}`

for (const [kind, options] of Object.entries({
  'within its tablespace': HERE,
  'to another tablespace': ELSEWHERE,
})) {
  test.group(`The archive of old partitions, moved ${kind}`, (group) => {
    let database: EarlierDatabase

    const parcelEvents = () =>
      database.query('select * from tracking_events order by shipment_id, source_id')

    group.setup(async () => {
      database = await EarlierDatabase.of('1.0.0')
      await database.upgrade()
      await createOldMonths(database)
      await insertGrownRows(database)
      await database.query(`insert into audit_entries (actor_id, action, subject_kind, subject_id, created_at)
        select 1, 'zone.update', 'zone', number, ${begin(-26)}::timestamptz + number * interval '1 month'
        from generate_series(0, 4) as number`)
      await database.query('analyze')
      return () => database.drop()
    })

    test('loses nothing when the move is killed, and is completed by the next run', async ({
      assert,
      cleanup,
    }) => {
      const events = await parcelEvents()
      const held = await database.client.transaction()
      await held.rawQuery('select from tracking_events limit 1')
      cleanup(async () => {
        if (!held.isCompleted) await held.rollback()
      })
      const job = startAce(['partitions', '--keep'], {
        DATABASE_URL: database.beside.url,
        ...(options.tablespace && { ARCHIVE_TABLESPACE: options.tablespace }),
      })
      const ended = collectOutput(job)
      await eventually(async () => {
        const found =
          await database.query(`select from pg_trigger where tgname = 'archive_is_closed'
          and tgrelid = 'months.tracking_events'::regclass`)
        return found.length > 0 && isWaitingForLock(database)
      }, 40_000)
      job.kill('SIGKILL')
      await ended
      assert.deepEqual(await parcelEvents(), events)
      await held.commit()

      await eventually(async () => !(await isWaitingForLock(database)))
      await eventually(() => maintainPartitions(options, database.client))
      assert.deepEqual(await parcelEvents(), events)
      assert.deepEqual(await findArchiveFaults(database.client), [])
    }).timeout(60_000)

    test('holds the partitions older than 24 months; the others stay', async ({ assert }) => {
      const lines = await listPartitions(database.client)
      const archived = lines.filter(({ place }) => place === 'archive').map(({ name }) => name)
      assert.deepEqual(archived, [
        ...['audit_entries', `audit_entries_${month(-26).replace('-', '_')}`],
        ...[`audit_entries_${month(-25).replace('-', '_')}`],
        ...['tracking_events', old()],
      ])
      const frozen = await database.query(`select from archived_partitions where frozen_at is null`)
      assert.lengthOf(frozen, 0)
    })

    test('dates a move by the day in Lagos, whatever the database’s time zone', async ({
      assert,
    }) => {
      // These zones are more than a day apart, so one of them always has another date.
      for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
        await database.client.transaction(async (trx) => {
          await trx.rawQuery(`set local timezone = '${zone}'`)
          const lines = await listPartitions(trx)
          const days = lines.flatMap(({ archivedOn }) => archivedOn ?? [])
          assert.deepEqual([...new Set(days)], [lagosToday()], zone)
        })
      }
    })

    test('is still read by queries of the original table', async ({ assert }) => {
      const [found] = await database.query<{ rows: number; old: number }>(
        `select count(*) as rows, count(*) filter (where tableoid::regclass::text like 'archive.%') as old
         from audit_entries`
      )
      assert.deepEqual(found, { rows: 10, old: 2 })
      const plan = await database.query<object>(
        `explain select from tracking_events where shipment_id = 5`
      )
      assert.lengthOf(
        plan.filter((line) => /Scan.* on /.test(JSON.stringify(line))),
        1
      )
    })

    test('refuses every insert, update and deletion except erasing a person’s name', async ({
      assert,
    }) => {
      const CLOSED = /The archive is closed/
      await assert.rejects(
        () =>
          database.query(`insert into tracking_events
        (shipment_id, source, source_id, code, text, occurred_at)
        values (5, 'dhl', 'late', 'IN_TRANSIT', 'Late', now())`),
        CLOSED
      )
      await assert.rejects(
        () =>
          database.query(`insert into audit_entries
        (actor_id, action, subject_kind, subject_id, created_at)
        values (1, 'a.b', 'c', '1', ${begin(-25)})`),
        CLOSED
      )
      const changes = [
        `update tracking_events set text = 'Other' where shipment_id = 5`,
        `update tracking_events set signed_by = 'Somebody else' where shipment_id = 5`,
        `delete from tracking_events where shipment_id = 5`,
        `delete from archive.${old()}`,
        `truncate archive.audit_entries`,
      ]
      for (const change of changes) await assert.rejects(() => database.query(change), CLOSED)
      await database.query(`insert into tracking_events (shipment_id, source, source_id, code, text, occurred_at)
        values (5, 'dhl', 'e1', 'IN_TRANSIT', 'Told again', now()) on conflict do nothing`)
      await database.query('update tracking_events set signed_by = null where shipment_id = 5')
      assert.deepEqual(await findArchiveFaults(database.client), [])
    })

    test('reports a partition that changed after its move', async ({ assert }) => {
      await database.query(`alter table archive.${old()} disable trigger user`)
      await database.query(
        `update archive.${old()} set text = 'Other' where shipment_id = 6 and source_id = 'e1'`
      )
      const [fault, ...more] = await findArchiveFaults(database.client)
      assert.include(fault, `The partition archive.${old()} has 12 rows`)
      assert.lengthOf(more, 0)
      await database.query(
        `update archive.${old()} set text = 'On its way' where shipment_id = 6 and source_id = 'e1'`
      )
      await database.query(`alter table archive.${old()} enable trigger user`)
      assert.deepEqual(await findArchiveFaults(database.client), [])
    })

    test('is unchanged by a second run', async ({ assert }) => {
      const before = await database.query('select * from archived_partitions order by name')
      await archivePartitions(database.client, options)
      assert.deepEqual(
        await database.query('select * from archived_partitions order by name'),
        before
      )
    })
  })
}

/** Puts parcels 4 to 9 into the month before the 24 newest. */
async function createOldMonths(database: EarlierDatabase) {
  await replacePartitions(database.client, 'tracking_events', [
    { month: null, lower: 'MINVALUE', upper: '4' },
    { month: month(-25), lower: '4', upper: '10' },
    { month: month(-24), lower: '10', upper: '12' },
    { month: month(0), lower: '12', upper: 'MAXVALUE' },
  ])
  await replacePartitions(database.client, 'audit_entries', [
    { month: null, lower: 'MINVALUE', upper: begin(-26) },
    ...[-26, -25, -24, -23].map((away) => ({
      month: month(away),
      lower: begin(away),
      upper: begin(away + 1),
    })),
    { month: month(-22), lower: begin(-22), upper: 'MAXVALUE' },
  ])
}

async function isWaitingForLock(database: EarlierDatabase): Promise<boolean> {
  const rows = await database.query(`select from pg_stat_activity
    where datname = current_database() and query like 'select lock_%' and state = 'active'`)
  return rows.length > 0
}
