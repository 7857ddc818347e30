import type { ReactNode } from 'react'
import { Check, Copy } from 'lucide-react'
import { useCopy } from '~/hooks/use_copy'
import { Button } from '~/ui/button'
import type { ButtonSize, ButtonVariant } from '~/ui/button_style'
import { toast } from '~/ui/toast'

export interface CopyButtonProps {
  value: string
  label?: ReactNode
  copiedLabel?: string
  toastMessage?: string
  variant?: ButtonVariant
  size?: ButtonSize
}

export function CopyButton(props: CopyButtonProps) {
  const { value, label = 'Copy', copiedLabel = 'Copied', toastMessage } = props
  const { copied, copy } = useCopy()
  const Icon = copied ? Check : Copy

  async function press() {
    const done = await copy(value)
    if (!done) toast.error('Could not copy. Select the text and copy it yourself.')
    else if (toastMessage) toast.success(toastMessage)
  }

  return (
    <Button
      variant={props.variant ?? 'secondary'}
      size={props.size}
      icon={<Icon />}
      onClick={press}
    >
      <span aria-live="polite">{copied ? copiedLabel : label}</span>
    </Button>
  )
}
