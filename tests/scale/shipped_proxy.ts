import { type ChildProcess, execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Pool } from 'undici'
import { killKept, spawnKept } from '../../bin/runtime/keeper.js'
import { quietPort } from '../../bin/runtime/port.js'
import { systemProgram } from '../../bin/runtime/system_program.js'
import { eventually } from '#tests/support/eventually'

const ROOT = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

interface Started {
  address: string
  command: string[]
  env?: Record<string, string>
}

/** Each tells how to run the file that we ship. Only addresses and paths differ. */
const PROXIES = { caddy, haproxy, nginx } as const

/** A proxy of this machine before web processes. It ends with this process. */
export class ShippedProxy {
  private constructor(
    /** Connections of visitors. A request whose connection breaks is not sent again. */
    readonly visitors: Pool,
    private readonly child: ChildProcess
  ) {}

  static async start(name: string, folder: string, ports: string[]): Promise<ShippedProxy> {
    mkdirSync(folder, { recursive: true })
    const free = () => quietPort().then(String)
    const own = await Promise.all([free(), free(), free()])
    const { address, command, env } = PROXIES[name as keyof typeof PROXIES](folder, ports, own)
    const child = spawnKept({
      command: [systemProgram([name])!, ...command],
      signal: 'KILL',
      target: 'group',
      cwd: folder,
      env: { ...process.env, HOME: folder, ...env },
      output: 'inherit',
    })
    const visitors = new Pool(address, { connections: 16, connect: { rejectUnauthorized: false } })
    await eventually(async () => {
      const { statusCode, body } = await visitors.request({ method: 'GET', path: '/health/live' })
      await body.dump()
      return statusCode === 200
    })
    return new ShippedProxy(visitors, child)
  }

  async kill() {
    await this.visitors.destroy()
    await killKept(this.child)
  }
}

function replaceAll(text: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((before, [old, by]) => {
    if (!before.includes(old)) throw new Error(`${old} is missing`)
    return before.replaceAll(old, by)
  }, text)
}

function keepConfiguration(folder: string, text: string): string {
  const file = join(folder, 'configuration')
  writeFileSync(file, text)
  return file
}

function makeCertificate(folder: string) {
  const [certificate, key] = [join(folder, 'certificate'), join(folder, 'certificate.key')]
  const files = ['-nodes', '-keyout', key, '-out', certificate]
  const command = ['req', '-x509', '-newkey', 'rsa:2048', '-subj', '/CN=localhost', ...files]
  execFileSync('openssl', command, { stdio: 'ignore' })
  return { certificate, key }
}

function caddy(folder: string, ports: string[], [http, https, ask]: string[]): Started {
  const own = `\tadmin off\n\tlog {\n\tlevel ERROR\n\t}\n\thttp_port ${http}\n\thttps_port ${https}\n`
  const file = keepConfiguration(
    folder,
    replaceAll(read('deploy/Caddyfile'), {
      '\ton_demand_tls': `${own}\ton_demand_tls`,
      '2080': ask!,
    })
  )
  const address = `http://127.0.0.1:${http}`
  const UPSTREAMS = ports.map((port) => `127.0.0.1:${port}`).join(' ')
  const command = ['run', '--config', file, '--adapter', 'caddyfile']
  return { address, command, env: { APP_URL: address, UPSTREAMS } }
}

function haproxy(folder: string, ports: string[], [http, https]: string[]): Started {
  const { certificate } = makeCertificate(folder)
  const file = keepConfiguration(
    folder,
    replaceAll(read('deploy/haproxy.cfg'), {
      'bind :80': `bind 127.0.0.1:${http}`,
      'bind :443': `bind 127.0.0.1:${https}`,
      '/etc/haproxy/certificates': certificate,
      '127.0.0.1:3333': `127.0.0.1:${ports[0]}`,
      '127.0.0.1:3334': `127.0.0.1:${ports[1]}`,
    })
  )
  return { address: `https://127.0.0.1:${https}`, command: ['-db', '-f', file] }
}

/** The example in our documentation. */
function nginx(folder: string, ports: string[], [https]: string[]): Started {
  const { certificate, key } = makeCertificate(folder)
  const [, example = ''] = /```nginx\n([^]*?)```/.exec(read('docs/how_to/deploy.md')) ?? []
  const http = replaceAll(example, {
    'listen 443': `listen 127.0.0.1:${https}`,
    '/etc/ssl/sendam.pem': certificate,
    '/etc/ssl/sendam.key': key,
    '127.0.0.1:3333': `127.0.0.1:${ports[0]}`,
    '127.0.0.1:3334': `127.0.0.1:${ports[1]}`,
  })
  const own = `pid ${join(folder, 'pid')};\nerror_log stderr crit;\nevents {}\n`
  const file = keepConfiguration(folder, `${own}http {\naccess_log off;\n${http}}\n`)
  const command = ['-g', 'daemon off;', '-c', file, '-p', folder]
  return { address: `https://127.0.0.1:${https}`, command }
}
