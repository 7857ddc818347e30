import type { BackedUpTable } from '#admin/backup/backup_tables'
import type { SealedKeys } from '#admin/backup/backup_keys'

/** Increase this number when older versions of the product can no longer read new archives. */
export const ARCHIVE_FORMAT_VERSION = 1

export const MANIFEST_ENTRY = 'manifest.json'
export const CONTENTS_ENTRY = 'contents.json'
export const TABLES_FOLDER = 'tables/'
export const FILES_FOLDER = 'files/'

/** Splits tables into entries: tar needs each length in advance, and memory is limited. */
export const MAX_ENTRY_BYTES = 4 * 1024 * 1024

/** The first entry of an archive, required to read the rest. */
export interface BackupManifest {
  product: 'sendam'
  format: number
  version: string
  createdAt: string
  migrations: string[]
  tables: BackedUpTable[]
  keyFingerprint: string
  sealedKeys?: SealedKeys
}

export interface DatabaseSequence {
  name: string
  /** A string, because the value may exceed the safe integers of JavaScript. */
  lastValue: string
}

/** The last entry; only a complete archive has it. */
export interface BackupContents {
  rows: Record<string, number>
  sequences: DatabaseSequence[]
  files: number
  /** The number of files that were left in their bucket. */
  left?: number
  /** The number of files that rows refer to but the store had already lost. */
  missing: number
  /** SHA-256 of all earlier entries of the archive. */
  digest: string
  /** HMAC of the digest with APP_KEY, so that nobody without it can alter an archive. */
  signature: string
}
