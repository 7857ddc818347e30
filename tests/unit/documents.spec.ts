import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'

const ROOT = join(import.meta.dirname, '..', '..')
const text = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const documents = ['*.md', 'docs/**/*.md'].flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
const FOLDERS = 'app|bin|config|database|docs|hooks|inertia|resources|start|tests'

function anchorsOf(document: string): string[] {
  return [...text(document).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-')
  )
}

function isBrokenLink(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path ? join(dirname(document), path) : document
  if (!existsSync(join(ROOT, target))) return true
  return anchor !== undefined && !anchorsOf(target).includes(anchor)
}

test.group('Documentation', () => {
  test('names only files and folders that exist', ({ assert }) => {
    assert.isAbove(documents.length, 10)
    const named = documents.flatMap((document) => {
      const paths = text(document).matchAll(new RegExp(`\`((?:${FOLDERS})/[\\w./-]+)\``, 'g'))
      return [...paths].map(([, path]) => ({ document, path: path! }))
    })
    assert.isAbove(named.length, 20)
    assert.deepEqual(
      named.filter(({ path }) => !existsSync(join(ROOT, path))),
      []
    )
  })

  test('links only to documents and headings that exist', ({ assert }) => {
    const links = documents.flatMap((document) =>
      [...text(document).matchAll(/\]\((?!https?:)([^)\s]+\.(?:md|webp)[^)\s]*|#[^)\s]+)\)/g)].map(
        ([, link]) => ({ document, link: link! })
      )
    )
    assert.isAbove(links.length, 50)
    assert.deepEqual(
      links.filter(({ document, link }) => isBrokenLink(document, link)),
      []
    )
  })

  test('names only npm scripts that exist', ({ assert }) => {
    const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> }
    const named = documents.flatMap((document) =>
      [...text(document).matchAll(/npm run ([a-z][\w:]*)/g)].map(([, script]) => script!)
    )
    assert.isAbove(named.length, 20)
    assert.deepEqual(
      named.filter((script) => !(script in scripts)),
      []
    )
  })

  test('contains every document that code refers to', ({ assert }) => {
    const sources = globSync(
      '{app,bin,config,database,start,tests,resources,deploy}/**/*.{ts,tsx,sql,md}',
      {
        cwd: ROOT,
      }
    )
    const references = [...sources, 'eslint.directions.js'].flatMap((source) =>
      [...text(source).matchAll(/(?<![\w/])docs\/[\w/]+\.md/g)].map(([path]) => ({ source, path }))
    )
    assert.isAbove(references.length, 5)
    assert.deepEqual(
      references.filter(({ path }) => !existsSync(join(ROOT, path))),
      []
    )
  })
})
