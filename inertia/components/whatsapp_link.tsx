import type { ReactNode } from 'react'
import { MessageCircle } from 'lucide-react'
import { buttonClass, type ButtonVariant } from '~/ui/button_style'

interface WhatsAppLinkProps {
  /** The message; the sender chooses the recipient. */
  text: string
  variant?: ButtonVariant
  children: ReactNode
}

export function WhatsAppLink({ text, variant = 'secondary', children }: WhatsAppLinkProps) {
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ variant })}
    >
      <MessageCircle aria-hidden="true" className="size-4" />
      {children}
    </a>
  )
}
