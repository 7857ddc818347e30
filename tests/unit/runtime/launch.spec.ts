import { test } from '@japa/runner'
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const ON_WINDOWS = `data:text/javascript,Object.defineProperty(process,'platform',{value:'win32'})`

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}
const launched = Object.entries(scripts).filter(([, script]) => script.includes('bin/launch.js'))

function launch(cwd: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' })
  return `${status}: ${stdout}${stderr}`
}

test.group('npm script', (group) => {
  let folder = ''

  group.each.setup(() => {
    // This folder holds the launcher, but nothing that the launcher could start.
    folder = mkdtempSync(join(tmpdir(), 'sendam-npm-'))
    mkdirSync(join(folder, 'bin'))
    cpSync(join(ROOT, 'bin', 'launch.js'), join(folder, 'bin', 'launch.js'))
    writeFileSync(join(folder, 'package.json'), '{"type": "module"}')
    return () => rmSync(folder, { recursive: true, force: true })
  })

  test('refuses Windows without WSL in one sentence, in every script', ({ assert }) => {
    const names = launched.map(([name]) => name)
    assert.includeMembers(names, ['start', 'dev', 'test', 'web', 'worker', 'release'])
    for (const [, script] of launched) {
      const [, ...args] = script.split(' ')
      const answer = launch(folder, `--import=${ON_WINDOWS}`, ...args)
      assert.match(answer, /^1: Sendam runs on Linux, macOS and WSL, [^\n]+\.\n$/)
    }
  })

  test('names the install command when packages are missing', ({ assert }) => {
    const answer = launch(folder, 'bin/launch.js', 'start')
    assert.match(answer, /^1: Packages [^\n]+ run "npm install --include=dev" [^\n]+\.\n$/)
  })

  test('finds development packages after an install with NODE_ENV=production', ({ assert }) => {
    cpSync(join(ROOT, '.npmrc'), join(folder, '.npmrc'))
    mkdirSync(join(folder, 'tool'))
    writeFileSync(join(folder, 'tool', 'package.json'), '{"name": "tool", "version": "1.0.0"}')
    writeFileSync(
      join(folder, 'package.json'),
      '{"name": "product", "devDependencies": {"tool": "file:./tool"}}'
    )
    // npm may use an older Node, which cannot load the script that moves the test clock.
    const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: undefined }
    const { status, stderr } = spawnSync('npm', ['install', '--offline'], { cwd: folder, env })
    assert.equal(status, 0, String(stderr))
    assert.isTrue(existsSync(join(folder, 'node_modules', 'tool')))
  })
})
