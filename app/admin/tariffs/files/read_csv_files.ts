import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { CsvFile } from '#admin/tariffs/files/csv_file'

export async function readCsvFile(path: string): Promise<CsvFile> {
  return { name: basename(path), text: await readFile(path, 'utf8') }
}

/** Reads the CSV files of a folder. Their names include it: `rates/dhl_export.csv`. */
export async function readCsvFolder(path: string): Promise<CsvFile[]> {
  const names = await readdir(path)
  const tables = names.filter((name) => name.endsWith('.csv')).toSorted()
  return Promise.all(
    tables.map(async (name) => ({
      name: `${basename(path)}/${name}`,
      text: await readFile(join(path, name), 'utf8'),
    }))
  )
}
