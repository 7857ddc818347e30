import { test } from '@japa/runner'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import adonisrc from '../../../adonisrc.js'

const ROOT = join(import.meta.dirname, '..', '..', '..')

test.group('The build', () => {
  test('copies every file that the program reads and that is not compiled', ({ assert }) => {
    const read = globSync('{database,resources}/**/*.*', { cwd: ROOT }).filter(
      (file) => !file.endsWith('.ts')
    )
    const patterns = adonisrc.metaFiles!.map((file) =>
      typeof file === 'string' ? file : file.pattern
    )
    const taken = new Set(globSync(patterns, { cwd: ROOT }))
    assert.isNotEmpty(read.filter((file) => file.endsWith('.sql')))
    assert.deepEqual(
      read.filter((file) => !taken.has(file)),
      []
    )
  })
})
