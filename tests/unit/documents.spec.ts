import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'

const ROOT = join(import.meta.dirname, '..', '..')
const documents = ['*.md', 'docs/**/*.md'].flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
const FOLDERS = 'app|bin|config|database|docs|hooks|inertia|resources|start|tests'

test.group('The documents', () => {
  test('name only files and folders that are there', ({ assert }) => {
    assert.isAbove(documents.length, 10)
    const named = documents.flatMap((document) => {
      const text = readFileSync(join(ROOT, document), 'utf8')
      const paths = text.matchAll(new RegExp(`\`((?:${FOLDERS})/[\\w./-]+)\``, 'g'))
      return [...paths].map(([, path]) => ({ document, path: path! }))
    })
    assert.isAbove(named.length, 20)
    assert.deepEqual(
      named.filter(({ path }) => !existsSync(join(ROOT, path))),
      []
    )
  })
})
