import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { isWithin, measuredScripts } from '#tests/measure/script_sizes'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const VITE = join(ROOT, 'node_modules', '.bin', 'vite')

test.group('The scripts of a first visit', () => {
  test('are few and small enough for a slow phone', async ({ assert, cleanup }) => {
    const folder = await mkdtemp(join(ROOT, 'tmp', 'sizes_'))
    cleanup(() => rm(folder, { recursive: true, force: true }))
    const PUBLIC_FOLDER = join(relative(ROOT, folder), 'public')
    await promisify(execFile)(VITE, ['build'], {
      cwd: ROOT,
      env: { ...process.env, NODE_ENV: 'production', PUBLIC_FOLDER },
    })
    const tooMuch = measuredScripts(join(folder, 'public')).filter((page) => !isWithin(page))
    assert.deepEqual(tooMuch, [])
  }).timeout(120_000)
})
