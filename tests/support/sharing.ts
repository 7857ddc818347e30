import { Refiner } from '@japa/runner/core'
import type { PluginFn } from '@japa/runner/types'
import { SharedFiles } from '../../bin/runtime/test_files.js'
import { clockOffset } from './clock/clock.js'
import { END_OF_GROUP, END_OF_SUITE } from '../../bin/runtime/test_output.js'

/** Lets only those tests run whose file no other process has taken. */
export class SharingRefiner extends Refiner {
  readonly #files: SharedFiles
  #isTaking = false

  constructor(files: SharedFiles) {
    super()
    this.#files = files
  }

  /** Not before: whether a suite has anything to run is asked of all its files. */
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

/** Only where other processes run the same suite. */
export const sharing = files && new SharingRefiner(files)

/** By the clock on the wall, which all processes of a run share. */
const realNow = () => Date.now() - clockOffset

/** Our output is shown group by group, between that of the others, and what we ran of a suite is summed up. */
export const endGroups: PluginFn = ({ emitter }) => {
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
