import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { test } from '@japa/runner'
import ts from 'typescript'

const ROOT = join(import.meta.dirname, '..', '..')
const SOURCE = ['app', 'bin', 'config', 'hooks', 'inertia', 'providers', 'start']
const LONGEST_FILE = 300
const LONGEST_PAGE = 120
const LONGEST_FUNCTION = 70
const FULLEST_FOLDER = 40
const FULLEST_MODULE_ROOT = 12
/** UI primitives, one per file, and migrations, listed by number: these folders may be long. */
const LISTS = ['inertia/ui', 'database/migrations']

const files = (pattern: string) => globSync(pattern, { cwd: ROOT }).sort()
const text = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const lines = (file: string) => text(file).trimEnd().split('\n').length

const sources = SOURCE.flatMap((folder) => files(`${folder}/**/*.{ts,tsx}`))

/** Returns all functions of a file with their lengths, inner ones too. */
function functionsOf(file: string) {
  const source = ts.createSourceFile(file, text(file), ts.ScriptTarget.Latest)
  const found: { file: string; line: number; length: number }[] = []
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node)) {
      const line = lineOf(node.getStart(source))
      found.push({ file, line, length: lineOf(node.end) - line + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Texts for people may use any word. */
function withoutProse(code: string): string {
  return code.replace(/\/\*[^]*?\*\/|\/\/.*|'[^'\n]* [^'\n]*'|`[^`]*`|>[^<>{}]+</g, '')
}

test.group('By our conventions,', () => {
  test('no file and no page is too long', ({ assert }) => {
    assert.isAbove(sources.length, 300)
    assert.deepEqual(
      sources.filter((file) => lines(file) > LONGEST_FILE),
      []
    )
    const pages = files('app/**/pages/*.tsx')
    assert.deepEqual(
      pages.filter((page) => lines(page) > LONGEST_PAGE),
      []
    )
  })

  test('no function is too long', ({ assert }) => {
    // Routes are a list, which is read line by line.
    const checked = [...sources, ...files('database/**/*.ts')].filter(
      (file) => basename(file) !== 'routes.ts'
    )
    const long = checked.flatMap((file) =>
      functionsOf(file).filter(({ length }) => length > LONGEST_FUNCTION)
    )
    assert.deepEqual(long, [])
  })

  test('no folder has too many files', ({ assert }) => {
    const folders = new Map<string, number>()
    for (const file of ['app', 'inertia', 'tests', 'database', 'docs'].flatMap((top) =>
      files(`${top}/**/*.*`)
    )) {
      folders.set(dirname(file), (folders.get(dirname(file)) ?? 0) + 1)
    }
    const limitOf = (folder: string) =>
      /^app\/\w+$/.test(folder) ? FULLEST_MODULE_ROOT : FULLEST_FOLDER
    assert.isAbove(folders.size, 150)
    assert.deepEqual(
      [...folders].filter(([folder, count]) => !LISTS.includes(folder) && count > limitOf(folder)),
      []
    )
  })

  test('the glossary names every room, and code uses none of its refused words', ({ assert }) => {
    const glossary = text('docs/reference/glossary.md')
    const rooms = new Set(
      files('app/*/*/**/*.ts').map((file) => file.split('/').slice(1, 3).join('/'))
    )
    assert.deepEqual(
      [...rooms].filter((room) => !glossary.includes(`${room}`)),
      []
    )
    const [, hidden = ''] = glossary.split('## Words we do not use')
    const words = [...hidden.matchAll(/^\| `(\w+)` \|/gm)].map(([, word]) => word!)
    assert.isAbove(words.length, 5)
    const used = new RegExp(`\\b(${words.join('|')})\\b`)
    assert.deepEqual(
      sources.filter((file) => used.test(file) || used.test(withoutProse(text(file)))),
      []
    )
  })

  test('file names are specific and in lower case', ({ assert }) => {
    const vague = /(^|\/)(utils?|helpers?|services?|index|misc|common)(\/|\.tsx?$)/
    assert.deepEqual(
      sources.filter((file) => vague.test(file)),
      []
    )
    assert.deepEqual(
      sources.filter((file) => !/^[a-z0-9_.]+$/.test(basename(file))),
      []
    )
  })

  test('sources have no TODO and no filler text', ({ assert }) => {
    const later = /\b(TODO|FIXME|HACK)\b|coming soon|lorem ipsum/i
    assert.deepEqual(
      sources.filter((file) => later.test(text(file))),
      []
    )
  })

  test('a job is named after its module and file, and no two share a name', ({ assert }) => {
    // Queued jobs store their name, so these kept their old names when their files were renamed.
    const older = [
      'admin.tell_of_approval',
      'shipping.tell_followers',
      'shipping.tell_of_reweigh',
      'wallet.act_on_payment_note',
    ]
    const jobs = files('app/**/*_job.ts')
    assert.isAbove(jobs.length, 5)
    const names = jobs.map((file) => {
      const [, module] = file.split('/')
      const [, name = file] =
        /static (?:override )?options[^{]*\{\s*name: '([\w.]+)'/.exec(text(file)) ?? []
      return { name, expected: `${module}.${basename(file, '_job.ts')}` }
    })
    const differing = names.filter(({ name, expected }) => name !== expected)
    assert.deepEqual(differing.map(({ name }) => name).toSorted(), older)
    assert.lengthOf(new Set(names.map(({ name }) => name)), names.length)
  })

  test('only controllers and middleware use HttpContext', ({ assert }) => {
    const inherent = /\/(exception_handler|google_driver|local_driver)\.ts$/
    const wiring = /\/(controllers|middleware)\/|_(controller|middleware)\.ts$/
    const domain = files('app/**/*.ts').filter((file) => !wiring.test(file))
    assert.isAbove(domain.length, 300)
    assert.deepEqual(
      domain.filter((file) => /\bHttpContext\b/.test(text(file)) && !inherent.test(file)),
      []
    )
  })

  test('rows of a raw query have a type', ({ assert }) => {
    const untyped = /\brows\b[^;=]*= await [\w.]+\.rawQuery\(|rawQuery\([^;]*\)\)\.rows/
    assert.match(`const { rows } = await db.rawQuery('select 1')`, untyped)
    assert.deepEqual(
      files('app/**/*.ts').filter((file) => untyped.test(text(file))),
      []
    )
  })

  test('migrations are numbered without gaps', ({ assert }) => {
    const numbers = files('database/migrations/*.ts').map((file) => basename(file).slice(0, 4))
    assert.deepEqual(
      numbers,
      numbers.map((_, index) => String(index + 1).padStart(4, '0'))
    )
  })

  test('pages call the API only through call_api.ts', ({ assert }) => {
    const views = sources.filter((file) => /^inertia\/|^app\/.*\/(pages|components)\//.test(file))
    assert.deepEqual(
      views.filter((file) => /(?<![.\w])fetch\(|XMLHttpRequest/.test(text(file))),
      // The console of the API reference makes calls as a developer's own program would.
      ['app/admin/developers/components/fetch_without_session.ts', 'inertia/api/call_api.ts']
    )
  })

  test('pages call the API by route names, without paths and methods', ({ assert }) => {
    const views = files('{app/**/{pages,components},inertia}/**/*.{ts,tsx}')
    const byHand =
      /['"`]\/api\/v1\/|\burlFor\(\s*['"`]api\.|['"`](GET|POST|PUT|PATCH|DELETE)['"`]|\b(useCommand|askApi)\b/
    assert.isAbove(views.length, 300)
    assert.deepEqual(
      views.filter((file) => byHand.test(text(file))),
      []
    )
  })
})
