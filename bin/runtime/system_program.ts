import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const ANSWERS_WITHIN_MS = 10_000

/** Debian installs servers in folders outside the PATH of ordinary users. */
const ALSO = ['/usr/sbin', '/usr/local/sbin']

export function systemProgram(names: readonly string[]): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...ALSO]
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return places.find(isProgram) ?? null
}

export async function untilAnswered(ask: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + ANSWERS_WITHIN_MS
  for (;;) {
    try {
      return await ask()
    } catch (problem) {
      if (Date.now() > deadline) throw problem
    }
    await wait(50)
  }
}

function isProgram(place: string): boolean {
  try {
    accessSync(place, constants.X_OK)
    return true
  } catch {
    return false
  }
}
