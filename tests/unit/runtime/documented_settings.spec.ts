import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const text = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const namesIn = (file: string, pattern: RegExp) =>
  [...new Set([...text(file).matchAll(pattern)].map(([, name]) => name!))].sort()

/** Said by one of our processes to another, and by no operator. */
const INTERNAL = ['SENDAM_ROOT', 'SESSION_DRIVER']

const settings = [
  ...namesIn('start/env.ts', /^ {2}([A-Z][A-Z0-9_]+): Env\.schema/gm),
  ...namesIn('bin/runtime/settings.ts', /\benv\.([A-Z][A-Z0-9_]+)/g),
]
const wanted = [...new Set(settings)].filter((name) => !INTERNAL.includes(name)).sort()

/** The first column of the table of settings. */
function namesInReadme(): string[] {
  const [, table = ''] = text('README.md').split('| Variable | Meaning |')
  const rows = table.split('\n\n')[0]!.matchAll(/^\| (`[^|]+) \|/gm)
  return [...rows].flatMap(([, cell]) =>
    [...cell!.matchAll(/`([A-Z0-9_]+)`/g)].map(([, it]) => it!)
  )
}

test.group('Every setting', () => {
  test('stands in .env.example with a sentence, and nothing else does', ({ assert }) => {
    assert.isAbove(wanted.length, 20)
    assert.deepEqual(namesIn('.env.example', /^#?([A-Z][A-Z0-9_]+)=/gm), wanted)
    const lines = text('.env.example').split('\n')
    const unexplained = lines.filter(
      (line, at) => /^#?[A-Z][A-Z0-9_]+=/.test(line) && !/^#/.test(lines[at - 1] ?? '')
    )
    assert.deepEqual(unexplained, [])
  })

  test('stands in the table of the README, and nothing else does', ({ assert }) => {
    assert.deepEqual(namesInReadme().sort(), wanted)
  })
})
