import { test } from '@japa/runner'
import {
  typedToCell,
  readCells,
  addColumnNotations,
  parseYesOrNo,
} from '#shipping/batches/sheet/read_cells'
import { detectColumns } from '#shipping/batches/sheet/detect_columns'
import type { SheetColumn } from '#shipping/batches/rules/sheet_fields'
import { editDistance, findNearest } from '#shared/sheets/text_similarity'

test.group('Cells of a sheet', () => {
  test('accept many spellings of yes and no, and guess nothing else', ({ assert }) => {
    for (const text of ['Yes', 'y', 'TRUE', 'Premium']) assert.isTrue(parseYesOrNo(text))
    for (const text of ['', 'No', 'false', 'Standard']) assert.isFalse(parseYesOrNo(text))
    assert.isNull(parseYesOrNo('perhaps'))
  })
})

test.group('Numbers of a sheet', () => {
  const readAs = (headers: string[], rows: string[][], separator: ',' | ';' = ',') => {
    const sheet = {
      headers,
      separator,
      rows: rows.map((cells, at) => ({ row: at + 2, cells })),
      notes: [],
    }
    const columns = addColumnNotations(detectColumns(sheet).columns, sheet)
    return { columns, read: rows.map((cells) => readCells([cells], columns)) }
  }

  test('with decimal commas become the numbers of our forms', ({ assert }) => {
    const rows = [
      ['0,250', '15000'],
      ['1,250', '1.500'],
    ]
    const { read } = readAs(['Weight', 'Unit Value'], rows, ';')
    assert.deepEqual(
      read.map(({ texts }) => texts),
      [
        { weight: '0.25', value: '15000' },
        { weight: '1.25', value: '1500' },
      ]
    )
  })

  test('are converted by their headers; a foreign currency or unknown unit is a problem', ({
    assert,
  }) => {
    const { read } = readAs(
      ['Weight (g)', 'Length (in)', 'Unit Value (USD)', 'Height (yd)'],
      [['250', '12', '200', '3']]
    )
    assert.deepEqual(read[0], {
      texts: { weight: '0.25', length: '30.48', value: '200', height: '3' },
      problems: [
        {
          field: 'value',
          message: 'Values must be in naira. Write the amount in naira, with ₦ before it.',
        },
        {
          field: 'height',
          message: 'We do not understand the unit "yd". Write cm, mm, in or ft.',
        },
      ],
    })
  })

  test('are refused as money under an unknown unit, where pounds are not taken for a weight', ({
    assert,
  }) => {
    const inThousands = readAs(['Value (in thousands)'], [['200']])
    assert.lengthOf(inThousands.read[0]!.problems, 1)
    const { read } = readAs(['Value'], [['200'], ['5 pounds']])
    assert.deepEqual(
      read.map(({ problems }) => problems.length),
      [0, 1]
    )
  })

  test("keep their meaning when our form for a batch writes them into the sheet's columns", ({
    assert,
  }) => {
    const { columns } = readAs(['Weight (g)', 'Unit Value', 'Size (mm)'], [['0,5', '2', '']], ';')
    const [weight, value, size] = columns as [SheetColumn, SheetColumn, SheetColumn]
    const readBack = (text: string, column: SheetColumn) =>
      Object.values(readCells([[typedToCell(text, column)]], [column]).texts)[0]
    assert.equal(readBack('1.234', weight), '1.234')
    assert.equal(readBack('15,000', value), '₦15000')
    assert.equal(readBack('30 x 20.5 x 10', size), '30 x 20.5 x 10')
    assert.equal(readBack('heavy', weight), 'heavy')
  })
})

test.group('Columns of a sheet', () => {
  const fieldsOf = (headers: string[]) =>
    detectColumns({ headers, rows: [] }).columns.map(({ field }) => field)

  test('are recognised by the names that shops use, whatever their case, signs and units', ({
    assert,
  }) => {
    const headers = [
      'Order ID',
      'CUSTOMER NAME',
      'Phone No.',
      'Weight (KG)',
      'Unit Price (₦)',
      'Colour',
    ]
    assert.deepEqual(fieldsOf(headers), [
      'reference',
      'fullname',
      'phoneNumber',
      'weight',
      'value',
      null,
    ])
  })

  test('take "Name" for the receiver, or for the order if another column has the receiver', ({
    assert,
  }) => {
    assert.deepEqual(fieldsOf(['Name', 'Phone']), ['fullname', 'phoneNumber'])
    assert.deepEqual(fieldsOf(['Name', 'Shipping Name']), ['reference', 'fullname'])
    assert.deepEqual(fieldsOf(['Order ID', 'Name', 'Customer']), ['reference', null, 'fullname'])
  })

  test('keep the fields that were chosen before', ({ assert }) => {
    const known = new Map([
      ['Colour', 'description'],
      ['Phone', null],
    ] as const)
    assert.deepEqual(detectColumns({ headers: ['Colour', 'Phone'], rows: [] }, known).columns, [
      { header: 'Colour', field: 'description' },
      { header: 'Phone', field: null },
    ])
  })

  test('of which two have the same meaning: only the first is read', ({ assert }) => {
    assert.deepEqual(fieldsOf(['Phone', 'Mobile']), ['phoneNumber', null])
  })
})

test.group('Word similarity', () => {
  test('counts the edits between two words', ({ assert }) => {
    assert.equal(editDistance('lagos', 'lagos'), 0)
    assert.equal(editDistance('lagso', 'lagos'), 2)
    assert.equal(editDistance('', 'abc'), 3)
  })

  test('proposes a near word, and nothing for a distant one', ({ assert }) => {
    const states = [
      ['lagos', 'Lagos'],
      ['ogun', 'Ogun'],
      ['osun', 'Osun'],
    ] as const
    assert.equal(findNearest('laggos', states), 'Lagos')
    assert.isNull(findNearest('kano', states))
  })
})
