import { Field } from '~/ui/field'
import { Select } from '~/ui/select'
import { maskKey } from '#identity/api_keys/components/api_key_data'
import type { TeamKey } from './team_members'

const KEEP = { value: 'keep', label: 'Leave it as it is' }
const ROLL = { value: 'roll', label: 'Roll it: you get a new key, the old one ends in 24 hours' }
const REVOKE = { value: 'revoke', label: 'Revoke it: programs that use it stop at once' }

export type KeyChoices = Record<number, string>

interface LeavingMemberKeysProps {
  keys: TeamKey[]
  leaving: boolean
  choices: KeyChoices
  onChoose: (choices: KeyChoices) => void
}

/** Asks what to do with a member's keys. Only somebody who stays may roll them for new ones. */
export function LeavingMemberKeys({ keys, leaving, choices, onChoose }: LeavingMemberKeysProps) {
  if (keys.length === 0) return null
  return (
    <section aria-label="API keys" className="mt-4 grid gap-3">
      <p>
        {leaving ? 'Your' : 'Their'} API keys can still get prices, book and track parcels. Live
        keys can no longer read shipments, balances or webhooks, change anything that is stored, or
        pay, until an owner rolls them.
        {leaving && ' We will e-mail the owners about the keys you leave.'}
      </p>
      {keys.map((key) => (
        <Field key={key.id} label={`${key.name} (${maskKey(key)})`}>
          <Select
            options={[
              KEEP,
              ...(!leaving && key.mayChange ? [ROLL] : []),
              ...(key.mayRevoke ? [REVOKE] : []),
            ]}
            value={choices[key.id] ?? KEEP.value}
            onChange={(choice) => onChoose({ ...choices, [key.id]: choice })}
          />
        </Field>
      ))}
    </section>
  )
}
