import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Returns a random secret, created once and stored in a file that only our account can read. */
export function keptSecret(file: string): string {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    const unfinished = `${file}.${process.pid}`
    writeFileSync(unfinished, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 })
    renameSync(unfinished, file)
  }
  return readFileSync(file, 'utf8').trim()
}
