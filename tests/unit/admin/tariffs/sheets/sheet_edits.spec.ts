import { test } from '@japa/runner'
import {
  countSheetChanges,
  applySheetEdit,
  createSheetState,
  type SheetEditState,
  type SheetEdit,
} from '#admin/tariffs/sheets/components/sheet_edits'

const LOADED = createSheetState([
  { aboveWeight: 0, endWeight: 1, rate: 5000 },
  { aboveWeight: 1, endWeight: 2, rate: 6000 },
])

const after = (...edits: SheetEdit[]) => edits.reduce(applySheetEdit, LOADED)

const textsOf = ({ rows }: SheetEditState) =>
  rows.map(({ aboveWeight, endWeight, rate }) => `${aboveWeight} ${endWeight} ${rate}`)

test.group('Rate sheet editor', () => {
  test('undoes and redoes the typing in one cell as one step', ({ assert }) => {
    const type = (text: string) => ({ do: 'type', row: 0, column: 2, text }) as const
    const typed = after(type('7'), type('70'), type('700'), { do: 'stopTyping' })
    assert.deepEqual(textsOf(typed), ['0 1 700', '1 2 6000'])
    const undone = applySheetEdit(typed, { do: 'undo' })
    assert.deepEqual(textsOf(undone), textsOf(LOADED))
    assert.deepEqual(textsOf(applySheetEdit(undone, { do: 'redo' })), textsOf(typed))
    assert.equal(applySheetEdit(undone, { do: 'undo' }), undone)
  })

  test('reverts on Escape what was typed since the cell was entered', ({ assert }) => {
    const typed = after({ do: 'type', row: 1, column: 0, text: '9' })
    assert.deepEqual(
      textsOf(applySheetEdit(typed, { do: 'revert', row: 1, column: 0 })),
      textsOf(LOADED)
    )
  })

  test('counts changed, new and removed rows, but not a number written differently', ({
    assert,
  }) => {
    assert.equal(countSheetChanges(LOADED), 0)
    assert.equal(countSheetChanges(after({ do: 'type', row: 0, column: 2, text: '5,000' })), 0)
    const all = after(
      { do: 'type', row: 0, column: 2, text: '5500' },
      { do: 'remove', key: LOADED.rows[1]!.key },
      { do: 'add', rates: [{ aboveWeight: 2, endWeight: 3, rate: '' }] }
    )
    assert.equal(countSheetChanges(all), 3)
    const discarded = applySheetEdit(all, { do: 'discard' })
    assert.equal(countSheetChanges(discarded), 0)
    assert.deepEqual(textsOf(applySheetEdit(discarded, { do: 'undo' })), textsOf(all))
  })

  test('pastes to the right and down, and adds the rows that it needs', ({ assert }) => {
    const cells = [
      ['3', '6500', 'left out'],
      ['4', '7000'],
    ]
    const pasted = after({ do: 'paste', row: 1, column: 1, pasted: { column: null, cells } })
    assert.deepEqual(textsOf(pasted), ['0 1 5000', '1 3 6500', ' 4 7000'])
    assert.deepEqual(textsOf(applySheetEdit(pasted, { do: 'undo' })), textsOf(LOADED))
    assert.lengthOf(new Set(pasted.rows.map(({ key }) => key)), 3)
  })
})
