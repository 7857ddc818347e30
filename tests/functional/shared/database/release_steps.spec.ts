import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import pg from 'pg'
import { ReleaseSteps, TablesInUse } from '#shared/database/release_steps'
import { SecondDatabase } from '#tests/support/backups'
import { eventually } from '#tests/support/eventually'

const CONNECTION = 'released'

test.group('A release while people work', (group) => {
  let beside: SecondDatabase
  let person: pg.Client
  let lines: string[] = []

  group.each.setup(async () => {
    beside = await SecondDatabase.create()
    await beside.query('create table parcels (id int); create table payments (id int)')
    await beside.query('insert into payments values (1)')
    const { config } = db.manager.get(db.primaryConnectionName)!
    const connection = { connectionString: beside.url }
    db.manager.add(CONNECTION, { ...config, connection } as never)
    person = new pg.Client({ connectionString: beside.url, application_name: 'a person' })
    await person.connect()
    lines = []
    return async () => {
      await person.end()
      await db.manager.release(CONNECTION)
      await beside.drop()
    }
  })

  const take = (
    work: (trx: TransactionClientContract) => Promise<unknown>,
    { pauses = [0, 0, 0], onLine = async () => {} } = {}
  ) => {
    const say = (line: string) => {
      lines.push(line)
      void onLine()
    }
    const steps = new ReleaseSteps({ connection: CONNECTION, pauses, say })
    return steps.take(() => db.connection(CONNECTION).transaction(work))
  }

  const addLabels = async (trx: TransactionClientContract) => {
    await trx.rawQuery('create table labels (id int)')
    await trx.rawQuery('alter table parcels add column label_id int')
  }

  const pidOf = async (client: pg.Client) => {
    const { rows } = await client.query('select pg_backend_pid() as pid')
    return rows[0].pid as number
  }

  test('says who uses the table that it changes, and changes it when that ends', async ({
    assert,
  }) => {
    const pid = await pidOf(person)
    await person.query('begin')
    await person.query('insert into parcels values (1)')
    await take(addLabels, { onLine: async () => void (await person.query('commit')) })
    assert.lengthOf(lines, 1)
    assert.match(
      lines[0]!,
      new RegExp(
        `^Waiting for parcels, which process ${pid} uses \\(a person, .+, for \\d+ s in a transaction: insert into parcels values \\(1\\)\\)\\. Next try in 0 s\\.$`
      )
    )
    assert.deepEqual(await beside.query('select id, label_id from parcels'), [[1, null]])
  })

  test('stops in the end, and leaves everything as it was', async ({ assert }) => {
    await person.query('begin')
    await person.query('lock table parcels in access share mode')
    const refusal: unknown = await take(addLabels, { pauses: [0] }).catch((error: unknown) => error)
    assert.instanceOf(refusal, TablesInUse)
    assert.match(
      (refusal as Error).message,
      /^The release has stopped, because it did not get parcels, which process \d+ uses \(a person, [^\n]+\. The step that it tried has changed nothing, [^\n]+\.$/
    )
    assert.lengthOf(lines, 1)
    assert.deepEqual(await beside.query(`select to_regclass('labels')`), [[null]])
  })

  test('gives way in a deadlock, so that no payment fails', async ({ assert }) => {
    await person.query('begin')
    await person.query('update payments set id = 2')
    let payment: Promise<unknown> | undefined
    const isWaiting = async () => {
      const waiting = await beside.query(
        `select from pg_locks where not granted and relation = 'parcels'::regclass`
      )
      return waiting.length === 1
    }
    await take(async (trx) => {
      await trx.rawQuery('lock table parcels in access exclusive mode')
      payment ??= person.query('insert into parcels values (1)').then(() => person.query('commit'))
      if (lines.length === 0) await eventually(isWaiting)
      await trx.rawQuery('alter table payments add column paid_at timestamptz')
    })
    await payment
    assert.match(lines[0]!, /^Waiting for payments, which process \d+ uses/)
    assert.deepEqual(await beside.query('select id, paid_at from payments'), [[2, null]])
    assert.deepEqual(await beside.query('select id from parcels'), [[1]])
  })
})
