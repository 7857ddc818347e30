import { Refiner } from '@japa/runner/core'
import type { PluginFn } from '@japa/runner/types'
import { SharedFiles } from '../../bin/runtime/test_files.js'
import { clockOffset } from './clock/clock.js'
import { END_OF_GROUP, END_OF_SUITE } from '../../bin/runtime/test_output.js'

/** Runs only the tests of files that no other process of this run has taken. */
export class SharingRefiner extends Refiner {
  readonly #files: SharedFiles
  #isTaking = false

  constructor(files: SharedFiles) {
    super()
    this.#files = files
  }

  /** Call it when the suite starts: before, the runner only asks whether the suite has any test. */
  startTaking() {
    this.#isTaking = true
  }

  stopTaking() {
    this.#isTaking = false
  }

  override allows(item: Parameters<Refiner['allows']>[0]): boolean {
    return super.allows(item) && (!this.#isTaking || this.#files.take(item.options.meta.fileName))
  }
}

const files = SharedFiles.ofProcess(process.env)

/** Null if this process runs the suite alone. */
export const sharing = files && new SharingRefiner(files)

/** The real time, which all processes of a run share, unlike a moved clock. */
const realNow = () => Date.now() - clockOffset

/** Writes marks at the ends of groups and suites, by which outputs of processes are interleaved. */
export const reportGroupEnd: PluginFn = ({ emitter }) => {
  if (!sharing) return
  let part = { suite: '', tests: 0, startedAt: 0, endedAt: 0 }
  emitter.on('suite:start', ({ name }) => {
    part = { suite: name, tests: 0, startedAt: realNow(), endedAt: 0 }
  })
  emitter.on('test:end', () => void (part.tests += 1))
  emitter.on('group:end', () => void process.stdout.write(END_OF_GROUP))
  emitter.on('suite:end', () => {
    const told = JSON.stringify({ ...part, endedAt: realNow() })
    process.stdout.write(`${END_OF_GROUP}${END_OF_SUITE}${told}${END_OF_GROUP}`)
  })
}
