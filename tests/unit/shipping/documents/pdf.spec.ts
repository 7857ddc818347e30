import { test } from '@japa/runner'
import PDFDocument from 'pdfkit'
import { isPdf } from '#shared/uploads/pdf'
import { pdfFile } from '#tests/support/files/pdf_file'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64'
)

/** Builds the last record of a ZIP archive, with a comment of this many bytes. */
function zipEnd(comment: number): Buffer {
  const record = Buffer.alloc(22)
  record.write('PK\x05\x06', 'latin1')
  record.writeUInt16LE(comment, 20)
  return record
}

async function drawPdf(version: '1.3' | '1.7'): Promise<Buffer> {
  const document = new PDFDocument({ pdfVersion: version })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.on('end', resolve))
  document.text('A certificate').end()
  await ended
  return Buffer.concat(chunks)
}

/** Builds a PDF whose cross-references are a stream. */
function withXrefStream(root = '/Root 1 0 R'): Buffer {
  const head = '%PDF-1.5\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'
  const table = `2 0 obj\n<< /Type /XRef /Size 3 /W [1 2 1] ${root} /Length 3 >>\nstream\nabc\nendstream\nendobj\n`
  return Buffer.from(`${head}${table}startxref\n${head.length}\n%%EOF`, 'latin1')
}

test.group('PDF detection', () => {
  test('accepts PDFs of several programs and versions', async ({ assert }) => {
    assert.isTrue(isPdf(pdfFile()))
    assert.isTrue(isPdf(await drawPdf('1.3')))
    assert.isTrue(isPdf(await drawPdf('1.7')))
    assert.isTrue(isPdf(withXrefStream()))
    assert.isTrue(isPdf(Buffer.concat([pdfFile(), Buffer.from('\r\n\0\0')])))
    assert.lengthOf(pdfFile(5000), 5000)
    assert.isTrue(isPdf(pdfFile(2_097_152)))
  })

  test('refuses other files and incomplete PDFs', ({ assert }) => {
    const pdf = pdfFile()
    const text = pdf.toString('latin1')
    const wrong: Record<string, Buffer> = {
      'nothing': Buffer.alloc(0),
      'a header alone': Buffer.from('%PDF-1.4\n'),
      'a picture': PNG,
      'half a document': pdf.subarray(0, pdf.length / 2),
      'a document without its first byte': pdf.subarray(1),
      'a table beyond the end': Buffer.from(text.replace(/startxref\n\d+/, 'startxref\n99999')),
      'a position without a table': Buffer.from(text.replace(/startxref\n\d+/, 'startxref\n12')),
      'a trailer without a root': Buffer.from(text.replace('/Root', '/Ruut')),
      'a table object without a root': withXrefStream(''),
      'a version that does not exist': Buffer.from(text.replace('%PDF-1.4', '%PDF-9.4')),
    }
    for (const [name, bytes] of Object.entries(wrong)) assert.isFalse(isPdf(bytes), name)
  })

  test('refuses a PDF that is another kind of file too', ({ assert }) => {
    const pdf = pdfFile()
    const asComment = Buffer.concat([Buffer.from('%PDF-1.4\n'), zipEnd(pdf.length), pdf])
    const wrong: Record<string, Buffer> = {
      'a picture in front': Buffer.concat([PNG, pdf]),
      'one byte in front': Buffer.concat([Buffer.from('\n'), pdf]),
      'a page behind': Buffer.concat([pdf, Buffer.from('<script>alert(1)</script>')]),
      'an archive behind': Buffer.concat([pdf, zipEnd(0)]),
      'an archive whose comment is the end of the document': movedTable(asComment),
    }
    for (const [name, bytes] of Object.entries(wrong)) assert.isFalse(isPdf(bytes), name)
    // "PK" without a valid record is no archive: any picture in a PDF may contain these letters.
    assert.isTrue(
      isPdf(
        Buffer.from(
          pdf
            .toString('latin1')
            .replace('%PDF-1.4\n', '%PDF-1.4\n%PK\x05\x06\n')
            .replace(/startxref\n(\d+)/, (_, at) => `startxref\n${Number(at) + 6}`),
          'latin1'
        )
      )
    )
  })
})

/** Makes the end of the file refer to the new place of the cross-reference table. */
function movedTable(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1')
  const table = text.lastIndexOf('xref\n0 ')
  return Buffer.from(
    text.replace(/startxref\n\d+/, `startxref\n${table}`.padEnd(13, ' ')),
    'latin1'
  )
}
