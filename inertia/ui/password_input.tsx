import { useState } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { bareInputClass, controlBoxClass } from '~/ui/control_style'
import { cx } from '~/ui/cx'
import { useControl } from '~/ui/field_context'
import type { TextInputProps } from '~/ui/text_input'
import { useUiWords } from '~/ui/use_ui_words'

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'prefix' | 'suffix'> {
  autoComplete?: 'current-password' | 'new-password'
}

export function PasswordInput(props: PasswordInputProps) {
  const { value, onChange, error, className, ...rest } = props
  const t = useUiWords()
  const [shown, setShown] = useState(false)
  const control = useControl({ id: rest.id, error, required: rest.required })
  const Icon = shown ? EyeOff : Eye
  return (
    <div className={controlBoxClass}>
      <input
        spellCheck={false}
        autoCapitalize="none"
        {...rest}
        {...control}
        type={shown ? 'text' : 'password'}
        value={value === undefined ? undefined : (value ?? '')}
        onChange={(event) => onChange?.(event.target.value)}
        className={cx(bareInputClass, className)}
      />
      <button
        type="button"
        aria-label={t(shown ? 'ui.password.hide' : 'ui.password.show')}
        aria-controls={control.id}
        disabled={rest.disabled}
        onClick={() => setShown(!shown)}
        className="flex w-11 shrink-0 items-center justify-center rounded text-ink-muted hover:text-ink"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}
