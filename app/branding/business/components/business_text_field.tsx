import { Field } from '~/ui/field'
import { TextInput, type TextInputProps } from '~/ui/text_input'
import type { BusinessTexts } from './business_types'
import type { BusinessFormState } from './use_business_form'

interface BusinessTextFieldProps extends Pick<
  TextInputProps,
  'type' | 'autoComplete' | 'suffix' | 'inputMode'
> {
  form: BusinessFormState
  name: keyof BusinessTexts
  label: string
  hint?: string
  required?: boolean
  className?: string
}

export function BusinessTextField(props: BusinessTextFieldProps) {
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
