import { useState } from 'react'
import { Checkbox } from '~/ui/checkbox'
import type { TableColumn } from '~/ui/data_table_types'

interface TickedRowsOptions<Row> {
  name: (row: Row) => string | number
  canTick?: (row: Row) => boolean
}

/** A column of tick boxes, and those of `rows` that are ticked. */
export function useTickedRows<Row extends { id: number }>(
  rows: readonly Row[],
  { name, canTick = () => true }: TickedRowsOptions<Row>
) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const tickable = rows.filter(canTick)
  const ticked = tickable.filter(({ id }) => ids.has(id))

  function tick(of: readonly Row[], isTicked: boolean) {
    const next = new Set(ids)
    for (const { id } of of) next[isTicked ? 'add' : 'delete'](id)
    setIds(next)
  }

  const tickBox = (label: string, of: readonly Row[]) => (
    <div className="w-5">
      <Checkbox
        label={<span className="sr-only">{label}</span>}
        checked={of.length > 0 && of.every(({ id }) => ids.has(id))}
        disabled={of.length === 0}
        onChange={(isTicked) => tick(of, isTicked)}
      />
    </div>
  )

  const column: TableColumn<Row> = {
    header: 'Tick',
    head: tickBox('Tick all on this page', tickable),
    width: 'no-print w-8',
    opens: false,
    phone: 'end',
    cell: (row) => canTick(row) && tickBox(`Tick ${name(row)}`, [row]),
  }
  return { column, ticked, clear: () => setIds(new Set()) }
}
