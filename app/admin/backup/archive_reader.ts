import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import {
  CONTENTS_ENTRY,
  type BackupContents,
  ARCHIVE_FORMAT_VERSION,
  MANIFEST_ENTRY,
  type BackupManifest,
} from '#admin/backup/archive_format'
import { BackupError } from '#admin/backup/backup_error'
import { isKnownKey, verifySignature } from '#admin/backup/backup_keys'

/** Entries are smaller. Refusing a larger length protects memory against forged archives. */
const MAX_READABLE_ENTRY_BYTES = 256 * 1024 * 1024

export interface ArchiveEntry {
  name: string
  bytes: Buffer
}

async function* readTarEntries(path: string): AsyncGenerator<ArchiveEntry> {
  const entries = extract()
  const reading = pipeline(createReadStream(path), createGunzip(), entries)
  reading.catch(() => {})
  for await (const entry of entries) {
    const { name, size = 0 } = entry.header
    if (size > MAX_READABLE_ENTRY_BYTES) throw new Error(`${name} is too large`)
    const pieces: Buffer[] = []
    for await (const piece of entry) pieces.push(piece as Buffer)
    yield { name, bytes: Buffer.concat(pieces) }
  }
  await reading
}

export interface VerifiedArchive {
  manifest: BackupManifest
  contents: BackupContents
}

/** Verifies the digest and, unless `withoutKey`, the signature. Throws BackupError. */
export async function verifyArchive(path: string, withoutKey = false): Promise<VerifiedArchive> {
  const manifest = await readManifest(path)
  if (!withoutKey) requireSameAppKey(manifest)
  const reading = readArchiveEntries(path)
  for (;;) {
    const { done, value } = await reading.next()
    if (!done) continue
    if (!withoutKey && !verifySignature(value.digest, value.signature))
      throw damagedArchiveError(path)
    return { manifest, contents: value }
  }
}

/** Yields the entries between manifest and contents, and returns the contents. */
export async function* readArchiveEntries(
  path: string
): AsyncGenerator<ArchiveEntry, BackupContents> {
  const digest = createHash('sha256')
  let contents: BackupContents | null = null
  try {
    for await (const { name, bytes } of readTarEntries(path)) {
      if (contents) throw damagedArchiveError(path)
      if (name === CONTENTS_ENTRY) {
        contents = JSON.parse(bytes.toString()) as BackupContents
        continue
      }
      digest.update(`${name}\n${bytes.length}\n`).update(bytes)
      if (name !== MANIFEST_ENTRY) yield { name, bytes }
    }
  } catch {
    throw damagedArchiveError(path)
  }
  if (contents?.digest !== digest.digest('hex')) throw damagedArchiveError(path)
  return contents
}

export async function readManifest(path: string): Promise<BackupManifest> {
  if (!existsSync(path)) throw new BackupError(`There is no file ${path}.`)
  const manifest = await readFirstEntry(path).catch(() => null)
  if (manifest?.product !== 'sendam')
    throw new BackupError(`${path} was not made by "node ace backup", or its beginning is damaged.`)
  if (manifest.format > ARCHIVE_FORMAT_VERSION) throw newerVersionError(manifest)
  return manifest
}

async function readFirstEntry(path: string): Promise<BackupManifest | null> {
  for await (const { name, bytes } of readTarEntries(path))
    return name === MANIFEST_ENTRY ? (JSON.parse(bytes.toString()) as BackupManifest) : null
  return null
}

function requireSameAppKey({ keyFingerprint: given, sealedKeys }: BackupManifest) {
  if (isKnownKey(given)) return
  const remedy = sealedKeys
    ? 'the backup has it: "--show-keys" prints it if you enter the passphrase'
    : 'the backup does not have it'
  throw new BackupError(
    `This backup was made with another APP_KEY, and only that key can decrypt it. Set APP_KEY to it (${remedy}). If the key is lost, add --key-is-lost: messages that were not sent yet are lost, API clients have to sign in again, and BVNs given before are not recognised.`
  )
}

export function newerVersionError({ version }: BackupManifest) {
  return new BackupError(
    `This backup was made by a newer version (${version}). Install that version or a later one, then restore the backup.`
  )
}

function damagedArchiveError(path: string) {
  return new BackupError(
    `${path} is incomplete, or was changed after it was made. Nothing was restored. Use another copy.`
  )
}
