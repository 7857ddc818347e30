import type { BackedUpTable } from '#admin/backup/backup_tables'
import type { SealedKeys } from '#admin/backup/backup_keys'

/** Increase it when older versions can no longer read new archives. */
export const ARCHIVE_FORMAT_VERSION = 1

export const MANIFEST_ENTRY = 'manifest.json'
export const CONTENTS_ENTRY = 'contents.json'
export const TABLES_FOLDER = 'tables/'
export const FILES_FOLDER = 'files/'

/** Tables are split into entries, because tar needs each length in advance and memory is limited. */
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
  /** Text, because it may exceed a JavaScript number. */
  lastValue: string
}

/** The last entry; only a complete archive has it. */
export interface BackupContents {
  rows: Record<string, number>
  sequences: DatabaseSequence[]
  files: number
  /** Files that rows refer to but the store had already lost. */
  missing: number
  /** Covers every entry before this one. */
  digest: string
  /** HMAC of the digest with APP_KEY, so that nobody without it can alter an archive. */
  signature: string
}
