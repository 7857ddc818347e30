import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { CONTENTS, type Contents, FORMAT, MANIFEST, type Manifest } from '#admin/backup/archive'
import { BackupRefused } from '#admin/backup/backup_refused'
import { isOurKey, isSignatureOf } from '#admin/backup/keys'

/** No entry of ours is larger; a length that somebody made up must not fill the memory. */
const LARGEST_ENTRY = 256 * 1024 * 1024

export interface ArchiveEntry {
  name: string
  bytes: Buffer
}

async function* rawEntries(path: string): AsyncGenerator<ArchiveEntry> {
  const entries = extract()
  const reading = pipeline(createReadStream(path), createGunzip(), entries)
  reading.catch(() => {})
  for await (const entry of entries) {
    const { name, size = 0 } = entry.header
    if (size > LARGEST_ENTRY) throw new Error(`${name} is too large`)
    const pieces: Buffer[] = []
    for await (const piece of entry) pieces.push(piece as Buffer)
    yield { name, bytes: Buffer.concat(pieces) }
  }
  await reading
}

export interface Archive {
  manifest: Manifest
  contents: Contents
}

/** Reads an archive from end to end and answers what it says of itself, or refuses it in a sentence. */
export async function checkArchive(path: string, withoutKey = false): Promise<Archive> {
  const manifest = await readManifest(path)
  if (!withoutKey) refuseOtherKey(manifest)
  const reading = entriesOf(path)
  for (;;) {
    const { done, value } = await reading.next()
    if (!done) continue
    if (!withoutKey && !isSignatureOf(value.digest, value.signature)) throw damaged(path)
    return { manifest, contents: value }
  }
}

/** The entries between the first and the last, in their order; at the end what the last one says. */
export async function* entriesOf(path: string): AsyncGenerator<ArchiveEntry, Contents> {
  const digest = createHash('sha256')
  let contents: Contents | null = null
  try {
    for await (const { name, bytes } of rawEntries(path)) {
      if (contents) throw damaged(path)
      if (name === CONTENTS) {
        contents = JSON.parse(bytes.toString()) as Contents
        continue
      }
      digest.update(`${name}\n${bytes.length}\n`).update(bytes)
      if (name !== MANIFEST) yield { name, bytes }
    }
  } catch {
    throw damaged(path)
  }
  if (contents?.digest !== digest.digest('hex')) throw damaged(path)
  return contents
}

export async function readManifest(path: string): Promise<Manifest> {
  if (!existsSync(path)) throw new BackupRefused(`There is no file ${path}.`)
  const manifest = await firstEntry(path).catch(() => null)
  if (manifest?.product !== 'sendam')
    throw new BackupRefused(`${path} is no backup of ours, or its beginning is damaged.`)
  if (manifest.format > FORMAT) throw madeByNewer(manifest)
  return manifest
}

async function firstEntry(path: string): Promise<Manifest | null> {
  for await (const { name, bytes } of rawEntries(path))
    return name === MANIFEST ? (JSON.parse(bytes.toString()) as Manifest) : null
  return null
}

function refuseOtherKey({ keyFingerprint: given, sealedKeys }: Manifest) {
  if (isOurKey(given)) return
  const remedy = sealedKeys
    ? 'it is in the backup, and "--show-keys" prints it for the passphrase'
    : 'it is not in the backup'
  throw new BackupRefused(
    `This backup was made under another APP_KEY, which alone opens what is sealed in it. Set APP_KEY to that one (${remedy}), or add --key-is-lost to do without: letters that were not sent yet are lost, programs have to sign in again, and a BVN that somebody gave before is not recognised.`
  )
}

export function madeByNewer({ version }: Manifest) {
  return new BackupRefused(
    `This backup was made by a newer version (${version}): install that one, or a later one, and restore with it.`
  )
}

function damaged(path: string) {
  return new BackupRefused(
    `${path} is cut short or was changed since it was made. Nothing was restored: take another copy of it.`
  )
}
