import { deflateRawSync } from 'node:zlib'

const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

interface MoreParts {
  workbook?: string
  texts?: string
  styles?: string
}

/** Builds a workbook with one sheet and as few parts as possible. */
export function workbookWith(
  sheet: string | Buffer,
  { workbook, texts, styles }: MoreParts = {}
): Buffer {
  const kinds = {
    worksheet: 'worksheets/sheet1.xml',
    sharedStrings: 'sharedStrings.xml',
    styles: 'styles.xml',
  }
  const rels = Object.entries(kinds).map(
    ([kind, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${REL}/${kind}" Target="${target}"/>`
  )
  return zipOf({
    'xl/workbook.xml': workbook ?? workbookXml('<sheet name="Sheet1" sheetId="1" r:id="rId1"/>'),
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rels.join('')}</Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    'xl/sharedStrings.xml': texts ?? '<sst/>',
    'xl/styles.xml': styles ?? '<styleSheet/>',
  })
}

export function workbookXml(sheets: string, settings = ''): string {
  return `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${REL}">${settings}<sheets>${sheets}</sheets></workbook>`
}

export function sheetXml(rows: string, { before = '', after = '' } = {}): string {
  return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`
}

export function textCell(reference: string, text: string): string {
  return `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`
}

export function textRows(rows: readonly (readonly string[])[]): string {
  return rows
    .map((cells, row) => {
      const made = cells.map((text, at) =>
        textCell(`${String.fromCharCode(65 + at)}${row + 1}`, text)
      )
      return `<row r="${row + 1}">${made.join('')}</row>`
    })
    .join('')
}

/** Builds a ZIP archive; `saidBytes` overrides the unpacked size that each entry claims. */
export function zipOf(
  files: Record<string, string | Buffer>,
  { saidBytes }: { saidBytes?: number } = {}
): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const head = (signature: number, length: number) => {
      const made = Buffer.alloc(length)
      made.writeUInt32LE(signature, 0)
      const shift = length === 46 ? 2 : 0
      made.writeUInt16LE(20, 4)
      made.writeUInt16LE(8, 8 + shift)
      made.writeUInt32LE(packed.length, 18 + shift)
      made.writeUInt32LE(saidBytes ?? bytes.length, 22 + shift)
      made.writeUInt16LE(name.length, 26 + shift)
      if (length === 46) made.writeUInt32LE(at, 42)
      return Buffer.concat([made, Buffer.from(name)])
    }
    directory.push(head(0x02014b50, 46))
    const part = Buffer.concat([head(0x04034b50, 30), packed])
    parts.push(part)
    at += part.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, listed, end])
}
