import { join } from 'node:path'

/** The folder that holds package.json. */
export const ROOT = join(import.meta.dirname, '..', '..')

/** What the running program writes: never part of the repository. */
export const SCRATCH = join(ROOT, 'tmp')

/** The built program. */
export const BUILD = join(ROOT, 'build')
