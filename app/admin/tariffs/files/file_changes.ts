import { createHash } from 'node:crypto'
import type { Caller } from '#identity/sessions/caller'
import type { TariffId } from '#admin/tariffs/versions/tariff_scope'

export type ImportOptions = {
  dryRun?: boolean
  /** The fingerprint of the confirmed preview. */
  base?: string
  /** Undefined for a command. */
  caller?: Caller
  /** The id of a draft; null or undefined is the live tariff. */
  tariff?: TariffId
}

export type ImportChanges = {
  added: string[]
  changed: string[]
  removed: string[]
  unchanged: number
  warnings: string[]
}

export type FileChanges = ImportChanges & {
  /** Fingerprint of the rates or zones that the changes were computed from. */
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

export function listFirstLines(sign: string, lines: string[]): string[] {
  const more = lines.length - MAX_LISTED_CHANGES
  const shown = lines.slice(0, MAX_LISTED_CHANGES).map((line) => `  ${sign} ${line}`)
  return more > 0 ? [...shown, `  ${sign} and ${more} more`] : shown
}

/** Returns a hash that changes when any id or version does. */
export function fingerprintVersions(things: readonly { id: number; version: number }[]): string {
  const versions = things.map(({ id, version }) => `${id}:${version}`).join()
  return createHash('sha256').update(versions).digest('hex').slice(0, 32)
}
