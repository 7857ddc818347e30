import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { processStartIdentity } from './process_identity.ts'

interface Holder {
  pid: number
  /** The start time of the process, because its id may be used again. */
  birthmark: string
  note: string
}

/** Thrown if a running process holds the folder. `note` is the text in its claim. */
export class FolderTaken extends Error {
  readonly note: string

  constructor(note: string) {
    super('The folder is in use.')
    this.note = note
  }
}

/**
 * The exclusive right of a process to a folder. The holder's `birthmark` shows whether it still
 * runs; an abandoned claim can be taken over.
 */
export class Claim {
  readonly folder: string
  /** True if the previous holder crashed, so that its child processes may still run. */
  readonly leftBehind: boolean
  readonly #file: string

  private constructor(folder: string, leftBehind: boolean, file: string) {
    this.folder = folder
    this.leftBehind = leftBehind
    this.#file = file
  }

  static take(folder: string, note = '', name = 'lock'): Claim {
    mkdirSync(folder, { recursive: true })
    const file = join(folder, name)
    const ours = `${file}.${process.pid}`
    writeFileSync(ours, describeSelf(note), { mode: 0o600 })

    try {
      const leftBehind = this.#linkOver(ours, file)
      return new Claim(folder, leftBehind, file)
    } finally {
      rmSync(ours, { force: true })
    }
  }

  /** Links a complete file, so nobody ever reads half a claim. */
  static #linkOver(ours: string, file: string): boolean {
    for (let leftBehind = false; ; leftBehind = true) {
      try {
        linkSync(ours, file)
        return leftBehind
      } catch (error) {
        if (!isCode(error, 'EEXIST')) {
          throw error
        }
      }
      this.#removeIfAbandoned(file)
    }
  }

  static #removeIfAbandoned(file: string): void {
    const seen = readHolder(file)
    if (seen && processStartIdentity(seen.pid) === seen.birthmark) {
      throw new FolderTaken(seen.note)
    }

    const aside = `${file}.${process.pid}.old`
    try {
      renameSync(file, aside)
    } catch (error) {
      if (isCode(error, 'ENOENT')) {
        return
      }
      throw error
    }

    // If another process took the folder between our read and rename, put its claim back.
    const moved = readHolder(aside)
    if (moved && processStartIdentity(moved.pid) === moved.birthmark) {
      renameSync(aside, file)
      throw new FolderTaken(moved.note)
    }
    rmSync(aside, { force: true })
  }

  renote(note: string): void {
    if (this.#isOurs()) {
      const unfinished = `${this.#file}.${process.pid}`
      writeFileSync(unfinished, describeSelf(note), { mode: 0o600 })
      renameSync(unfinished, this.#file)
    }
  }

  release(): void {
    if (this.#isOurs()) {
      rmSync(this.#file, { force: true })
    }
  }

  #isOurs(): boolean {
    return readHolder(this.#file)?.pid === process.pid
  }
}

function describeSelf(note: string): string {
  const self: Holder = {
    pid: process.pid,
    birthmark: processStartIdentity(process.pid) ?? '',
    note,
  }
  return JSON.stringify(self)
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return null
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
