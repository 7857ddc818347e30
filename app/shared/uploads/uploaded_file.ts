import type { HttpRequest } from '@adonisjs/core/http'
import { DomainError } from '#shared/errors/domain_error'
import { MAX_UPLOAD_BYTES, tooLarge, UNSUPPORTED } from '#shared/uploads/rules/upload_rules'

class FileMissing extends DomainError {
  constructor() {
    super('E_FILE_MISSING', '"File" should not be empty', 'file')
  }
}

class FileTooLarge extends DomainError {
  constructor(mostBytes: number) {
    super('E_FILE_TOO_LARGE', tooLarge(mostBytes), 'file')
  }
}

export class FileUnsupported extends DomainError {
  constructor() {
    super('E_FILE_UNSUPPORTED', UNSUPPORTED, 'file')
  }
}

/** An uploaded file. `name` and `type` are what the client claims. */
export interface UploadedFile {
  bytes: Buffer
  name: string
  type: string
}

/** How many bytes a multipart body may have besides the file. */
const AROUND_BYTES = 1_048_576

type Part = AsyncIterable<Buffer> & { filename?: string; headers: Record<string, string> }

/** Reads the part `file` into memory, never to disk. Throws FileMissing and FileTooLarge. */
export async function readUploadedFile(
  { multipart }: HttpRequest,
  mostBytes = MAX_UPLOAD_BYTES
): Promise<UploadedFile> {
  if (!multipart) throw new FileMissing()
  const files: { chunks: Buffer[]; name: string; type: string }[] = []
  multipart.onFile('file', {}, async (stream, report) => {
    const part = stream as unknown as Part
    const chunks: Buffer[] = []
    files.push({ chunks, name: part.filename ?? '', type: part.headers['content-type'] ?? '' })
    let size = 0
    for await (const chunk of part) {
      size += chunk.length
      // One chunk beyond the limit suffices to detect the excess.
      if (size - chunk.length <= mostBytes) chunks.push(chunk)
      await report(chunk)
    }
  })
  try {
    await multipart.process({ limit: mostBytes + AROUND_BYTES })
  } catch (error) {
    throw isTooLarge(error) ? new FileTooLarge(mostBytes) : error
  }
  const [first] = files
  if (!first) throw new FileMissing()
  const bytes = Buffer.concat(first.chunks)
  if (bytes.length > mostBytes) throw new FileTooLarge(mostBytes)
  return { bytes, name: first.name, type: first.type }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 413
}
