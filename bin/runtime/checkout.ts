import { join } from 'node:path'

/** The folder that holds package.json. */
export const ROOT = join(import.meta.dirname, '..', '..')

/** What runs is what was built, as in an image: there is no source beside it. */
export const IS_BUILT = import.meta.filename.endsWith('.js')

/** What the running program writes: never part of the repository. */
export const SCRATCH = join(ROOT, 'tmp')

/** The built program. */
export const BUILD = IS_BUILT ? ROOT : join(ROOT, 'build')
