const OBJECTS = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
]

/** Builds a valid PDF of one empty page, padded to exactly `bytes` if given. */
export function pdfFile(bytes?: number): Buffer {
  const short = assemble('')
  if (bytes === undefined) return short
  // A comment among the objects pads the file; an offset always has ten digits.
  const padding = bytes - assemble('%\n').length
  const file = assemble(`%${'x'.repeat(padding)}\n`)
  const excess = file.length - bytes
  return excess === 0 ? file : assemble(`%${'x'.repeat(padding - excess)}\n`)
}

function assemble(comment: string): Buffer {
  let text = `%PDF-1.4\n${comment}`
  const offsets = OBJECTS.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const xref = text.length
  text += `xref\n0 ${OBJECTS.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  text += `trailer\n<< /Size ${OBJECTS.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
