import { test } from '@japa/runner'
import { stepsTo, type Version, versionOf } from '../../../bin/runtime/bench_version.ts'

const LAST = 'database/migrations/0030_reconciliation.ts'
const FUNCTION = 'database/functions/carrier_invoices.sql'
const DATA = 'tests/bench/data/fill.ts'

const now = versionOf({ shipments: 500 })

function before(paths: string[], changed?: string): Version {
  const kept = Object.entries(now).filter(([path]) => !paths.includes(path))
  return { ...Object.fromEntries(kept), ...(changed && { [changed]: 'another' }) }
}

test.group('A database that is kept for benches', () => {
  test('stays as it is where nothing has changed', ({ assert }) => {
    assert.equal(stepsTo(now, before([])), 'none')
  })

  test('is migrated where migrations came, with the functions', ({ assert }) => {
    assert.equal(stepsTo(now, before([LAST])), 'migrations')
    assert.equal(stepsTo(now, before([LAST, FUNCTION])), 'migrations')
    assert.equal(stepsTo(now, before([LAST], FUNCTION)), 'migrations')
  })

  test('is made anew where no migration leads there', ({ assert }) => {
    assert.equal(stepsTo(now, before([], FUNCTION)), 'all', 'a function')
    assert.equal(stepsTo(now, before([], LAST)), 'all', 'a migration that ran')
    assert.equal(stepsTo(now, { ...now, 'database/migrations/0031_gone.ts': 'x' }), 'all', 'gone')
    assert.equal(stepsTo(now, before([LAST], DATA)), 'all', 'the data set')
    assert.equal(stepsTo(now, versionOf({ shipments: 501 })), 'all', 'another size')
    assert.equal(stepsTo(now, {}), 'all', 'nothing')
  })
})
