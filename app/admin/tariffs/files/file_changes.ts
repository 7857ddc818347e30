import { createHash } from 'node:crypto'

/** What a load did to the tariff, or would do. */
export type ImportChanges = {
  added: string[]
  changed: string[]
  removed: string[]
  unchanged: number
  warnings: string[]
}

/** As somebody is shown them before they are saved. */
export type FileChanges = ImportChanges & {
  /** Stands for what the difference is from. */
  base: string
}

const MAX_LISTED_CHANGES = 20

export function importSummary(what: string, changes: ImportChanges): string {
  const { added, changed, removed, unchanged } = changes
  return `${what}: ${added.length} added, ${changed.length} changed, ${removed.length} removed, ${unchanged} unchanged`
}

export function listImportChanges({ added, changed, removed }: ImportChanges): string[] {
  return [
    ...listFirstLines('+', added),
    ...listFirstLines('~', changed),
    ...listFirstLines('-', removed),
  ]
}

/** The first of a long list, and how many more there are. */
export function listFirstLines(sign: string, lines: string[]): string[] {
  const more = lines.length - MAX_LISTED_CHANGES
  const shown = lines.slice(0, MAX_LISTED_CHANGES).map((line) => `  ${sign} ${line}`)
  return more > 0 ? [...shown, `  ${sign} and ${more} more`] : shown
}

/** The same as long as none of these is another or has changed. */
export function fingerprintVersions(things: readonly { id: number; version: number }[]): string {
  const versions = things.map(({ id, version }) => `${id}:${version}`).join()
  return createHash('sha256').update(versions).digest('hex').slice(0, 32)
}
