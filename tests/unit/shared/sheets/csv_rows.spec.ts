import { test } from '@japa/runner'
import { parseCsv } from '#shared/sheets/parse_csv'
import { readSheet, readText } from '#shared/sheets/sheet'

const BOUNDS = {
  rows: 100,
  columns: 20,
  headers: ['full name', 'phone', 'address', 'city', 'contents', 'weight'],
}

const HEAD = 'Full Name,Phone,Address,City,Contents,Weight'
const ROW = 'Ada Obi,08031234567,12 Allen Avenue,Ikeja,Cotton shirt,1.2'
const CELLS = ['Ada Obi', '08031234567', '12 Allen Avenue', 'Ikeja', 'Cotton shirt', '1.2']

const utf16 = (text: string, { mark, isBig }: { mark: boolean; isBig: boolean }) => {
  const bytes = Buffer.from(`${mark ? '\ufeff' : ''}${text}`, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}

test.group('A CSV', () => {
  const whole = `${HEAD}\n${ROW}\n`

  test('is read {how}')
    .with([
      { how: 'as UTF-8', bytes: Buffer.from(whole) },
      { how: 'with a byte order mark', bytes: Buffer.from(`\ufeff${whole}`) },
      { how: 'as UTF-16', bytes: utf16(whole, { mark: true, isBig: false }) },
      { how: 'as big-endian UTF-16', bytes: utf16(whole, { mark: true, isBig: true }) },
      {
        how: 'as UTF-16 without a byte order mark',
        bytes: utf16(whole, { mark: false, isBig: false }),
      },
      {
        how: 'as big-endian UTF-16 without a byte order mark',
        bytes: utf16(whole, { mark: false, isBig: true }),
      },
      {
        how: 'with the line ends of Windows',
        bytes: Buffer.from(whole.replaceAll('\n', '\r\n')),
      },
      { how: 'with the line ends of old Macs', bytes: Buffer.from(whole.replaceAll('\n', '\r')) },
      { how: 'with semicolons', bytes: Buffer.from(whole.replaceAll(',', ';')) },
      { how: 'with tabs', bytes: Buffer.from(whole.replaceAll(',', '\t')) },
      { how: 'with bars', bytes: Buffer.from(whole.replaceAll(',', '|')) },
      { how: 'behind a line sep=;', bytes: Buffer.from(`sep=;\r\n${whole.replaceAll(',', ';')}`) },
      { how: 'behind a line sep=,', bytes: Buffer.from(`"sep=,"\r\n${whole}`) },
    ])
    .run(async ({ assert }, { bytes }) => {
      const { headers, rows, notes } = await readSheet(bytes, BOUNDS)
      assert.deepEqual(headers, HEAD.split(','))
      assert.deepEqual(rows, [{ row: 2, cells: CELLS }])
      assert.deepEqual(notes, [])
    })

  test('may have millions of lines in one cell, but is refused with a line of millions of cells', ({
    assert,
  }) => {
    const lines = '\n'.repeat(4_000_000)
    assert.deepEqual(parseCsv(`A,B\n"${lines}",1`, 9).rows[1], { row: 2, cells: [lines, '1'] })
    assert.deepEqual(parseCsv(`A,B\r1,2\r${','.repeat(4_000_001)}`, 9).broken, {
      row: 3,
      message: 'This line has more than four million characters.',
    })
  })

  test('is separated by the character that is equally frequent in its lines', async ({
    assert,
  }) => {
    const separatorOf = (text: string) => parseCsv(text, 100).separator
    assert.equal(separatorOf('Name;Address (street, number);City\nAda;12 Allen;Ikeja'), ';')
    assert.equal(separatorOf('Weight;Value\n0,250;1,5\n1,250;2,5\n'), ';')
    assert.equal(separatorOf('Orders; November\n\nName,City\nAda,Ikeja\nBola,Wuse'), ',')
    assert.equal(separatorOf('Name,City\n"a;b;c",Ikeja\n"d;e;f",Wuse\n"g;h;i",Jos'), ',')
    assert.equal(separatorOf('Name,15.6" screen; black\nAda,13" screen; red'), ',')
    assert.equal(separatorOf('Name|City\nAda, Bola|Ikeja\nChidi|Wuse'), '|')
    // If both separators occur equally often, the headers decide.
    const known = ['full name', 'phone number']
    const { headers } = await readText('Full Name;Phone Number,x\nAda;1,2', {
      rows: 9,
      columns: 9,
      headers: known,
    })
    assert.deepEqual(headers, ['Full Name', 'Phone Number,x'])
  })

  test('keeps quotation marks within a cell, and refuses an unmatched one at its start', async ({
    assert,
  }) => {
    const { rows } = await readText(`${HEAD}\n${ROW.replace('Cotton', '15.6" laptop')}`, BOUNDS)
    assert.equal(rows[0]!.cells[4], '15.6" laptop shirt')
    await assert.rejects(
      () => readText(`${HEAD}\n${ROW}\n"5" pipe,1,2,3,4,5\n${ROW}`, BOUNDS),
      'Row 3: A cell begins with a quotation mark but does not end with one.'
    )
  })

  test('has its rows numbered as in a spreadsheet', async ({ assert }) => {
    const long = ROW.replace('12 Allen Avenue', '"12 Allen Avenue\nFlat 3\nBlock C"')
    const { rows } = await readText([HEAD, long, ROW, '', ROW].join('\n'), BOUNDS)
    assert.deepEqual(
      rows.map(({ row }) => row),
      [2, 3, 5]
    )
    assert.equal(rows[0]!.cells[2], '12 Allen Avenue\nFlat 3\nBlock C')
  })

  test('has its headers in the line with most known headers, and notes the lines above', async ({
    assert,
  }) => {
    const title = 'Orders of November\n\nprinted by Ada,Phone\n'
    const { headers, rows, notes } = await readText(`${title}${HEAD}\n${ROW}`, BOUNDS)
    assert.deepEqual(headers, HEAD.split(','))
    assert.deepEqual(rows, [{ row: 5, cells: CELLS }])
    assert.deepEqual(notes, ['2 lines above the headers were left out.'])
    const unknown = await readText('Nom,Ville\nAda,Ikeja', BOUNDS)
    assert.deepEqual(unknown.headers, ['Nom', 'Ville'])
  })

  test('is refused or cut if it has a million columns, endless cells or bytes that are no text', async ({
    assert,
  }) => {
    const bounds = { rows: 10, columns: 10 }
    const refusalOf = async (text: string) =>
      readText(text, bounds).then(
        () => null,
        ({ message }) => message
      )
    assert.match(await refusalOf(`${'a,'.repeat(1_000_000)}b\n1`), /1000001 columns/)
    assert.match(
      await refusalOf('"'.repeat(1_000_001)),
      /^Row 1: A cell begins with a quotation mark/
    )
    assert.match(await refusalOf('x'.repeat(1_000_000)), /no rows below/)
    assert.match(await refusalOf(`a,b\n${'1,2\n'.repeat(500_000)}`), /more than 10 rows/)
    const { rows } = await readText(`a,b\n1,${'9'.repeat(1_000_000)}`, bounds)
    assert.lengthOf(rows[0]!.cells[1]!, 2_000)
    const junk = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.alloc(10_000, Buffer.from([0x01, 0x00])),
    ])
    await assert.rejects(() => readSheet(junk, bounds), /neither a CSV/)
  })
})
