import { useState } from 'react'
import { Checkbox } from '~/ui/checkbox'
import { Combobox } from '~/ui/combobox'
import { DateInput } from '~/ui/date_input'
import { DateRange } from '~/ui/date_range'
import { Field } from '~/ui/field'
import { FileInput } from '~/ui/file_input'
import { MultiCombobox } from '~/ui/multi_combobox'
import { NativeSelect } from '~/ui/native_select'
import { NumberInput } from '~/ui/number_input'
import { PasswordInput } from '~/ui/password_input'
import { RadioCards } from '~/ui/radio_cards'
import { RadioGroup } from '~/ui/radio_group'
import { Select } from '~/ui/select'
import { Switch } from '~/ui/switch'
import { TextInput } from '~/ui/text_input'
import { Textarea } from '~/ui/textarea'

export const LONG =
  'A very long name of somebody in Nigeria, who lives at 1234 Very Long Street behind the market'

const STATES = [
  { value: 'lagos', label: 'Lagos' },
  { value: 'abia', label: 'Abia', disabled: true },
  { value: 'long', label: LONG },
]

const ERROR = 'Enter a value.'

export function Inputs() {
  const [text, setText] = useState('')
  return (
    <>
      <Field label="Empty" hint="A hint below the label" optional>
        <TextInput value={text} onChange={setText} />
      </Field>
      <Field label={LONG} required error={ERROR}>
        <TextInput defaultValue={LONG} prefix="₦" suffix="kg" />
      </Field>
      <Field label="Disabled">
        <TextInput defaultValue="Cannot be changed" disabled />
      </Field>
      <Field label="Password">
        <PasswordInput defaultValue="secret" autoComplete="current-password" />
      </Field>
      <Field label="Number" error={ERROR}>
        <NumberInput defaultValue="1.5" />
      </Field>
      <Field label="Many lines">
        <Textarea defaultValue={LONG} />
      </Field>
      <Days />
      <FileInput label="File" />
      <FileInput label="File with an error" error={ERROR} />
      <FileInput label="No file allowed" disabled />
    </>
  )
}

function Days() {
  const [day, setDay] = useState('2026-11-30')
  const [range, setRange] = useState({ start: '2026-11-01', end: '2026-11-30' })
  return (
    <>
      <Field label="Day">
        <DateInput value={day} onChange={setDay} />
      </Field>
      <Field label="Day with an error" error={ERROR}>
        <DateInput value="" onChange={setDay} />
      </Field>
      <DateRange {...range} onChange={setRange} />
    </>
  )
}

export function Choices() {
  const [chosen, setChosen] = useState<string | null>('lagos')
  const [many, setMany] = useState(['lagos', 'long'])
  const [isOn, setOn] = useState(true)
  const shared = { options: STATES, value: chosen, onChange: setChosen }
  return (
    <>
      <Field label="Select">
        <Select {...shared} />
      </Field>
      <Field label="Select with an error" error={ERROR}>
        <Select {...shared} value={null} placeholder="Choose a state" />
      </Field>
      <Field label="Disabled select">
        <Select {...shared} disabled />
      </Field>
      <Field label="Native select">
        <NativeSelect {...shared} value={chosen ?? ''} />
      </Field>
      <Field label="Combobox">
        <Combobox {...shared} clearable />
      </Field>
      <Field label="Combobox that loads">
        <Combobox {...shared} options={[]} loading />
      </Field>
      <Field label="Several">
        <MultiCombobox options={STATES} value={many} onChange={setMany} />
      </Field>
      <RadioGroup options={STATES} value={chosen} onChange={setChosen} />
      <RadioCards
        options={STATES.map((one) => ({
          ...one,
          description: 'What it means',
          aside: '₦1,234.50',
        }))}
        value={chosen}
        onChange={setChosen}
      />
      <Checkbox label="Checked" hint="A hint" checked={isOn} onChange={setOn} />
      <Checkbox label={LONG} error={ERROR} />
      <Checkbox label="Disabled" disabled defaultChecked />
      <Switch label="On" hint="A hint" checked={isOn} onChange={setOn} />
      <Switch label="Disabled" disabled checked={isOn} onChange={setOn} />
    </>
  )
}
