import { test } from '@japa/runner'
import { spreadsheetProblems } from '#shared/sheets/cell_problem'
import { detectColumns } from '#shipping/batches/sheet/detect_columns'
import { readCells } from '#shipping/batches/sheet/read_cells'

test.group('Cells damaged by a spreadsheet', () => {
  test('are a problem if they show a formula error, but not if they have similar words', ({
    assert,
  }) => {
    const errors = ['#N/A', '#REF!', '#VALUE!', '#NAME?', '#DIV/0!', '#NUM!', '#NULL!', '#SPILL!']
    for (const error of errors) {
      assert.deepEqual(spreadsheetProblems({ city: ` ${error.toLowerCase()} ` }), [
        {
          field: 'city',
          message: `This cell shows ${error.toLowerCase()} because its formula failed. Enter its value and try again.`,
        },
      ])
    }
    assert.deepEqual(
      spreadsheetProblems({ fullname: 'Ada #N/A', address: 'Flat #3', order: '#1001' }),
      []
    )
  })

  test('are a problem if they show a date in a field that cannot hold one', ({ assert }) => {
    for (const date of ['2024-12-01', '1-Dec', '01-Dec-24', 'Dec-01', '01/12/2024', '1.12.2024']) {
      const [problem] = spreadsheetProblems({ address: date })
      assert.equal(
        problem?.message,
        `A spreadsheet has turned this into the date ${date}. Format the column as text and enter it again.`
      )
    }
    const { columns } = detectColumns({ headers: ['Receiver', 'Address'], rows: [] })
    const { problems } = readCells([['Ada Obi', '2024-12-01']], columns)
    assert.deepEqual(
      problems.map(({ field }) => field),
      ['address']
    )
    const fine = { reference: '2024-12-01', address: '12-1 Allen Avenue', fullname: 'May 24' }
    assert.deepEqual(spreadsheetProblems(fine), [])
  })

  test('are a problem if they show TRUE or FALSE in a text field', ({ assert }) => {
    for (const field of ['fullname', 'address', 'city', 'description']) {
      assert.deepEqual(spreadsheetProblems({ [field]: 'FALSE' }), [
        {
          field,
          message:
            'A spreadsheet has turned this into FALSE. Format the column as text and enter it again.',
        },
      ])
    }
    const fine = { signature: 'TRUE', insurance: 'FALSE', fullname: 'True Grit', city: 'True' }
    assert.deepEqual(spreadsheetProblems(fine), [])
  })

  test('are reported once each in a batch, also in columns of numbers', ({ assert }) => {
    const headers = ['Receiver', 'Quantity', 'Weight']
    const { columns } = detectColumns({ headers, rows: [] })
    const { problems } = readCells([['#REF!', '#N/A', '1']], columns)
    assert.sameMembers(
      problems.map(({ field }) => field),
      ['fullname', 'quantity']
    )
  })
})
