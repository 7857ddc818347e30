import { TextInput, type TextInputProps } from '~/ui/text_input'
import { cx } from '~/ui/cx'

export interface NumberInputProps extends Omit<TextInputProps, 'type' | 'inputMode'> {
  /** Decimal places. With 0, phones show a keypad without a decimal point. */
  decimals?: number
}

/** A number as typed. The text is never reformatted while typing: read it with `readNumber`. */
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
