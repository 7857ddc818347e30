import { Plus, X } from 'lucide-react'
import { IconButton } from '~/ui/icon_button'
import { Menu } from '~/ui/menu'
import type { ZoneKind } from '#admin/tariffs/zones/components/zone_types'
import { type RateSheetEditor, type MultiplierInput, SAVE_FIRST } from './use_rate_sheet'
import type { ReactNode } from 'react'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import {
  exportIncrementCheck,
  generatorChecks,
  END_NOT_AFTER_START,
  multiplierChecks,
} from '../rules/rate_sheet_rules'
import { NumberForm, type NumberFormField } from './number_form'

export type AddRowsMode = 'generate' | 'multiply' | null

type AddRowsProps = {
  kind: ZoneKind
  sheet: RateSheetEditor
  onOpen: (adding: AddRowsMode) => void
}

export function AddRowsMenu({ kind, sheet, onOpen }: AddRowsProps) {
  const multiply = { label: 'Generate & Save Entry(s)', onSelect: () => onOpen('multiply') }
  return (
    <Menu
      label="to this sheet"
      variant="secondary"
      trigger={
        <span className="inline-flex items-center gap-2">
          <Plus aria-hidden="true" className="size-4" />
          Add Rows
        </span>
      }
      items={[
        { label: 'Add Empty Entry', onSelect: sheet.addEmpty, disabled: sheet.busy },
        { label: 'Generate Entry(s)', onSelect: () => onOpen('generate') },
        ...(kind === 'export' ? [multiply] : []),
      ]}
    />
  )
}

type AddRowsFormProps = AddRowsProps & { adding: AddRowsMode }

export function AddRowsForm({ adding, kind, sheet, onOpen }: AddRowsFormProps) {
  const close = (
    <IconButton size="sm" label="Close the form" icon={<X />} onClick={() => onOpen(null)} />
  )
  if (adding === 'generate') return <RateGenerator kind={kind} sheet={sheet} actions={close} />
  if (adding === 'multiply') return <RateMultiplier sheet={sheet} actions={close} />
  return null
}

type RateGeneratorProps = { kind: ZoneKind; sheet: RateSheetEditor; actions: ReactNode }

function RateGenerator({ kind, sheet, actions }: RateGeneratorProps) {
  const fields = [
    { name: 'entryCount', label: 'Entry Count', check: generatorChecks.entryCount },
    { name: 'startWeight', label: 'Start Weight', check: generatorChecks.startWeight, unit: 'kg' },
    {
      name: 'increment',
      label: 'Increment',
      check: kind === 'export' ? exportIncrementCheck : generatorChecks.increment,
      unit: 'kg',
    },
  ] satisfies NumberFormField<'entryCount' | 'startWeight' | 'increment'>[]
  return (
    <Card
      title="Generate entries"
      description="Adds rows in which you enter the prices."
      actions={actions}
    >
      <NumberForm fields={fields} onSubmit={sheet.generate}>
        <Button type="submit" variant="secondary" disabled={sheet.busy}>
          Generate Entry(s)
        </Button>
        <Button variant="secondary" onClick={sheet.addEmpty} disabled={sheet.busy}>
          Add Empty Entry
        </Button>
      </NumberForm>
    </Card>
  )
}

const FIELDS = [
  { name: 'startWeight', label: 'Start Weight', check: multiplierChecks.startWeight, unit: 'kg' },
  { name: 'endWeight', label: 'End Weight', check: multiplierChecks.endWeight, unit: 'kg' },
  { name: 'increment', label: 'Increment', check: multiplierChecks.increment, unit: 'kg' },
  {
    name: 'ratePerIncrement',
    label: 'Rate/Increment (=N=)',
    check: multiplierChecks.ratePerIncrement,
  },
] satisfies NumberFormField<keyof MultiplierInput>[]

type RateMultiplierProps = { sheet: RateSheetEditor; actions: ReactNode }

function RateMultiplier({ sheet, actions }: RateMultiplierProps) {
  const isChanged = sheet.changes > 0
  return (
    <Card
      title="Generate and save entries"
      actions={actions}
      description={
        isChanged
          ? SAVE_FIRST
          : 'Replaces the rows between the weights. The rate increases with each row, from the rate at Start Weight on.'
      }
    >
      <NumberForm
        fields={FIELDS}
        check={({ startWeight, endWeight }): { endWeight?: string } =>
          endWeight > startWeight ? {} : { endWeight: END_NOT_AFTER_START }
        }
        onSubmit={sheet.multiply}
      >
        <Button type="submit" variant="secondary" busy={sheet.busy} disabled={isChanged}>
          Generate &amp; Save Entry(s)
        </Button>
      </NumberForm>
    </Card>
  )
}
