import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { parse } from 'yaml'
import { KILLED_AFTER_MS } from '../../../bin/runtime/stop_signal.js'
import { systemProgram } from '../../../bin/runtime/system_program.js'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const text = (file: string) => readFileSync(join(ROOT, file), 'utf8')

interface Service {
  build?: string
  image?: string
  entrypoint?: string[]
  command?: string[]
  user?: string
  environment?: Record<string, string>
  volumes?: string[]
  ports?: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test?: string[]; disable?: boolean }
  restart?: string
  read_only?: boolean
  mem_limit?: string
  stop_grace_period?: string
  logging?: { options: Record<string, string> }
}

const compose = parse(text('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, null>
}
const { services } = compose
/** The command of each service that runs our image. */
const OURS = { 'release': 'release', 'web-a': 'web', 'web-b': 'web', 'worker': 'worker' }
const ANALYZE = systemProgram(['systemd-analyze'])
const KILLED_AFTER = `${KILLED_AFTER_MS / 1000}s`
const BACKUPS = '/var/lib/sendam/backups'

const settings = [...text('start/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): Env\.schema/gm)]
const known = settings.map(([, name]) => name!)
const programs = [...text('bin/run.ts').matchAll(/^ {2}(\w+)(?:: (?:async )?\(|,$)/gm)]

test.group('Deployment files', () => {
  test('compose.yaml runs release, web and worker from one image that is built here', ({
    assert,
  }) => {
    assert.includeMembers(
      programs.map(([, name]) => name!),
      Object.values(OURS)
    )
    for (const [name, command] of Object.entries(OURS)) {
      assert.containsSubset(services[name], { build: '.', image: 'sendam', command: [command] })
    }
    assert.match(text('Dockerfile'), /ENTRYPOINT \["node", "bin\/run\.js"\]/)
  })

  test('compose.yaml waits only for services with a health check, and mounts only what exists', ({
    assert,
  }) => {
    for (const [name, service] of Object.entries(services)) {
      assert.isTrue(Boolean(service.image), name)
      for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
        const { healthcheck } = services[other] ?? {}
        assert.property(services, other, name)
        const hasCheck = Boolean(healthcheck?.test) || other.startsWith('web-')
        if (condition === 'service_healthy') assert.isTrue(hasCheck, `${name} waits for ${other}`)
      }
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':')
        if (source.startsWith('.')) assert.isTrue(existsSync(join(ROOT, source)), source)
        else assert.property(compose.volumes, source)
      }
    }
    for (const name of ['web-a', 'web-b', 'worker']) {
      assert.equal(services[name]!.depends_on!.release!.condition, 'service_completed_successfully')
    }
    assert.equal(services.release!.depends_on!.postgres!.condition, 'service_healthy')
  })

  test('compose.yaml sets only known settings, holds no secret and publishes only Caddy', ({
    assert,
  }) => {
    for (const name of Object.keys(OURS)) {
      const { environment = {} } = services[name]!
      assert.includeMembers(known, Object.keys(environment))
      for (const [setting, value] of Object.entries(environment)) {
        if (/KEY$|PASSWORD|SECRET/.test(setting))
          assert.match(value, /^\$\{\w+:\?[^}]+\}$/, setting)
      }
    }
    assert.match(services['web-a']!.environment!.DATABASE_URL!, /:\$\{POSTGRES_PASSWORD:\?[^}]+\}@/)
    const open = Object.entries(services).filter(([, { ports }]) => ports?.length)
    assert.deepEqual(
      open.map(([name]) => name),
      ['caddy']
    )
  })

  test('each service of compose.yaml has a version, a log with a limit, and its disk read-only', ({
    assert,
  }) => {
    for (const [name, service] of Object.entries(services)) {
      assert.match(service.image!, /^(sendam|\S+:v?\d+\.\d+(\.\d+)?)$/, name)
      assert.isTrue(service.read_only, name)
      assert.properties(service.logging!.options, ['max-size', 'max-file'])
      if (service.restart !== 'no') assert.isString(service.mem_limit, name)
    }
    for (const name of Object.keys(OURS))
      assert.equal(services[name]!.stop_grace_period, KILLED_AFTER)
  })

  test('the image runs without root, has a health check, holds no secrets and has our version of Node', ({
    assert,
  }) => {
    const dockerfile = text('Dockerfile')
    assert.match(dockerfile, /^USER node$/m)
    assert.match(dockerfile, /HEALTHCHECK [^]*\/health\/live/)
    const ignored = text('.dockerignore').split('\n')
    assert.includeMembers(ignored, ['.env', '.env.*', '.git', 'node_modules', 'tmp', 'storage'])
    const { dependencies } = JSON.parse(text('package.json')) as {
      dependencies: Record<string, string>
    }
    for (const [, version] of dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)) {
      assert.equal(version, dependencies.node)
    }
  })

  test('Caddy asks our endpoint which hosts it may serve, and hides the endpoint from visitors', ({
    assert,
  }) => {
    const caddyfile = text('deploy/Caddyfile')
    const [, path = ''] = /ask http:\/\/\S+?(\/\S+)/.exec(caddyfile) ?? []
    assert.include(text('app/branding/tracking_page/routes.ts'), `.get('${path}'`)
    assert.match(caddyfile, /@inside path \/tls\/\*/)
    assert.notMatch(caddyfile, /^\s*fail_duration/m)
    const variables = Object.keys(services.caddy!.environment!)
    const used = [...caddyfile.matchAll(/\{\$(\w+)/g)].map(([, name]) => name!)
    assert.sameMembers([...new Set(used)], variables)
  })

  test('Caddy and HAProxy ask each web process whether it serves, more often than it drains', ({
    assert,
  }) => {
    const served = "router.get('/health/serving'"
    assert.include(text('app/shared/health/routes.ts'), served)
    assert.match(text('deploy/Caddyfile'), /health_uri \/health\/serving\n\s+health_interval 1s/)
    assert.match(
      text('deploy/haproxy.cfg'),
      /GET \/health\/serving\n\s+default-server check inter 1s/
    )
  })

  test('the systemd units run existing programs as an unprivileged user', ({ assert }) => {
    const units = globSync('deploy/systemd/*.service', { cwd: ROOT })
    assert.lengthOf(units, 6)
    const started = units.map((unit) => {
      const lines = text(unit)
      assert.match(lines, /^User=sendam$/m, unit)
      if (lines.includes('\nRestart=always\n')) {
        assert.include(lines, `\nTimeoutStopSec=${KILLED_AFTER_MS / 1000}\n`, unit)
      }
      return /^ExecStart=\/srv\/sendam\/current\/(?:node_modules\/\.bin\/node )?(.+)$/m.exec(
        lines
      )![1]!
    })
    const commands = Object.values(OURS).map((name) => `bin/run.js ${name}`)
    assert.includeMembers(started, commands)
    for (const command of started) {
      const [file = ''] = command.replace('bin/run.js', 'bin/run.ts').split(' ')
      assert.isTrue(existsSync(join(ROOT, file)), command)
    }
  })

  test('a backup deletes those of over 14 days ago only after it succeeded, everywhere', ({
    assert,
  }) => {
    const unit = text('deploy/systemd/sendam-backup.service')
    assert.include(unit, `ace.js backup ${BACKUPS}\n`)
    const deletion = (folder: string, quote: string) =>
      `find ${folder} -name ${quote}sendam-*.tar.gz${quote} -mtime +14 -delete`
    assert.include(unit, `ExecStartPost=/usr/bin/${deletion(BACKUPS, '"')}`)
    const [, cron = ''] = /```cron\n([^`]+)```/.exec(text('docs/how_to/back_up.md'))!
    assert.include(cron, `ace.js backup ${BACKUPS} && ${deletion(BACKUPS, "'")}`)
    const { command, volumes } = services.backup!
    assert.include(command![0], `ace.js backup /backups && ${deletion('/backups', "'")}`)
    assert.includeMembers(volumes!, ['backups:/backups', ...services.worker!.volumes!])
    assert.match(text('Dockerfile'), /install -d -o node -g node .*\/backups/)
  })

  test('a backup or drill that fails in its unit is e-mailed', ({ assert }) => {
    for (const name of ['backup', 'drill']) {
      assert.match(
        text(`deploy/systemd/sendam-${name}.service`),
        /^OnFailure=sendam-failed@%n\.service$/m
      )
      assert.match(text(`deploy/systemd/sendam-${name}.timer`), /^OnCalendar=/m)
    }
    assert.match(
      text('deploy/systemd/sendam-failed@.service'),
      /^ExecStart=.* ace\.js report:failure %i$/m
    )
  })

  test('systemd rates the exposure of each unit below 3 of 10', ({ assert, cleanup }) => {
    const root = mkdtempSync(join(tmpdir(), 'sendam-units-'))
    cleanup(() => rmSync(root, { recursive: true }))
    cpSync(join(ROOT, 'deploy', 'systemd'), join(root, 'etc/systemd/system'), { recursive: true })
    for (const unit of globSync('*.service', { cwd: join(ROOT, 'deploy', 'systemd') })) {
      const name = unit.replace('@', '@1')
      const options = ['--offline=true', '--threshold=30', `--root=${root}`, name]
      const answer = spawnSync(ANALYZE!, ['security', ...options], { encoding: 'utf8' })
      assert.equal(answer.status, 0, answer.stdout + answer.stderr)
    }
  }).skip(!ANALYZE, 'There is no systemd here')
})
