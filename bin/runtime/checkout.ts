import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..', '..')

/** True if the built program runs, without the sources, as in a container image. */
export const IS_BUILT = import.meta.filename.endsWith('.js')

export const SCRATCH = join(ROOT, 'tmp')

export const BUILD = IS_BUILT ? ROOT : join(ROOT, 'build')
