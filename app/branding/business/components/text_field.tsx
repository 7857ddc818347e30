import { Field } from '~/ui/field'
import { TextInput, type TextInputProps } from '~/ui/text_input'
import type { BusinessTexts } from './types'
import type { BusinessForm } from './use_business_form'

interface TextFieldProps extends Pick<
  TextInputProps,
  'type' | 'autoComplete' | 'suffix' | 'inputMode'
> {
  form: BusinessForm
  name: keyof BusinessTexts
  label: string
  hint?: string
  required?: boolean
  className?: string
}

export function TextField(props: TextFieldProps) {
  const { form, name, label, hint, required, className, ...control } = props
  return (
    <Field
      label={label}
      hint={hint}
      error={form.errors[name]}
      required={required}
      className={className}
    >
      <TextInput
        {...control}
        name={name}
        value={form.texts[name]}
        onChange={(text) => form.type(name, text)}
      />
    </Field>
  )
}
