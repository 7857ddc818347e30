import { Refiner } from '@japa/runner/core'
import type { PluginFn } from '@japa/runner/types'
import { SharedFiles } from '../../bin/runtime/test_files.js'
import { END_OF_GROUP } from '../../bin/runtime/test_output.js'

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

  override allows(item: Parameters<Refiner['allows']>[0]): boolean {
    return super.allows(item) && (!this.#isTaking || this.#files.take(item.options.meta.fileName))
  }
}

const files = SharedFiles.ofProcess(process.env)

/** Only where other processes run the same suite. */
export const sharing = files && new SharingRefiner(files)

/** Our output is shown group by group, between that of the others. */
export const endGroups: PluginFn = ({ emitter }) => {
  if (sharing) emitter.on('group:end', () => void process.stdout.write(END_OF_GROUP))
}
