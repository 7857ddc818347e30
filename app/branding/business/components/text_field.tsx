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
      {...form.field(name)}
      required={required}
      className={className}
    >
      <TextInput
        {...control}
        {...form.bind(name)}
        onChange={(text) => (name === 'name' ? form.setName(text) : form.set(name, text))}
      />
    </Field>
  )
}
