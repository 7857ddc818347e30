import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import vite from '@adonisjs/vite/services/main'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import { captureLog } from '#tests/support/log_lines'

type Renderer = { default: (page: object) => Promise<{ head: string[]; body: string }> }

test.group('A page behind sign-in', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('has its frame and heading before any script, and preloads its scripts', async ({
    assert,
  }) => {
    const session = await PageSession.signedIn('member@sendam.test')
    const answer = await session.get('/base/home')
    const html = await answer.text()
    assert.match(html, /data-server-rendered="true" id="app"><div/)
    assert.match(html, /<h1[^>]*>Welcome to Sendam<\/h1>/)
    assert.include(html, 'aria-label="Main"')
    assert.match(html, /<link rel="modulepreload" href="\/assets\/home-[\w-]+\.js"/)
    assert.match(html, /<link rel="modulepreload" href="\/assets\/shell-[\w-]+\.js"/)
    assert.match(String(answer.headers.get('cache-control')), /private|no-store/)
  })

  test('has no inline style, which our content policy refuses, even with an open dialog', async ({
    assert,
  }) => {
    const session = await PageSession.signedIn('admin@sendam.test')
    for (const path of ['/base/addresses?new=1', '/admin/tariffs?new=1']) {
      const answer = await session.get(path)
      const html = await answer.text()
      assert.notMatch(html, /<[^>]* style="/, path)
      assert.match(html, /<span hidden="" data-css="position:fixed/, path)
    }
  })
})

test.group('A page that cannot be rendered on the server', () => {
  test('is left to the browser, and logged', async ({ assert, cleanup }) => {
    const lines = captureLog()
    cleanup(() => lines.stop())
    const { default: render } = await vite.loadServerModule<Renderer>('inertia/ssr.tsx')
    const page = { component: 'shipping/home/home', url: '/base/home', props: {}, version: '1' }
    assert.deepEqual(await render(page), { head: [], body: '' })
    const [line] = lines.named('a page could not be drawn on the server')
    assert.equal(line.page, 'shipping/home/home')
    assert.exists(line.err.stack)
  })
})

test.group('The server renderer', () => {
  test('contains the React of its build, whatever NODE_ENV is when it starts', async ({
    assert,
  }) => {
    const folder = app.publicPath('../renderer/server')
    const names = await readdir(folder)
    const files = names.filter((name) => name.endsWith('.js'))
    const codes = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
    const imported = codes.flatMap((code) => code.match(/(?<=from ?")[a-z@][^"]*(?=")/g) ?? [])
    assert.deepEqual([...new Set(imported)].sort(), [
      '@adonisjs/core/services/logger',
      'node:module',
    ])
    assert.notInclude(codes.join(), 'process.env.NODE_ENV')
  })
})

test.group('A built script', () => {
  test('is served as the build compressed it', async ({ assert, client, cleanup }) => {
    const path = app.publicPath('assets/compressed_trial.js')
    const script = 'export const trial = 1\n'
    await writeFile(path, script)
    await writeFile(`${path}.br`, brotliCompressSync(script))
    cleanup(() => Promise.all([rm(path), rm(`${path}.br`)]).then(() => {}))
    const ask = (encoding: string) =>
      client.get('/assets/compressed_trial.js').header('accept-encoding', encoding)
    const compressed = await ask('gzip, br')
    assert.equal(compressed.header('content-encoding'), 'br')
    assert.equal(compressed.header('vary'), 'Accept-Encoding')
    assert.match(compressed.header('content-type')!, /javascript/)
    assert.match(compressed.header('cache-control')!, /immutable/)
    const plain = await ask('gzip')
    assert.notEqual(plain.header('content-encoding'), 'br')
  })
})
