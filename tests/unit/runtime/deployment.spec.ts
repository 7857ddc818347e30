import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { parse } from 'yaml'

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
}

const compose = parse(text('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, null>
}
const { services } = compose
const OURS = ['release', 'web', 'worker']

const settings = [...text('start/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): Env\.schema/gm)]
const known = settings.map(([, name]) => name!)
const programs = [...text('bin/run.ts').matchAll(/^ {2}(\w+)(?:: (?:async )?\(|,$)/gm)]

test.group('Deployment files', () => {
  test('compose.yaml runs release, web and worker from one image that is built here', ({
    assert,
  }) => {
    assert.includeMembers(
      programs.map(([, name]) => name!),
      OURS
    )
    for (const name of OURS) {
      assert.containsSubset(services[name], { build: '.', image: 'sendam', command: [name] })
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
        const hasCheck = Boolean(healthcheck?.test) || other === 'web'
        if (condition === 'service_healthy') assert.isTrue(hasCheck, `${name} waits for ${other}`)
      }
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':')
        if (source.startsWith('.')) assert.isTrue(existsSync(join(ROOT, source)), source)
        else assert.property(compose.volumes, source)
      }
    }
    for (const name of ['web', 'worker']) {
      assert.equal(services[name]!.depends_on!.release!.condition, 'service_completed_successfully')
    }
    assert.equal(services.release!.depends_on!.postgres!.condition, 'service_healthy')
  })

  test('compose.yaml sets only known settings, holds no secret and publishes only Caddy', ({
    assert,
  }) => {
    for (const name of OURS) {
      const { environment = {} } = services[name]!
      assert.includeMembers(known, Object.keys(environment))
      for (const [setting, value] of Object.entries(environment)) {
        if (/KEY$|PASSWORD|SECRET/.test(setting))
          assert.match(value, /^\$\{\w+:\?[^}]+\}$/, setting)
      }
    }
    assert.match(services.web!.environment!.DATABASE_URL!, /:\$\{POSTGRES_PASSWORD:\?[^}]+\}@/)
    const open = Object.entries(services).filter(([, { ports }]) => ports?.length)
    assert.deepEqual(
      open.map(([name]) => name),
      ['caddy']
    )
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
    const variables = Object.keys(services.caddy!.environment!)
    const used = [...caddyfile.matchAll(/\{\$(\w+)/g)].map(([, name]) => name!)
    assert.sameMembers([...new Set(used)], variables)
  })

  test('the systemd units run existing programs as an unprivileged user', ({ assert }) => {
    const units = globSync('deploy/systemd/*.service', { cwd: ROOT })
    assert.lengthOf(units, 4)
    const started = units.map((unit) => {
      const lines = text(unit)
      assert.match(lines, /^User=sendam$/m, unit)
      assert.match(lines, /^NoNewPrivileges=yes$/m, unit)
      return /^ExecStart=\S+\/node_modules\/\.bin\/node (.+)$/m.exec(lines)![1]!
    })
    const commands = OURS.map((name) => `bin/run.js ${name}`)
    assert.includeMembers(started, commands)
    for (const command of started) {
      const [file = ''] = command.replace('bin/run.js', 'bin/run.ts').split(' ')
      assert.isTrue(existsSync(join(ROOT, file)), command)
    }
    assert.match(text('deploy/systemd/sendam-backup.timer'), /^OnCalendar=/m)
  })
})
