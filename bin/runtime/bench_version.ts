import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './checkout.ts'

const MADE_BY = [
  ...['migrations', 'functions', 'reference', 'tariffs'].map((part) => join('database', part)),
  join('tests', 'bench', 'data'),
]

export type Version = Record<string, string>

export function versionOf(asked: object): Version {
  const files = MADE_BY.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  )
  const digests = files.map((file) => {
    const digest = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
    return [relative(ROOT, file), digest] as const
  })
  return { asked: JSON.stringify(asked), ...Object.fromEntries(digests) }
}

/** New migrations also load all functions. Any other change requires a new database. */
export function stepsTo(version: Version, from: Version): 'none' | 'migrations' | 'all' {
  const changed = [...new Set([...Object.keys(version), ...Object.keys(from)])].filter(
    (path) => version[path] !== from[path]
  )
  if (changed.length === 0) return 'none'
  const added = changed.filter((path) => path.startsWith('database/migrations/') && !from[path])
  const isBrought = (path: string) => added.includes(path) || path.startsWith('database/functions/')
  return added.length > 0 && changed.every(isBrought) ? 'migrations' : 'all'
}
