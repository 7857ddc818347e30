import type { ReactNode } from 'react'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { END_NOT_AFTER_START, multiplierChecks } from '#admin/tariffs/sheets/rules/rate_sheet_rules'
import { NumberForm, type NumberFormField } from './number_form'
import { type MultiplierInput, type RateSheetEditor, SAVE_FIRST } from './use_rate_sheet'

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

export function RateMultiplier({ sheet, actions }: RateMultiplierProps) {
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
