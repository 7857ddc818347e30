import { TextInput, type TextInputProps } from '~/ui/text_input'
import { cx } from '~/ui/cx'

export interface NumberInputProps extends Omit<TextInputProps, 'type' | 'inputMode'> {
  /** 0 gives phones the keypad without a point. */
  decimals?: number
}

/** A number as typed. The text is never rewritten under the typist: read it with `parseNumber`. */
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

/** The number in `text`, without spaces, commas and the naira sign; null when there is none. */
export function parseNumber(text: string | null | undefined): number | null {
  const bare = (text ?? '').replace(/[\s,₦]/g, '')
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : null
}
