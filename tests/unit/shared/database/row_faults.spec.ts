import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { findRowFaults } from '#tests/support/database/row_faults'

const SOURCE = `declare function queryRows<Row>(): Promise<Row[]>
type Line = { id: string; day: Date | null; name: string; kinds: ('a' | 'b')[]; data: { of: string }; gone: number }
export const lines = () => queryRows<Line>()
`

test('The row check names each column that differs from its type', ({ assert }) => {
  const file = join(mkdtempSync(join(tmpdir(), 'rows-')), 'lines.ts')
  writeFileSync(file, SOURCE)
  const place = { file, line: 2, column: SOURCE.split('\n')[2]!.indexOf('queryRows') }
  const columns = new Map([
    ['id', { kind: 'number', hasNull: false }],
    ['day', { kind: 'Date', hasNull: true }],
    ['name', { kind: 'string', hasNull: true }],
    ['kinds', { kind: 'string[]', hasNull: false }],
    ['data', { kind: 'any', hasNull: false }],
  ])
  assert.deepEqual(findRowFaults([{ place, columns }]), [
    `${file}:3 "id" is number, not string`,
    `${file}:3 "name" may be null`,
    `${file}:3 "gone" is in no row`,
  ])
})
