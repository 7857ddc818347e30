import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import {
  documentedSettings,
  settingsExample,
  settingsReference,
} from '../../../bin/runtime/settings_documents.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const text = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const namesIn = (file: string, pattern: RegExp) =>
  [...new Set([...text(file).matchAll(pattern)].map(([, name]) => name!))].sort()

/** Set only by our own processes, never by operators. */
const INTERNAL = ['SENDAM_ROOT', 'SESSION_DRIVER']

const settings = documentedSettings().flatMap((chapter) => chapter.settings)

test.group('Every setting', () => {
  test('is declared in start/env.ts with an explanation', ({ assert }) => {
    const names = settings.map(({ name }) => name)
    const declared = namesIn('start/env.ts', /^ {2}([A-Z][A-Z0-9_]+): Env\.schema/gm)
    assert.isAbove(names.length, 20)
    assert.deepEqual(
      names.toSorted(),
      declared.filter((name) => !INTERNAL.includes(name))
    )
    assert.deepEqual(
      settings.filter((setting) => !setting.text),
      []
    )
  })

  test('of the supervisor is documented', ({ assert }) => {
    const read = namesIn('bin/runtime/settings.ts', /\benv\.([A-Z][A-Z0-9_]+)/g)
    const names = settings.map(({ name }) => name)
    assert.isAbove(read.length, 5)
    assert.deepEqual(
      read.filter((name) => !names.includes(name)),
      []
    )
  })

  test('is in the reference and in .env.example as declared', ({ assert }) => {
    const remedy = 'run npm run describe:settings'
    assert.equal(text('docs/reference/settings.md'), settingsReference(), remedy)
    assert.equal(text('.env.example'), settingsExample(), remedy)
  })
})
