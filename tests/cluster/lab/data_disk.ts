import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { SCRATCH } from '../../../bin/runtime/checkout.ts'
import { command } from '#tests/cluster/lab/machine'

/** Control groups have version 1 or 2. */
const HAS_V1 = existsSync('/sys/fs/cgroup/blkio')
const ALL = HAS_V1 ? '/sys/fs/cgroup/blkio' : '/sys/fs/cgroup'
const SLOW = join(ALL, 'sendam_cluster')

/** Writes a second of a disk that is about to fail. A healthy one does thousands. */
const SLOW_WRITES = 20

/** The disk with the databases of a machine, which can be full or slow. */
export class DataDisk {
  readonly #device: string
  readonly #fillers: string[]

  constructor(
    name: string,
    readonly folder: string
  ) {
    const file = join(SCRATCH, `cluster_disk_${name}`)
    rmSync(file, { force: true })
    command('truncate', '-s', '3G', file)
    command('mkfs.ext4', '-qF', '-m', '0', file)
    command('mount', '-o', 'loop', file, folder)
    rmSync(file)
    this.#device = command('mountpoint', '-d', folder).trim()
    this.#fillers = ['most', 'rest'].map((filler) => join(folder, filler))
  }

  /** Leaves no byte free. */
  fill() {
    const [most, rest] = this.#fillers
    const { bavail, bsize } = statfsSync(this.folder)
    command('fallocate', '-l', String(bavail * bsize - 2 ** 24), most!)
    // Ends when nothing is left.
    spawnSync('dd', ['if=/dev/zero', `of=${rest}`, 'bs=4k'])
  }

  clear() {
    for (const file of this.#fillers) rmSync(file, { force: true })
  }

  /** Slows down what these processes, and those that they start, write to the disk. */
  slowDown(pids: number[]) {
    if (!HAS_V1) writeFileSync(join(ALL, 'cgroup.subtree_control'), '+io')
    mkdirSync(SLOW, { recursive: true })
    if (HAS_V1) {
      const file = join(SLOW, 'blkio.throttle.write_iops_device')
      writeFileSync(file, `${this.#device} ${SLOW_WRITES}`)
    } else {
      writeFileSync(join(SLOW, 'io.max'), `${this.#device} wiops=${SLOW_WRITES}`)
    }
    moveTo(SLOW, pids)
  }

  speedUp() {
    const pids = readFileSync(join(SLOW, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean)
    moveTo(ALL, pids.map(Number))
    rmdirSync(SLOW)
  }
}

function moveTo(group: string, pids: number[]) {
  for (const pid of pids) {
    try {
      writeFileSync(join(group, 'cgroup.procs'), String(pid))
    } catch {
      // It has ended meanwhile.
    }
  }
}
