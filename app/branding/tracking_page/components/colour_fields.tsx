import { Button } from '~/ui/button'
import { Field } from '~/ui/field'
import { useControl } from '~/ui/field_context'
import { COLOUR_LABELS, COLOUR_NAMES, type ColourName } from '#branding/tracking_page/rules/colours'
import type { TrackingSetupState } from './use_tracking_setup'

export function ColourFields({ setup }: { setup: TrackingSetupState }) {
  const { theme, changeTheme, faults } = setup
  const { ownColours } = theme
  const change = (name: ColourName, colour: string) =>
    changeTheme({ ownColours: { ...ownColours, [name]: colour.toLowerCase() } })
  return (
    <div className="grid gap-4">
      {COLOUR_NAMES.map((name) => {
        const fault = faults.find((candidate) => candidate.name === name)
        return (
          <div key={name} className="grid gap-2">
            <Field label={COLOUR_LABELS[name]} error={fault?.message ?? null}>
              <ColourInput value={ownColours[name]} onChange={(colour) => change(name, colour)} />
            </Field>
            {fault && (
              <Button
                size="sm"
                variant="secondary"
                className="justify-self-start"
                onClick={() => change(name, fault.proposal)}
              >
                Use {fault.proposal}
              </Button>
            )}
          </div>
        )
      })}
    </div>
  )
}

function ColourInput({ value, onChange }: { value: string; onChange: (colour: string) => void }) {
  const control = useControl({})
  return (
    <span className="flex items-center gap-3">
      <input
        {...control}
        type="color"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-9 w-16 cursor-pointer rounded border border-line-strong bg-surface-raised p-1"
      />
      <code className="text-sm">{value}</code>
    </span>
  )
}
