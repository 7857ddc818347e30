import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { parse } from 'yaml'
import { systemProgram } from '../../../bin/runtime/system_program.js'

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'deploy', 'ha')
const text = (file: string) => readFileSync(join(FOLDER, file), 'utf8')
const missing = (program: string) => systemProgram([program]) === null

interface Said {
  primary?: boolean
  synchronous?: boolean
  replica?: boolean
  timeline?: number
  state?: string
  health?: string
}

/** A machine as `check.sh` sees it: Patroni on port 8008 and etcd on 2379 of an address of its own. */
class FakeMachine {
  readonly #servers: Server[] = []

  constructor(
    readonly address: string,
    readonly said: Said
  ) {}

  async start() {
    for (const port of [8008, 2379]) {
      const server = createServer(({ url = '' }, response) => {
        const { status, body } = this.#answer(url.split('?')[0]!.slice(1))
        response.writeHead(status).end(JSON.stringify(body))
      })
      this.#servers.push(server)
      server.listen(port, this.address)
      await once(server, 'listening')
    }
  }

  stop() {
    for (const server of this.#servers) server.close()
  }

  #answer(path: string): { status: number; body: object } {
    const { state = 'running', timeline = 3, health = 'true', ...roles } = this.said
    const replication = [{ state: 'streaming' }]
    if (path === 'patroni') return { status: 200, body: { state, replication, timeline } }
    if (path === 'health') return { status: 200, body: { health } }
    return { status: roles[path as keyof typeof roles] ? 200 : 503, body: {} }
  }
}

const PRIMARY: Said = { primary: true }
const STANDBY: Said = { replica: true, synchronous: true }
const THIRD: Said = { replica: true }

async function check(...machines: Said[]): Promise<{ code: number; output: string[] }> {
  const fakes = machines.map((said, at) => new FakeMachine(`127.77.0.${at + 1}`, said))
  for (const fake of fakes) await fake.start()
  const script = spawn(join(FOLDER, 'check.sh'), ['127.77.0.1', '127.77.0.2', '127.77.0.3'])
  let output = ''
  for (const stream of [script.stdout, script.stderr]) stream.on('data', (said) => (output += said))
  const [code] = await once(script, 'close')
  for (const fake of fakes) fake.stop()
  return { code, output: output.trim().split('\n') }
}

test.group('The files of a cluster', () => {
  test('are those that their guide names', ({ assert }) => {
    const guide = text('README.md')
    const files = readdirSync(FOLDER).filter((file) => file !== 'README.md')
    assert.deepEqual(
      files.filter((file) => !guide.includes(`\`${file}\``)),
      []
    )
  })

  test('give a lost primary up in time, and confirm nothing that one machine alone has', ({
    assert,
  }) => {
    const { bootstrap, watchdog } = parse(text('patroni.yml'))
    const { ttl, loop_wait: pause, retry_timeout: retry, postgresql, ...dcs } = bootstrap.dcs
    assert.isAtMost(pause + 2 * retry, ttl)
    assert.containsSubset(dcs, { synchronous_mode: true, synchronous_mode_strict: true })
    assert.equal(postgresql.parameters.synchronous_commit, 'on')
    assert.equal(watchdog.mode, 'required')
  })

  test('are accepted by HAProxy and keepalived', ({ assert }) => {
    const folder = mkdtempSync(join(tmpdir(), 'sendam-ha-'))
    mkdirSync(join(folder, 'certificates'))
    const keys = ['-keyout', join(folder, 'key'), '-out', join(folder, 'certificate')]
    const asked = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=ship.example.ng']
    spawnSync('openssl', [...asked, ...keys])
    const both = ['certificate', 'key'].map((file) => readFileSync(join(folder, file), 'utf8'))
    writeFileSync(join(folder, 'certificates', 'ship.pem'), both.join(''))
    const web = text('haproxy-web.cfg').replaceAll('/etc/haproxy', folder)
    writeFileSync(join(folder, 'haproxy-web.cfg'), web)
    const haproxy = ['-f', join(FOLDER, 'haproxy-db.cfg'), '-f', join(folder, 'haproxy-web.cfg')]
    const checks = [
      ['haproxy', '-c', ...haproxy],
      ['keepalived', '-t', '-f', join(FOLDER, 'keepalived.conf')],
    ]
    for (const [program, ...args] of checks) {
      const { status, stderr } = spawnSync(systemProgram([program!])!, args, { encoding: 'utf8' })
      assert.equal(status, 0, stderr)
    }
    rmSync(folder, { recursive: true, force: true })
  }).skip(missing('haproxy') || missing('keepalived'), 'HAProxy or keepalived is not installed')
})

test.group('The check of a cluster', () => {
  test('says that a cluster is whole', async ({ assert }) => {
    assert.deepEqual(await check(PRIMARY, STANDBY, THIRD), {
      code: 0,
      output: ['One primary, 1 synchronous standby, etcd healthy'],
    })
  })

  test('names each thing that is wrong', async ({ assert }) => {
    const lagging = { synchronous: true, state: 'starting', timeline: 2 }
    const { code, output } = await check(PRIMARY, lagging, { ...PRIMARY, health: 'false' })
    assert.equal(code, 1)
    assert.deepEqual(output, [
      '127.77.0.2: PostgreSQL is starting',
      '127.77.0.2: the standby does not follow, or is more than 16 MB behind',
      '127.77.0.3: etcd has no quorum or does not answer',
      'There are 2 primaries',
      'There is no synchronous standby: payments wait until there is one',
      'The timelines differ: 3 2 3',
    ])
  })

  test('names a machine that does not answer', async ({ assert }) => {
    const { code, output } = await check(PRIMARY, STANDBY)
    assert.equal(code, 1)
    assert.deepEqual(output, [
      '127.77.0.3: Patroni does not answer',
      '127.77.0.3: etcd has no quorum or does not answer',
    ])
  })
})
