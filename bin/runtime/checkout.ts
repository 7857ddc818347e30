import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..', '..')

/** Whether the built program runs, as in an image, without the sources. */
export const IS_BUILT = import.meta.filename.endsWith('.js')

export const SCRATCH = join(ROOT, 'tmp')

export const BUILD = IS_BUILT ? ROOT : join(ROOT, 'build')
