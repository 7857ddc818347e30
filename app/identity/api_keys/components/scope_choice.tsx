import { Checkbox } from '~/ui/checkbox'
import { Field } from '~/ui/field'
import { type Scope, SCOPE_NAMES, SCOPES } from '#identity/api_keys/rules/scopes'

interface ScopeChoiceProps {
  name: string
  value: readonly Scope[]
  onChange: (scopes: Scope[]) => void
  error?: string
  /** True if only an owner may allow real payments. */
  payLocked: boolean
}

export function ScopeChoice({ name, value, onChange, error, payLocked }: ScopeChoiceProps) {
  return (
    <Field label="What it can do" group error={error}>
      <div className="grid gap-2 sm:grid-cols-2">
        {SCOPE_NAMES.map((scope) => (
          <Checkbox
            key={scope}
            name={name}
            value={scope}
            label={SCOPES[scope]}
            hint={
              payLocked && scope === 'wallet:pay' ? (
                'Only an owner of the business can allow this on a live key.'
              ) : (
                <code>{scope}</code>
              )
            }
            disabled={payLocked && scope === 'wallet:pay'}
            checked={value.includes(scope)}
            onChange={(checked) =>
              onChange(SCOPE_NAMES.filter((one) => (one === scope ? checked : value.includes(one))))
            }
          />
        ))}
      </div>
    </Field>
  )
}
