import { deflateSync } from 'node:zlib'
import {
  sheetXml,
  textCell,
  textRows,
  workbookWith,
  zipOf,
} from '#tests/support/files/workbook_file'

const HEAD = textRows([['Receiver', 'Phone', 'Weight']])
const CSV_HEAD = 'Receiver,Phone,Address,Weight'

const withRow = (row: string) => workbookWith(sheetXml(HEAD + row))

/** Workbooks that would exhaust a reader's memory or time; `says` matches the refusal. */
export const HOSTILE_WORKBOOKS = [
  {
    what: 'a cell at a column that no spreadsheet has',
    bytes: () => withRow(`<row r="2">${textCell('ZZZZZZZ2', 'x')}</row>`),
    says: /a cell outside the limits of a spreadsheet/,
  },
  {
    what: 'the last cell of a spreadsheet',
    bytes: () => withRow(`<row r="1048576">${textCell('XFD1048576', 'x')}</row>`),
    says: /16384 columns/,
  },
  {
    what: 'a part that unpacks to more than it says',
    bytes: () =>
      zipOf(
        {
          'xl/workbook.xml': '<workbook/>',
          'xl/worksheets/sheet1.xml': Buffer.alloc(200_000_000, ' '),
        },
        { saidBytes: 1_000 }
      ),
    says: /cannot be read/,
  },
  {
    what: 'a workbook part that unpacks to more than it says',
    bytes: () => zipOf({ 'xl/workbook.xml': Buffer.alloc(200_000_000, ' ') }, { saidBytes: 1_000 }),
    says: /cannot be read/,
  },
  { what: 'a bomb', bytes: () => workbookWith(Buffer.alloc(200_000_000, ' ')), says: /too large/ },
  {
    what: 'ten thousand parts',
    bytes: () =>
      zipOf(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`part${at}`, 'x']))),
    says: /too large/,
  },
  {
    what: 'entities within entities',
    bytes: () => {
      const entities = Array.from(
        { length: 30 },
        (_, at) => `<!ENTITY e${at + 1} "&e${at};&e${at};">`
      )
      return workbookWith(`<!DOCTYPE x [<!ENTITY e0 "lol">${entities.join('')}]><x>&e30;</x>`)
    },
    says: /cannot be read/,
  },
  {
    what: 'elements within elements',
    bytes: () => workbookWith('<a>'.repeat(10_000_000)),
    says: /cannot be read/,
  },
  {
    what: 'millions of shared texts',
    bytes: () => workbookWith(sheetXml(HEAD), { texts: `<sst>${'<si/>'.repeat(6_000_000)}</sst>` }),
    says: /too large/,
  },
  {
    what: 'one shared text of thirty megabytes',
    bytes: () => {
      const texts = `<sst><si><t>${'x'.repeat(30_000_000)}</t></si></sst>`
      const cells = '<c t="s"><v>0</v></c>'.repeat(90)
      return workbookWith(sheetXml(`${HEAD}<row>${cells}</row>`), { texts })
    },
    says: /./,
  },
  {
    what: 'millions of cells',
    bytes: () => withRow(`<row hidden="1">${'<c><v>1</v></c>'.repeat(16_000)}</row>`.repeat(120)),
    says: /too large|takes more than/,
  },
] as const

export const HOSTILE_TEXTS = [
  {
    what: 'one endless line',
    bytes: () => Buffer.alloc(5_000_000, 'x'),
    says: /more than four million characters/,
  },
  {
    what: 'millions of columns',
    bytes: () => Buffer.from(`${CSV_HEAD}${',x'.repeat(2_400_000)}\n1`),
    says: /more than four million characters/,
  },
  { what: 'endless quotation marks', bytes: () => Buffer.alloc(5_000_001, '"'), says: /./ },
  {
    what: 'a quotation mark before each comma',
    bytes: () => Buffer.from(`${CSV_HEAD}\n${',"'.repeat(2_400_000)}`),
    says: /./,
  },
  {
    what: 'millions of rows',
    bytes: () => Buffer.from(`${CSV_HEAD}\n${'a,b,c,d\n'.repeat(600_000)}`),
    says: /rows|lines/,
  },
  {
    what: 'junk in UTF-16',
    bytes: () =>
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.alloc(4_000_000, '\u0001\u0000')]),
    says: /neither a CSV|not a CSV/,
  },
  {
    what: 'numbers without end',
    bytes: () => Buffer.from(`${CSV_HEAD}\n${`Ada,1,2,${'1'.repeat(90_000)}x\n`.repeat(50)}`),
    says: /./,
  },
] as const

/** Builds a PDF with an object stream that unpacks to this many bytes of spaces. */
export function pdfBomb(unpackedBytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(unpackedBytes, ' '), { level: 9 })
  const parts = [
    Buffer.from(
      `%PDF-1.5\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n4 0 obj\n<< /Type /ObjStm /N 100000 /First 900000 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`
    ),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ]
  const xref = parts.reduce((sum, { length }) => sum + length, 0)
  const end = `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(end)])
}
