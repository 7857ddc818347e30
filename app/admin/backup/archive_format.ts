import type { BackedUpTable } from '#admin/backup/backup_tables'
import type { SealedKeys } from '#admin/backup/backup_keys'

/** Raised when an older version could no longer read what a newer one writes. */
export const ARCHIVE_FORMAT_VERSION = 1

export const MANIFEST_ENTRY = 'manifest.json'
export const CONTENTS_ENTRY = 'contents.json'
export const TABLES_FOLDER = 'tables/'
export const FILES_FOLDER = 'files/'

/** So much of a table is one entry: tar wants to know each length beforehand, and memory is finite. */
export const MAX_ENTRY_BYTES = 4 * 1024 * 1024

/** The first entry of an archive: what it takes to read the rest. */
export interface BackupManifest {
  product: 'sendam'
  format: number
  version: string
  createdAt: string
  migrations: string[]
  tables: BackedUpTable[]
  keyFingerprint: string
  /** Only where they were asked for. */
  sealedKeys?: SealedKeys
}

export interface DatabaseSequence {
  name: string
  /** Text, because it may be larger than a number holds. */
  lastValue: string
}

/** The last entry: only what is whole has one. */
export interface BackupContents {
  /** The rows of each table. */
  rows: Record<string, number>
  sequences: DatabaseSequence[]
  files: number
  /** Files that a row names and the store had lost before. */
  missing: number
  /** Of every entry before this one. */
  digest: string
  /** Of the digest, with the APP_KEY: whoever lacks it cannot change an archive. */
  signature: string
}
