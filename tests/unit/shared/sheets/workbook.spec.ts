import { test } from '@japa/runner'
import { readSheet } from '#shared/sheets/sheet'
import {
  sheetXml,
  textCell,
  textRows,
  workbookWith,
  workbookXml,
  zipOf,
} from '#tests/support/files/workbook_file'

const BOUNDS = { rows: 20, columns: 10 }

const HEAD = textRows([['Receiver', 'Phone', 'Weight']])

async function read(
  rows: string,
  more: Parameters<typeof workbookWith>[1] & { before?: string; after?: string } = {}
) {
  const sheet = await readSheet(workbookWith(sheetXml(HEAD + rows, more), more), {
    ...BOUNDS,
    headers: ['receiver', 'phone', 'weight'],
    shared: ['receiver', 'phone'],
  })
  return { ...sheet, cells: sheet.rows.map(({ cells }) => cells) }
}

const refusal = (bytes: Buffer) =>
  readSheet(bytes, BOUNDS).then(
    () => null,
    ({ code, message }) => `${code} ${message}`
  )

const BROKEN = /^E_FILE_UNREADABLE This workbook cannot be read/
const LARGE = /^E_FILE_UNREADABLE This workbook is too large/

test.group('A workbook', () => {
  test('has numbers of up to 15 digits, with leading zeros or as dates if their format says so', async ({
    assert,
  }) => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy;@"/><numFmt numFmtId="166" formatCode="&quot;day&quot; 0.00"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="14"/><xf numFmtId="166"/></cellXfs></styleSheet>'
    const row = (number: number, v: string, style = 0) =>
      `<row r="${number}">${textCell(`A${number}`, 'x')}<c r="B${number}" s="${style}"><v>${v}</v></c></row>`
    const rows = [
      ...[row(2, '2348031234567'), row(3, '0.30000000000000004'), row(4, '2138', 1)],
      ...[
        row(5, '46355', 2),
        row(6, '46355.75', 3),
        row(7, '7.5', 4),
        row(8, '2.348031234567E+12'),
      ],
    ]
    const numbers = async (workbook?: string) => {
      const { cells } = await read(rows.join(''), { styles, workbook })
      return cells.map(([, number]) => number)
    }
    assert.deepEqual(await numbers(), [
      ...['2348031234567', '0.3', '02138', '2026-11-29', '2026-11-29', 'day 7.5', '2348031234567'],
    ])
    const sheet = '<sheet name="S" sheetId="1" r:id="rId1"/>'
    const of1904 = await numbers(workbookXml(sheet, '<workbookPr date1904="1"/>'))
    assert.equal(of1904[3], '2030-11-30')
  })

  test('has numbers with the currency or unit that their format shows', async ({ assert }) => {
    const shown = {
      '"$"#,##0.00': '$7.5',
      '_("$"* #,##0.00_);_("$"* \\(#,##0.00\\)': '$7.5',
      '[$$-409]#,##0.00;[Red]-0': '$7.5',
      '#,##0.00\\ "€"': '7.5 €',
      '[$€-2] 0': '€ 7.5',
      '₦#,##0': '₦7.5',
      '0.0 "g"': '7.5 g',
      'General" lbs"': '7.5 lbs',
      '"+"0': '+7.5',
      '[<=9999999]###-####;(###) ###-####': '7.5',
      '0.00E+00': '7.5',
      '"yd" d': '1900-01-06',
    }
    const codes = Object.keys(shown)
    const xml = (code: string) => code.replaceAll('"', '&quot;').replaceAll('<', '&lt;')
    const formats = codes.map(
      (code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${xml(code)}"/>`
    )
    const styles = `<styleSheet><numFmts>${formats.join('')}</numFmts><cellXfs>${codes.map((_, at) => `<xf numFmtId="${200 + at}"/>`).join('')}</cellXfs></styleSheet>`
    const rows = codes.map((_, at) => `<row r="${at + 2}"><c s="${at}"><v>7.5</v></c></row>`)
    const { cells } = await read(rows.join(''), { styles })
    assert.deepEqual(
      cells.map(([text]) => text),
      Object.values(shown)
    )
  })

  test('has shared strings, errors and booleans read as texts', async ({ assert }) => {
    const texts =
      '<sst><si><t>Ada</t></si><si><r><t>Bo</t></r><r><t xml:space="preserve">la &amp; co</t></r><rPh><t>no</t></rPh></si></sst>'
    const { cells } = await read(
      '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="e"><v>#N/A</v></c><c r="C2" t="b"><v>1</v></c></row><row r="3"><c t="s"><v>1</v></c><c t="str"><f>A1</f><v>x_x000D_</v></c></row>',
      { texts }
    )
    assert.deepEqual(cells, [
      ['Ada', '#N/A', 'TRUE'],
      ['Bola & co', 'x', ''],
    ])
  })

  test('is read without hidden rows and columns, and notes their number', async ({ assert }) => {
    const row = (number: number, name: string, more = '') =>
      `<row r="${number}"${more}>${textCell(`A${number}`, name)}${textCell(`B${number}`, '1')}${textCell(`C${number}`, '2')}</row>`
    const { headers, rows, notes } = await read(
      row(2, 'Ada') + row(3, 'Bola', ' hidden="1"') + row(4, 'Chidi'),
      { before: '<cols><col min="2" max="2" hidden="1"/></cols>' }
    )
    assert.deepEqual(headers, ['Receiver', 'Weight'])
    assert.deepEqual(rows, [
      { row: 2, cells: ['Ada', '2'] },
      { row: 4, cells: ['Chidi', '2'] },
    ])
    assert.deepEqual(notes, ['1 hidden row was left out.', '1 hidden column was left out.'])
  })

  test('repeats a merged receiver in all its rows, and counts a merged amount once', async ({
    assert,
  }) => {
    const { cells } = await read(
      `<row r="2">${textCell('A2', 'Ada')}${textCell('B2', '0803')}<c r="C2"><v>5</v></c></row><row r="3"><c r="D3"><v>1</v></c></row><row r="4"><c r="D4"><v>1</v></c></row>`,
      {
        after:
          '<mergeCells><mergeCell ref="A2:A3"/><mergeCell ref="B2:B1048576"/><mergeCell ref="C2:C4"/></mergeCells>',
      }
    )
    assert.deepEqual(cells, [
      ['Ada', '0803', '5', ''],
      ['Ada', '0803', '', '1'],
      ['', '0803', '', '1'],
    ])
  })

  test('is read from its first visible sheet', async ({ assert }) => {
    const workbook = workbookXml(
      '<sheet name="Old" sheetId="1" state="hidden" r:id="rId9"/><sheet name="New" sheetId="2" r:id="rId1"/>'
    )
    const { cells } = await read(textRows([[], ['Ada']]).replace('<row r="1"></row>', ''), {
      workbook,
    })
    assert.deepEqual(cells, [['Ada', '', '']])
  })

  test('may use the last cell that a spreadsheet can have, and none beyond it', async ({
    assert,
  }) => {
    const { rows } = await read('<row r="1048576"><c r="A1048576"><v>1</v></c></row>')
    assert.deepEqual(rows, [{ row: 1_048_576, cells: ['1', '', ''] }])
    const at = (reference: string, row = 2) =>
      refusal(workbookWith(sheetXml(`${HEAD}<row r="${row}">${textCell(reference, 'x')}</row>`)))
    assert.match((await at('XFD1048576', 1_048_576))!, /This sheet has 16384 columns/)
    assert.match((await at('XFE2'))!, /a cell outside the limits of a spreadsheet/)
    assert.match((await at('ZZZZZZZ2'))!, /a cell outside the limits of a spreadsheet/)
    assert.match((await at('A1048577', 1_048_577))!, /a cell outside the limits of a spreadsheet/)
    assert.match((await at('2'))!, BROKEN)
    assert.match((await at('A2', 1))!, BROKEN)
  })

  test('is refused if it is hostile: {attack}')
    .with([
      {
        attack: 'a part that unpacks to more than it says',
        bytes: () => zipOf({ 'xl/workbook.xml': ' '.repeat(64_000_000) }, { saidBytes: 1_000 }),
        says: BROKEN,
      },
      { attack: 'a bomb', bytes: () => workbookWith(' '.repeat(64_000_000)), says: LARGE },
      {
        attack: 'too many parts',
        bytes: () =>
          zipOf(Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`x${at}`, 'x']))),
        says: LARGE,
      },
      {
        attack: 'a document type',
        bytes: () =>
          workbookWith(`<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${sheetXml(HEAD)}`),
        says: BROKEN,
      },
      {
        attack: 'elements within elements',
        bytes: () => workbookWith('<a>'.repeat(100_000)),
        says: BROKEN,
      },
      {
        attack: 'too many shared texts',
        bytes: () =>
          workbookWith(sheetXml(HEAD), { texts: `<sst>${'<si/>'.repeat(500_001)}</sst>` }),
        says: LARGE,
      },
      {
        attack: 'too many cells',
        bytes: () => {
          const cells = '<c><v>1</v></c>'.repeat(16_000)
          return workbookWith(sheetXml(`${HEAD}${`<row hidden="1">${cells}</row>`.repeat(63)}`))
        },
        says: LARGE,
      },
      {
        attack: 'too many rows',
        bytes: () => workbookWith(sheetXml(HEAD + '<row><c><v>1</v></c></row>'.repeat(100_000))),
        says: /more than 20 rows/,
      },
      {
        attack: 'too many merged cells',
        bytes: () =>
          workbookWith(sheetXml(HEAD, { after: '<mergeCell ref="A1:A9"/>'.repeat(10_001) })),
        says: LARGE,
      },
      { attack: 'no workbook in it', bytes: () => zipOf({ 'a.txt': 'x' }), says: BROKEN },
      { attack: 'no text', bytes: () => workbookWith(Buffer.alloc(1_000, 0xff)), says: BROKEN },
    ])
    .run(async ({ assert }, { bytes, says }) => {
      assert.match((await refusal(bytes()))!, says)
    })

  test('is read in spite of a false declared size', async ({ assert }) => {
    const dimension = '<dimension ref="A1:XFD1048576"/>'
    const { cells } = await read(textRows([[], ['Ada']]).replace('<row r="1"></row>', ''), {
      before: dimension,
    })
    assert.deepEqual(cells, [['Ada', '', '']])
  })
})
