import { createHash } from 'node:crypto'

/** What a load did to the tariff, or would do. */
export type TariffChanges = {
  added: string[]
  changed: string[]
  removed: string[]
  unchanged: number
  warnings: string[]
}

/** As somebody is shown them before they are saved. */
export type FileChanges = TariffChanges & {
  /** Stands for what the difference is from. */
  base: string
}

const LISTED = 20

export function countLine(what: string, changes: TariffChanges): string {
  const { added, changed, removed, unchanged } = changes
  return `${what}: ${added.length} added, ${changed.length} changed, ${removed.length} removed, ${unchanged} unchanged`
}

export function changeLines({ added, changed, removed }: TariffChanges): string[] {
  return [...listed('+', added), ...listed('~', changed), ...listed('-', removed)]
}

/** The first of a long list, and how many more there are. */
export function listed(sign: string, lines: string[]): string[] {
  const more = lines.length - LISTED
  const shown = lines.slice(0, LISTED).map((line) => `  ${sign} ${line}`)
  return more > 0 ? [...shown, `  ${sign} and ${more} more`] : shown
}

/** The same as long as none of these is another or has changed. */
export function baseOf(things: readonly { id: number; version: number }[]): string {
  const versions = things.map(({ id, version }) => `${id}:${version}`).join()
  return createHash('sha256').update(versions).digest('hex').slice(0, 32)
}
