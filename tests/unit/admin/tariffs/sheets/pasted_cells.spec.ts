import { test } from '@japa/runner'
import { parsePastedCells } from '#admin/tariffs/sheets/rules/pasted_cells'
import { parseTypedRow, rowProblems } from '#admin/tariffs/sheets/rules/rate_sheet_rules'

test.group('Pasted cells', () => {
  for (const [from, text, cells] of [
    [
      'Excel',
      '0\t0.5\t"12,345.50"\r\n0.5\t1\t15000\r\n',
      [
        ['0', '0.5', '12345.5'],
        ['0.5', '1', '15000'],
      ],
    ],
    ['Sheets, with money and units', '0 kg\t1 kg\t₦5,000', [['0', '1', '5000']]],
    [
      'a CSV',
      '0,0.5,5000\n0.5,1,6000',
      [
        ['0', '0.5', '5000'],
        ['0.5', '1', '6000'],
      ],
    ],
    ['a CSV with decimal commas', '0;0,5;5000', [['0', '0.5', '5000']]],
    ['a column of prices', '12,345.50\n₦ 13,000', [['12345.5'], ['13000']]],
    ['a column of decimal commas', '0,5\n1,25', [['0.5'], ['1.25']]],
    ['a column of grams after the comma', '0,500\n0,750', [['0.5'], ['0.75']]],
    [
      'Sheets, with spaces between thousands',
      '0,500\t1\t1 500,50\n1,500\t2\t1 800',
      [
        ['0.5', '1', '1500.5'],
        ['1.5', '2', '1800'],
      ],
    ],
  ] as const) {
    test(`from ${from} become numbers, one per cell`, ({ assert }) => {
      assert.deepEqual(parsePastedCells(text, from.includes('prices') ? 2 : 0), {
        column: null,
        cells: cells as unknown as string[][],
      })
    })
  }

  test('skip a heading row; the headings of our own export select the columns', ({ assert }) => {
    const named = 'courier;kind;country;state;zone;above_kg;end_kg;rate_naira'
    assert.deepEqual(parsePastedCells(`${named}\nDHL;export;NG;;Ghana;0;0,5;4000`), {
      column: 0,
      cells: [['0', '0.5', '4000']],
    })
    assert.deepEqual(parsePastedCells('From\tTo\n1\t2'), { column: null, cells: [['1', '2']] })
  })

  test('keep text that is not a number, to be marked; a single cell is pasted like any text', ({
    assert,
  }) => {
    assert.deepEqual(parsePastedCells('0\tfree')?.cells, [['0', 'free']])
    assert.isNull(parsePastedCells('5000\n'))
    assert.isNull(parsePastedCells(''))
  })

  test('with misplaced commas are marked; typed cells follow the same rules', ({ assert }) => {
    const [rates] = parsePastedCells('0,500,000\t0,500.50\t1.50,000')!.cells
    assert.deepEqual(rates, ['0,500,000', '0,500.50', '1.50,000'])
    for (const rate of rates!) {
      const wrong = { rate: '"Rate" must be a number' }
      assert.deepEqual(rowProblems({ aboveWeight: '0', endWeight: '1', rate }), wrong)
    }
    const typed = { aboveWeight: '0,500', endWeight: '1', rate: '₦12,345.50' }
    assert.deepEqual(rowProblems(typed), {})
    assert.deepEqual(parseTypedRow(typed), { aboveWeight: 0.5, endWeight: 1, rate: 12_345.5 })
  })

  test('are converted by the units in their headings; an ambiguous number is marked with both readings', ({
    assert,
  }) => {
    assert.deepEqual(parsePastedCells('Above (g)\tEnd (g)\tRate (₦)\n0\t500\t5,000')?.cells, [
      ['0', '0.5', '5000'],
    ])
    const [dollars] = parsePastedCells('Above (kg)\tEnd (st)\tRate (USD)\n0\t1\t500')!.cells
    assert.deepEqual(dollars, [
      '0',
      '1: We do not understand the unit "st". Write kg, g, lb or oz.',
      '500: Values must be in naira. Write the amount in naira, with ₦ before it.',
    ])
    assert.deepEqual(
      parsePastedCells('0;1.500;5000')!.cells[0]![1],
      '1.500: 1.500 can mean 1 point 500 or 1500: write 1,500 or 1500.'
    )
  })
})
