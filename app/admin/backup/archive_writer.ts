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

/** Marks a file that is still being written. */
export const UNFINISHED_SUFFIX = '.unfinished'

/** Streams a gzipped tar archive, which any tool can open. */
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
    // Only marks the error as handled: the next `add` or `finish` throws it.
    this.#written.catch(() => {})
  }

  async add(name: string, bytes: Buffer) {
    this.#digest.update(`${name}\n${bytes.length}\n`).update(bytes)
    await this.#write(name, bytes)
  }

  /** Writes the contents entry, which completes the archive. */
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
      // Throws the pipeline's error, which names the cause, such as a full disk.
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

/** Writes under a temporary name until the file is complete. Tests pass `wrapTarget`. */
export async function writeArchive(
  path: string,
  fill: (archive: ArchiveWriter) => Promise<void>,
  wrapTarget: (target: Writable) => Writable = (target) => target
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
    const archive = new ArchiveWriter(wrapTarget(file.createWriteStream({ flush: true })))
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

/** Syncs the folder, so that the new name survives a power loss. */
async function syncFolder(folder: string) {
  const handle = await open(join(folder, '.'))
  await handle.sync().catch(() => {})
  await handle.close()
}
