import type { ReactNode } from 'react'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { exportIncrementCheck, generatorChecks } from '#admin/tariffs/sheets/rules/rate_sheet_rules'
import { NumberForm, type NumberFormField } from './number_form'
import type { ZoneKind } from '#admin/tariffs/zones/components/zone_types'
import type { RateSheetEditor } from './use_rate_sheet'

type RateGeneratorProps = { kind: ZoneKind; sheet: RateSheetEditor; actions: ReactNode }

export function RateGenerator({ kind, sheet, actions }: RateGeneratorProps) {
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
    <Card title="Generate entries" description="Rows to enter prices into." actions={actions}>
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
