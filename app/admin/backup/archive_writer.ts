import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { CONTENTS_ENTRY, type BackupContents } from '#admin/backup/archive_format'
import { signDigest } from '#admin/backup/backup_keys'

/** What is still being written ends so, and is no backup yet. */
export const UNFINISHED_SUFFIX = '.unfinished'

/** A compressed tar on its way to somewhere, which any tool opens. */
export class ArchiveWriter {
  readonly #pack = pack()
  readonly #digest = createHash('sha256')
  readonly #written: Promise<void>
  bytes = 0

  constructor(target: Writable) {
    const counting = new Transform({
      transform: (piece: Buffer, _, done) => {
        this.bytes += piece.length
        done(null, piece)
      },
    })
    this.#written = pipeline(this.#pack, createGzip(), counting, target)
    // Whoever adds the next entry is told.
    this.#written.catch(() => {})
  }

  async add(name: string, bytes: Buffer) {
    this.#digest.update(`${name}\n${bytes.length}\n`).update(bytes)
    await this.#write(name, bytes)
  }

  /** What is known at the end only, and makes it whole. */
  async finish(contents: Omit<BackupContents, 'digest' | 'signature'>) {
    const digest = this.#digest.digest('hex')
    const all: BackupContents = { ...contents, digest, signature: signDigest(digest) }
    await this.#write(CONTENTS_ENTRY, Buffer.from(JSON.stringify(all)))
    this.#pack.finalize()
    await this.#written
  }

  async #write(name: string, bytes: Buffer) {
    try {
      await Promise.race([this.#entry(name, bytes), this.#written])
    } catch {
      // The pipeline knows the cause, such as a full disk; an entry only that it was cut off.
      await this.#written
    }
  }

  #entry(name: string, bytes: Buffer) {
    return new Promise<void>((resolve, reject) => {
      const header = { name, size: bytes.length, mode: 0o600 }
      const entry = this.#pack.entry(header, bytes, (error) => (error ? reject(error) : resolve()))
      entry.on('error', reject)
    })
  }
}

/**
 * Fills a file that has its name only when it is whole and on the disk. `lead` to the writing may be
 * another one in tests.
 */
export async function writeArchive(
  path: string,
  fill: (archive: ArchiveWriter) => Promise<void>,
  lead: (target: Writable) => Writable = (target) => target
): Promise<number> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const unfinished = `${path}${UNFINISHED_SUFFIX}`
  const file = await open(unfinished, 'wx', 0o600)
  const abandon = () => {
    rmSync(unfinished, { force: true })
    process.exit(130)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, abandon)
  try {
    const archive = new ArchiveWriter(lead(file.createWriteStream({ flush: true })))
    await fill(archive)
    renameSync(unfinished, path)
    await syncFolder(dirname(path))
    return archive.bytes
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, abandon)
    await file.close().catch(() => {})
  }
}

/** After a loss of power the new name is there as well. */
async function syncFolder(folder: string) {
  const handle = await open(join(folder, '.'))
  await handle.sync().catch(() => {})
  await handle.close()
}
