import { PDFDocument } from '@cantoo/pdf-lib'
import { FileUnsupported } from '#shared/uploads/uploaded_file'

/** Runs in a worker thread. Throws FileUnsupported if the PDF cannot be printed. */
export async function pagesIn(bytes: Buffer): Promise<number> {
  const document = await PDFDocument.load(bytes).catch(() => null)
  const pages = document?.getPageCount() ?? 0
  if (pages === 0) throw new FileUnsupported()
  return pages
}
