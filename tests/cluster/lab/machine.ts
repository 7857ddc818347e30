import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The lab's folder, which only its own mount namespace has. */
export const LAB = '/run/lab'

const NETWORKS = { dat: '10.77.0', ctl: '10.78.0' } as const

export type NetworkName = keyof typeof NETWORKS

/** Runs a command in the lab and returns what it printed. */
export function command(program: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (status === 0) return stdout
  throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr}`)
}

const ip = (line: string) => command('ip', ...line.split(' '))

/** Connects the lab itself to both networks, as its last address. */
export function layNetworks() {
  ip('link set lo up')
  for (const [name, net] of Object.entries(NETWORKS)) {
    ip(`link add ${name} type bridge`)
    ip(`addr add ${net}.254/24 dev ${name}`)
    ip(`link set ${name} up`)
  }
}

export interface Program {
  /** The file that its output goes to, and what it is called. */
  name: string
  command: string[]
  env?: NodeJS.ProcessEnv
  cwd?: string
  asPostgres?: boolean
}

/** A machine of the lab: a network namespace with folders of its own. */
export class Machine {
  readonly folder: string

  /** `folders` are those of the system that the machine has for itself. */
  constructor(
    readonly name: string,
    readonly number: number,
    readonly networks: readonly NetworkName[],
    readonly folders: readonly string[]
  ) {
    this.folder = join(LAB, name)
    ip(`netns add ${name}`)
    ip(`-n ${name} link set lo up`)
    for (const network of networks) {
      ip(`link add ${name}-${network} type veth peer name ${network} netns ${name}`)
      ip(`-n ${name} addr add ${this.addressOn(network)}/24 dev ${network}`)
      ip(`-n ${name} link set ${network} up`)
      ip(`link set ${name}-${network} up`)
    }
    this.heal()
    for (const folder of folders) mkdirSync(this.pathOf(folder), { recursive: true })
  }

  get address(): string {
    return this.addressOn('dat')
  }

  addressOn(network: NetworkName): string {
    return `${NETWORKS[network]}.${this.number}`
  }

  /** Where the lab sees a file of the machine. */
  pathOf(path: string): string {
    return join(this.folder, path)
  }

  /** Cuts the networks in silence: the machine's own end of the cable stays up. */
  cut(networks = this.networks) {
    for (const network of networks) ip(`link set ${this.name}-${network} nomaster`)
  }

  heal() {
    for (const network of this.networks) ip(`link set ${this.name}-${network} master ${network}`)
  }

  start({ name, command: line, env = {}, cwd = '/', asPostgres }: Program): ChildProcess {
    const log = this.logOf(name)
    mkdirSync(dirname(log), { recursive: true })
    const output = openSync(log, 'a')
    const [program, ...args] = this.#inside(line, asPostgres)
    const child = spawn(program!, args, {
      cwd,
      env: { PATH: process.env.PATH, HOME: '/tmp', LC_ALL: 'C.UTF-8', ...env },
      stdio: ['ignore', output, output],
      detached: true,
    })
    closeSync(output)
    return child
  }

  /** Runs a program to its end and returns what it printed, or throws it. */
  async run(program: Program): Promise<string> {
    const [code] = await once(this.start(program), 'exit')
    const printed = this.printed(program.name)
    if (code !== 0)
      throw new Error(`${program.name} on ${this.name} ended with ${code}: ${printed}`)
    return printed
  }

  logOf(program: string): string {
    return this.pathOf(`log/${program}`)
  }

  printed(program: string): string {
    return readFileSync(this.logOf(program), 'utf8')
  }

  /** Sends a signal to each process, or to those whose command line matches. */
  signal(signal: NodeJS.Signals, matches = /(?:)/) {
    for (const pid of this.processes()) {
      if (matches.test(commandLineOf(pid))) killIfThere(pid, signal)
    }
  }

  processes(): number[] {
    return command('ip', 'netns', 'pids', this.name).split('\n').filter(Boolean).map(Number)
  }

  #inside(line: string[], asPostgres = false): string[] {
    const own = this.folders.map((folder) => `mount --bind ${this.pathOf(folder)} ${folder}`)
    const account = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups']
    return [
      ...['nsenter', `--net=/run/netns/${this.name}`, 'unshare', '--mount', 'sh', '-ec'],
      [...own, 'exec "$@"'].join('\n'),
      ...['sh', ...(asPostgres ? account : []), ...line],
    ]
  }
}

function commandLineOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

function killIfThere(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}
