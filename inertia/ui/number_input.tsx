import { TextInput, type TextInputProps } from '~/ui/text_input'
import { cx } from '~/ui/cx'

export interface NumberInputProps extends Omit<TextInputProps, 'type' | 'inputMode'> {
  /** 0 gives phones the keypad without a point. */
  decimals?: number
}

/** A number as typed. The text is never rewritten under the typist: read it with `readNumber`. */
export function NumberInput({ decimals = 2, className, ...rest }: NumberInputProps) {
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      className={cx('tabular', className)}
    />
  )
}
