import { useApiForm } from '~/api/use_api_form'
import { DateInput } from '~/ui/date_input'
import { todayIso } from '~/ui/iso_dates'
import { Field } from '~/ui/field'
import { FormDialog } from '~/ui/form_dialog'
import { RadioGroup } from '~/ui/radio_group'
import { TextInput } from '~/ui/text_input'
import { DEFAULT_DAILY_LIMIT_NAIRA } from '#identity/api_keys/rules/key_rules'
import type { Mode } from '#identity/test_mode/rules/mode'
import { toKeyEntry, KEY_CHECKS, saveKey } from './key_form'
import { ScopeChoice } from './scope_choice'
import type { ApiKeyDetails } from './api_key_data'
import { NumberInput } from '~/ui/number_input'
import { Textarea } from '~/ui/textarea'

export interface KeyDialogProps {
  open: boolean
  apiKey: ApiKeyDetails | null
  mayPayForReal: boolean
  onClose: () => void
  onSaved: (message: string, text: string | null) => void
}

const MODES = [
  { value: 'test', label: 'Test', hint: 'Test money and a test courier. No parcel moves.' },
  { value: 'live', label: 'Live', hint: 'Real parcels, real money.' },
] as const

export function KeyDialog({ apiKey, mayPayForReal, onSaved, ...dialog }: KeyDialogProps) {
  const form = useApiForm({
    initial: toKeyEntry(apiKey),
    checks: KEY_CHECKS,
    send: (entry) => saveKey(apiKey, entry),
    done: ({ message, data }) => onSaved(message, data?.key ?? null),
  })
  const { values, field, bind, set, put } = form
  const { mode, scopes } = values
  const payLocked = mode === 'live' && !mayPayForReal

  function chooseMode(next: Mode) {
    set('mode', next)
    put({ dailyLimit: String(DEFAULT_DAILY_LIMIT_NAIRA[next]) })
    if (next === 'live' && !mayPayForReal)
      set(
        'scopes',
        scopes.filter((one) => one !== 'wallet:pay')
      )
  }

  return (
    <FormDialog
      {...dialog}
      form={form}
      size="lg"
      title={apiKey ? `Change ${apiKey.name}` : 'Make an API key'}
      submitLabel={apiKey ? 'Save' : 'Make Key'}
      busyLabel="Saving…"
    >
      <Field label="Name" required hint="Where it is used, e.g. Web shop" {...field('name')}>
        <TextInput {...bind('name')} maxLength={60} autoComplete="off" />
      </Field>
      {!apiKey && (
        <Field label="Mode" group>
          <RadioGroup options={MODES} value={mode} onChange={chooseMode} />
        </Field>
      )}
      <ScopeChoice {...bind('scopes')} {...field('scopes')} payLocked={payLocked} />
      {scopes.includes('wallet:pay') && (
        <DailyLimitField {...bind('dailyLimit')} {...field('dailyLimit')} />
      )}
      {!apiKey && (
        <Field
          label="Last day"
          optional
          hint="The key stops working at the end of that day."
          {...field('expiresAt')}
        >
          <DateInput {...bind('expiresAt')} min={todayIso()} />
        </Field>
      )}
      <KeyAddressField {...bind('addresses')} {...field('addresses')} />
    </FormDialog>
  )
}

interface KeyFieldProps {
  name: string
  value: string
  onChange: (typed: string) => void
  error?: string
}

function DailyLimitField({ error, ...control }: KeyFieldProps) {
  return (
    <Field
      label="Daily limit (₦)"
      required
      hint="The most this key can pay from the wallet in a day (midnight to midnight, Lagos time)."
      error={error}
    >
      <NumberInput {...control} />
    </Field>
  )
}

function KeyAddressField({ error, ...control }: KeyFieldProps) {
  return (
    <Field
      label="Works from"
      optional
      hint="IP addresses of your servers, one per line, e.g. 102.89.23.4 or 10.0.0.0/8. Leave empty to allow any address."
      error={error}
    >
      <Textarea {...control} rows={2} />
    </Field>
  )
}
