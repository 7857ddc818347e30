import type { HttpRequest } from '@adonisjs/core/http'
import { DomainError } from '#shared/errors/domain_error'
import type { CsvFile } from '#admin/tariffs/files/csv_file'
import { TariffFileRefused } from '#admin/tariffs/files/import_problems'

/** 16 MiB; a hundred thousand rates take about 7 MB. */
const MAX_CSV_BYTES = 16_777_216

/** Used in messages in place of the client's file name, which is untrusted. */
const UPLOADED_FILE_NAME = 'File'

class CsvMissing extends DomainError {
  constructor() {
    super('E_FILE_MISSING', '"File" should not be empty', 'file')
  }
}

class CsvTooLarge extends DomainError {
  constructor() {
    super('E_FILE_TOO_LARGE', 'Allowed file size (16 MB) exceeded', 'file')
  }
}

/**
 * Reads the part `file` of a multipart request in memory. Throws CsvMissing, CsvTooLarge, and
 * TariffFileRefused for text that is not UTF-8.
 */
export async function readUploadedCsv({ multipart }: HttpRequest): Promise<CsvFile> {
  if (!multipart) throw new CsvMissing()
  const files: Buffer[][] = []
  multipart.onFile('file', {}, async (part, report) => {
    const chunks: Buffer[] = []
    files.push(chunks)
    for await (const chunk of part as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      await report(chunk)
    }
  })
  try {
    await multipart.process({ limit: MAX_CSV_BYTES })
  } catch (error) {
    throw isTooLarge(error) ? new CsvTooLarge() : error
  }
  const [first] = files
  if (!first || !first.length) throw new CsvMissing()
  return { name: UPLOADED_FILE_NAME, text: decodeUtf8(Buffer.concat(first)) }
}

function decodeUtf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new TariffFileRefused([
      `${UPLOADED_FILE_NAME}: it is not text in UTF-8. Save it as "CSV UTF-8".`,
    ])
  }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 413
}
