import { test } from '@japa/runner'
import { stepsTo, type Version, versionOf } from '../../../bin/runtime/bench_version.ts'

const LAST = 'database/migrations/0030_reconciliation.ts'
const FUNCTION = 'database/functions/carrier_invoices.sql'
const DATA = 'tests/bench/data/fill.ts'

const now = versionOf({ shipments: 500 })

function before(paths: string[], changed?: string): Version {
  const known = Object.entries(now).filter(([path]) => !paths.includes(path))
  return { ...Object.fromEntries(known), ...(changed && { [changed]: 'another' }) }
}

test.group('Benchmark database', () => {
  test('is reused when nothing has changed', ({ assert }) => {
    assert.equal(stepsTo(now, before([])), 'none')
  })

  test('is migrated when migrations were added, even if functions changed too', ({ assert }) => {
    assert.equal(stepsTo(now, before([LAST])), 'migrations')
    assert.equal(stepsTo(now, before([LAST, FUNCTION])), 'migrations')
    assert.equal(stepsTo(now, before([LAST], FUNCTION)), 'migrations')
  })

  test('is rebuilt when no migration leads to the new version', ({ assert }) => {
    assert.equal(stepsTo(now, before([], FUNCTION)), 'all', 'a function')
    assert.equal(stepsTo(now, before([], LAST)), 'all', 'a migration that ran')
    assert.equal(
      stepsTo(now, { ...now, 'database/migrations/0031_gone.ts': 'x' }),
      'all',
      'a removed migration'
    )
    assert.equal(stepsTo(now, before([LAST], DATA)), 'all', 'the data set')
    assert.equal(stepsTo(now, versionOf({ shipments: 501 })), 'all', 'another size')
    assert.equal(stepsTo(now, {}), 'all', 'no recorded version')
  })
})
