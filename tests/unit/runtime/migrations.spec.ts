import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { migrationFaults } from './migration_faults.js'

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'database', 'migrations')
const FUNCTIONS = join(FOLDER, '..', 'functions')

/**
 * `partition_table` renames a table and creates one of the same name, columns and keys, with the
 * old one as its first partition; the others replace partitions by ones with the same rows. The
 * previous version sees the same table, which `tests/functional/admin/partitions` tests on a filled
 * database.
 */
const PUTS_BACK = ['partitions.sql']

/** Earlier migrations create the tables, before any version runs. */
const FIRST_HELD = '0013'

test.group('A migration while the version before it serves', () => {
  test('takes nothing away and demands nothing new', ({ assert }) => {
    const files = readdirSync(FOLDER).filter((file) => file >= FIRST_HELD)
    const faults = files.flatMap((file) =>
      migrationFaults(readFileSync(join(FOLDER, file), 'utf8')).map((fault) => `${file} ${fault}`)
    )
    assert.deepEqual(faults, [])
  })

  test('does so in no function that it loads', ({ assert }) => {
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
      { fault: 'moves out of sight', text: 'this.schema.raw(`alter table rates set schema old`)' },
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

  test('may add, loosen, and take away what an earlier release has ceased to use', ({ assert }) => {
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
