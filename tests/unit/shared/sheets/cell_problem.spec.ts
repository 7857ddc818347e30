import { test } from '@japa/runner'
import { errorValueProblems } from '#shared/sheets/cell_problem'
import { detectColumns } from '#shipping/batches/sheet/detect_columns'
import { readCells } from '#shipping/batches/sheet/read_cells'

test.group('Cells whose formula failed', () => {
  test('are a problem, and words that look like them are none', ({ assert }) => {
    const errors = ['#N/A', '#REF!', '#VALUE!', '#NAME?', '#DIV/0!', '#NUM!', '#NULL!', '#SPILL!']
    for (const error of errors) {
      assert.deepEqual(errorValueProblems({ city: ` ${error.toLowerCase()} ` }), [
        {
          field: 'city',
          message: `This cell shows ${error.toLowerCase()} because its formula failed. Enter its value and try again.`,
        },
      ])
    }
    assert.deepEqual(
      errorValueProblems({ fullname: 'Ada #N/A', address: 'Flat #3', order: '#1001' }),
      []
    )
  })

  test('of a batch are said once, numbers too', ({ assert }) => {
    const headers = ['Receiver', 'Quantity', 'Weight']
    const { columns } = detectColumns({ headers, rows: [] })
    const { problems } = readCells([['#REF!', '#N/A', '1']], columns)
    assert.sameMembers(
      problems.map(({ field }) => field),
      ['fullname', 'quantity']
    )
  })
})
