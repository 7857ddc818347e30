import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian keeps servers where ordinary users do not look. */
const ALSO = ['/usr/sbin', '/usr/local/sbin']

/** The first of these programs that this machine has, with its place; null where it has none. */
export function systemProgram(names: readonly string[]): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...ALSO]
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return places.find(isProgram) ?? null
}

function isProgram(place: string): boolean {
  try {
    accessSync(place, constants.X_OK)
    return true
  } catch {
    return false
  }
}
