import { test } from '@japa/runner'
import { stepsTo, type Version, versionOf } from '../../../bin/runtime/bench_version.ts'

const LAST = 'database/migrations/0041_data_versions.ts'
const LOADED_BY_LAST = 'database/functions/data_versions.sql'
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

  test('is migrated where migrations came, with what they load', ({ assert }) => {
    assert.equal(stepsTo(now, before([LAST])), 'migrations')
    assert.equal(stepsTo(now, before([LAST, LOADED_BY_LAST])), 'migrations')
    assert.equal(stepsTo(now, before([LAST], LOADED_BY_LAST)), 'migrations')
  })

  test('is made anew where no migration leads there', ({ assert }) => {
    assert.equal(stepsTo(now, before([], LOADED_BY_LAST)), 'all', 'a function')
    assert.equal(stepsTo(now, before([], LAST)), 'all', 'a migration that ran')
    assert.equal(stepsTo(now, { ...now, 'database/migrations/0042_gone.ts': 'x' }), 'all', 'gone')
    assert.equal(stepsTo(now, before([LAST], DATA)), 'all', 'the data set')
    assert.equal(stepsTo(now, versionOf({ shipments: 501 })), 'all', 'another size')
    assert.equal(stepsTo(now, {}), 'all', 'nothing')
  })
})
