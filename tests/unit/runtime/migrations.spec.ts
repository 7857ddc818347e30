import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { test } from '@japa/runner'
import { RELEASED_MIGRATIONS } from '#tests/support/released_migrations'
import { migrationFaults } from './migration_faults.js'

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'database', 'migrations')
const FUNCTIONS = join(FOLDER, '..', 'functions')

/** Replaces partitions by others that hold the same rows: the table itself stays as it is. */
const PUTS_BACK = ['partitions.sql']

const RELEASED: Record<string, string> = Object.assign({}, ...Object.values(RELEASED_MIGRATIONS))
const { version } = JSON.parse(readFileSync(join(FOLDER, '..', '..', 'package.json'), 'utf8')) as {
  version: string
}

const digests = Object.fromEntries(
  readdirSync(FOLDER).map((file) => {
    const text = readFileSync(join(FOLDER, file))
    return [parse(file).name, createHash('sha256').update(text).digest('hex')] as const
  })
)

test.group('Released migration', () => {
  test('is never edited', ({ assert }) => {
    const edited = Object.keys(RELEASED).filter((name) => digests[name] !== RELEASED[name])
    assert.deepEqual(
      edited,
      [],
      'These have run in databases that exist. Put them back as they were and add a migration with the next number.'
    )
  })

  test('is listed with its release', ({ assert }) => {
    const unlisted = Object.entries(digests).filter(([name]) => !(name in RELEASED))
    assert.include(
      Object.keys(RELEASED_MIGRATIONS),
      version,
      `List ${version} in tests/support/released_migrations.ts: ${JSON.stringify(Object.fromEntries(unlisted))}`
    )
  })
})

test.group('Migration while the previous version runs', () => {
  test('drops nothing and requires nothing new', ({ assert }) => {
    const [first] = Object.keys(RELEASED_MIGRATIONS)
    const files = readdirSync(FOLDER).filter(
      (file) => !(parse(file).name in RELEASED_MIGRATIONS[first!]!)
    )
    const faults = files.flatMap((file) =>
      migrationFaults(readFileSync(join(FOLDER, file), 'utf8')).map((fault) => `${file} ${fault}`)
    )
    assert.deepEqual(faults, [])
  })

  test('drops nothing in the SQL functions that are loaded after the migration', ({ assert }) => {
    const files = readdirSync(FUNCTIONS, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.sql') && !PUTS_BACK.includes(file)
    )
    assert.isAbove(files.length, 8)
    const faults = files.flatMap((file) =>
      migrationFaults(readFileSync(join(FUNCTIONS, file), 'utf8'))
    )
    assert.deepEqual(faults, [])
  })

  test('is one transaction', ({ assert }) => {
    const files = readdirSync(FOLDER).map((file) => readFileSync(join(FOLDER, file), 'utf8'))
    assert.isAbove(files.length, 10)
    assert.isFalse(files.some((file) => file.includes('disableTransactions')))
    const config = readFileSync(join(FOLDER, '..', '..', 'config', 'database.ts'), 'utf8')
    assert.notInclude(config, 'disableTransactions')
  })

  test('is refused when it {fault}')
    .with([
      { fault: 'takes a table away', text: `this.schema.dropTable('rates')` },
      { fault: 'takes a table away', text: 'this.schema.raw(`drop table rates`)' },
      {
        fault: 'takes a column away',
        text: `this.schema.alterTable('rates', (table) => { table.dropColumn('zone') })`,
      },
      {
        fault: 'renames',
        text: `this.schema.alterTable('rates', (table) => table.renameColumn('a', 'b'))`,
      },
      { fault: 'renames', text: 'this.schema.raw(`alter table rates rename to prices`)' },
      {
        fault: 'moves to another schema',
        text: 'this.schema.raw(`alter table rates set schema old`)',
      },
      {
        fault: 'changes a type',
        text: `this.schema.alterTable('rates', (table) => { table.text('zone').alter() })`,
      },
      {
        fault: 'changes a type',
        text: 'this.schema.raw(`alter table rates alter column zone type text`)',
      },
      {
        fault: 'demands what older rows lack',
        text: 'this.schema.raw(`alter table rates alter column zone set not null`)',
      },
      {
        fault: 'adds a column that older writers leave empty',
        text: `this.schema.alterTable('rates', (table) => {
          table.string('zone', 20).nullable()
          table
            .string('driver', 20)
            .notNullable()
            .index()
          table.integer('age').notNullable().defaultTo(0)
        })`,
      },
      {
        fault: 'adds a column that older writers leave empty',
        text: 'this.schema.raw(`alter table rates add column driver text not null`)',
      },
      { fault: 'is not one transaction', text: 'static disableTransactions = true' },
    ])
    .run(({ assert }, { fault, text }) => {
      assert.deepEqual(migrationFaults(text), [fault])
    })

  test('may add, loosen, and drop what an earlier release stopped using', ({ assert }) => {
    const safe = [
      `this.schema.createTable('labels', (table) => { table.string('name').notNullable() })`,
      `this.schema.alterTable('rates', (table) => {
        table.string('driver', 20).notNullable().defaultTo('sandbox')
        table.setNullable('zone')
        table.dropUnique(['zone'])
      })
      this.schema.createTable('labels', (table) => { table.string('name').notNullable() })`,
      "this.schema.raw(`alter table rates add column driver text not null default 'sandbox'`)",
      `// Contract: nothing has used it since 0.4.0
       this.schema.dropTable('rates')`,
    ]
    assert.deepEqual(safe.flatMap(migrationFaults), [])
  })
})
