import { useState } from 'react'
import { CourierName } from '~/components/courier_name'
import { Button } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Field } from '~/ui/field'
import { NativeSelect } from '~/ui/native_select'
import { Notice } from '~/ui/notice'
import type { Option } from '~/ui/option'
import { RadioGroup } from '~/ui/radio_group'
import { formatNaira } from '~/ui/money'
import { toast } from '~/ui/toast'
import { TextInput } from '~/ui/text_input'
import { Textarea } from '~/ui/textarea'
import {
  ITEM_FIELDS,
  countItemLines,
  ROW_FIELDS,
  SHEET_FIELDS,
  type SheetField,
  type SheetTexts,
} from '#shipping/batches/rules/sheet_fields'
import { RowAdvice } from './row_advice'
import type { ChangeRow, BatchData, BatchRowData } from './use_batch'

interface RowDialogProps {
  batch: BatchData
  row: BatchRowData
  categories: Option<number>[]
  change: ChangeRow
  onClose: () => void
}

/** No courier field, as the list of offers sets it; no currency, as typed amounts are naira. */
const FIELDS: readonly SheetField[] = ROW_FIELDS.filter(
  (field) => field !== 'courier' && field !== 'currency'
)

const WIDE_FIELDS: readonly SheetField[] = ['address', 'description', 'fullname', 'originalScript']

export function RowDialog({ row, categories, change, onClose }: RowDialogProps) {
  const [cells, setCells] = useState(row.cells)
  const [busy, setBusy] = useState(false)
  const elsewhere = row.errors.filter(({ field }) => !FIELDS.includes(field as SheetField))

  /** Closes once the row is right; until then the dialog shows what is still wrong. */
  async function save(changed: typeof cells) {
    setBusy(true)
    const saved = await change(row.row, { cells: changed })
    setBusy(false)
    if (!saved) return
    const { errors, price } = saved
    if (errors.length > 0) return toast.error(`Row ${row.row} is saved, but not right yet.`)
    toast.success(`Row ${row.row} is saved${price === null ? '' : `, ${formatNaira(price)}`}.`)
    onClose()
  }

  async function propose(field: SheetField, proposal: string) {
    const next = { ...cells, [field]: proposal }
    setCells(next)
    await save(next)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={`Row ${row.row}${row.cells.fullname ? `, ${row.cells.fullname}` : ''}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Close
          </Button>
          {row.isSheet && (
            <Button onClick={() => save(cells)} busy={busy} busyLabel="Pricing...">
              Save and Price
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {elsewhere.length > 0 && (
          <Notice tone="warning">{elsewhere.map(({ message }) => message).join(' ')}</Notice>
        )}
        <RowCourierField row={row} change={change} />
        <RowAdvice
          row={row}
          onFill={(changed) => setCells({ ...cells, ...changed })}
          onTake={async (body) => (await change(row.row, body)) !== null}
        />
        {row.isSheet ? (
          <CellFields
            row={row}
            categories={categories}
            cells={cells}
            onChange={(changed) => setCells({ ...cells, ...changed })}
            onPropose={propose}
          />
        ) : (
          <p className="text-sm text-ink-muted">
            This row has several packages or came from your software, so you cannot change its
            details here. You can choose its courier or leave it out.
          </p>
        )}
      </div>
    </Dialog>
  )
}

type CellFieldsProps = Pick<RowDialogProps, 'row' | 'categories'> & {
  cells: SheetTexts
  onChange: (changed: SheetTexts) => void
  onPropose: (field: SheetField, proposal: string) => void
}

function CellFields(props: CellFieldsProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {FIELDS.filter((field) => field !== 'originalScript' || props.cells[field]).map((field) => (
        <CellField key={field} field={field} {...props} />
      ))}
    </div>
  )
}

function CellField(props: CellFieldsProps & { field: SheetField }) {
  const { field, row, categories, onPropose } = props
  const text = props.cells[field] ?? ''
  const onChange = (changed: string) => props.onChange({ [field]: changed })
  const problem = row.errors.find((one) => one.field === field)
  const known = categories.map(({ label }) => ({ value: label, label }))
  // A cell of an item field has one line for each item of the row.
  const items = (ITEM_FIELDS as readonly SheetField[]).includes(field)
    ? countItemLines(row.cells)
    : 1
  const isListed = field === 'category' && (!text || known.some(({ value }) => value === text))
  return (
    <div className={WIDE_FIELDS.includes(field) ? 'sm:col-span-2' : undefined}>
      <Field
        label={SHEET_FIELDS[field]}
        hint={items > 1 ? 'One line for each item.' : undefined}
        error={problem?.message}
      >
        {isListed ? (
          <NativeSelect placeholder="Choose" options={known} value={text} onChange={onChange} />
        ) : items > 1 ? (
          <Textarea value={text} onChange={onChange} rows={items} />
        ) : (
          <TextInput value={text} onChange={onChange} autoComplete="off" maxLength={500} />
        )}
      </Field>
      {problem?.proposal && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-2"
          onClick={() => onPropose(field, problem.proposal!)}
        >
          Use {problem.proposal}
        </Button>
      )}
    </div>
  )
}

function RowCourierField({ row, change }: Pick<RowDialogProps, 'row' | 'change'>) {
  const [pendingCourier, setPendingCourier] = useState<string | null>(null)
  if (row.prices.length < 2) return null
  const options = row.prices.map(({ courier, price, daysMin, daysMax }) => ({
    value: courier,
    label: (
      <>
        <CourierName courier={courier} /> {formatNaira(price)}
      </>
    ),
    hint: `${daysMin} to ${daysMax} working days`,
  }))
  /** Shows the choice at once and reverts it if the request fails. */
  async function choose(preferredCourier: string) {
    setPendingCourier(preferredCourier)
    await change(row.row, { preferredCourier })
    setPendingCourier(null)
  }

  return (
    <Field label="Courier for this parcel" group>
      <RadioGroup
        inline
        options={options}
        value={pendingCourier ?? row.courier}
        onChange={choose}
      />
    </Field>
  )
}
