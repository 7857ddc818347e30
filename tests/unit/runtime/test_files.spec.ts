import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test } from '@japa/runner'
import { SharingRefiner } from '#tests/support/test_sharing'
import { SharedFiles, untaken } from '../../../bin/runtime/test_files.js'
import { END_OF_GROUP, END_OF_SUITE, GroupedOutput } from '../../../bin/runtime/test_output.js'

test.group('Test files shared by processes', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'sendam-files-'))
    return () => rmSync(folder, { recursive: true })
  })

  const files = ['tests/a/one.spec.ts', 'tests/a/two.spec.ts', 'tests/b/one.spec.ts']
  const [one, two] = files.map((file) => resolve(file)) as [string, string]

  test('are each taken by one process, which keeps them', ({ assert }) => {
    const first = new SharedFiles(folder, 'first')
    const second = new SharedFiles(folder, 'second')
    assert.isTrue(first.take(one))
    assert.isFalse(second.take(one))
    assert.isTrue(second.take(two))
    assert.isTrue(first.take(one))
    assert.deepEqual([first.taken, second.taken], [1, 1])
    assert.equal(new SharedFiles(folder, 'third').taken, 0)
  })

  test('are reported when no process took them', ({ assert }) => {
    new SharedFiles(folder, 'first').take(two)
    assert.deepEqual(untaken(folder, files), [files[0], files[2]])
  })

  test('run only in the process that took them, once the suite has begun', ({
    test: current,
    assert,
  }) => {
    const taken = new SharingRefiner(new SharedFiles(folder, 'first'))
    const missed = new SharingRefiner(new SharedFiles(folder, 'second'))
    assert.deepEqual([missed.allows(current), taken.allows(current)], [true, true])
    for (const refiner of [taken, missed]) refiner.startTaking()
    assert.deepEqual([taken.allows(current), missed.allows(current)], [true, false])
  })

  test('are shared only if the environment names their folder', ({ assert }) => {
    assert.isNull(SharedFiles.ofProcess({}))
    const { environment } = new SharedFiles(folder, 'first')
    new SharedFiles(folder, 'first').take(one)
    assert.isTrue(SharedFiles.ofProcess(environment)?.take(one))
  })
})

test.group('Output of one of several processes', () => {
  test('is shown when a group ends, even if it arrives in pieces; what follows the last group is held back', ({
    assert,
  }) => {
    const shown: string[] = []
    const output = new GroupedOutput((text) => shown.push(text))
    const printed = ['first\n', END_OF_GROUP, 'second\n', END_OF_GROUP, 'ERRORS\n'].join('')
    for (const character of printed) output.add(character)
    assert.deepEqual(shown, ['first\n', 'second\n'])
    assert.equal(output.rest, 'ERRORS\n')
    assert.deepEqual(output.parts, [])
  })

  test('contains the counts and times of suites, which are parsed and not shown', ({ assert }) => {
    const shown: string[] = []
    const output = new GroupedOutput((text) => shown.push(text))
    const part = { suite: 'unit', tests: 3, startedAt: 1, endedAt: 5 }
    output.add(`first${END_OF_GROUP}${END_OF_SUITE}${JSON.stringify(part)}${END_OF_GROUP}rest`)
    assert.deepEqual([shown, output.parts, output.rest], [['first'], [part], 'rest'])
  })
})
