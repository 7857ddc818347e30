import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as Sonner, type ToasterProps, toast as sonner } from 'sonner'
import { registerToaster, type Toast } from '~/ui/toast'
import { toneIcons, type Tone } from '~/ui/tone_icons'
import { useUiWords } from '~/ui/use_ui_words'
import { useSentenceTranslation } from '#shared/languages/components/use_translations'

const variants = {
  base: { position: 'top-center', duration: 8000 },
  admin: { position: 'top-right', duration: 5000 },
} satisfies Record<string, Pick<ToasterProps, 'position' | 'duration'>>

/** Below the top bar and the tabs of a page, which it must not cover. */
const OFFSET = { top: 108 }

const tones = {
  success: 'border-l-success [&_[data-icon]]:text-success',
  error: 'border-l-danger [&_[data-icon]]:text-danger',
  info: 'border-l-info [&_[data-icon]]:text-info',
  warning: 'border-l-warning [&_[data-icon]]:text-warning',
}

/** Rendered into body, because an open dialog makes the page inert. Shows two at a time. */
export default function ToastList({ variant }: { variant: keyof typeof variants }) {
  const t = useUiWords()
  const translate = useSentenceTranslation()
  useEffect(() =>
    registerToaster((toast) => showSonnerToast({ ...toast, message: translate(toast.message) }))
  )
  return createPortal(
    <div className="no-print">
      <Sonner
        {...variants[variant]}
        offset={OFFSET}
        mobileOffset={OFFSET}
        visibleToasts={2}
        expand
        closeButton
        containerAriaLabel={t('ui.notifications')}
        icons={icons}
        toastOptions={{ unstyled: true, closeButtonAriaLabel: t('ui.dismiss'), classNames }}
      />
    </div>,
    document.body
  )
}

/** Identical messages, from a double click or retry, show once. */
function showSonnerToast({ kind, message, ...options }: Toast) {
  sonner[kind](message, { ...options, id: `${kind}:${message}` })
}

const icons = {
  success: <ToneIcon tone="success" />,
  error: <ToneIcon tone="danger" />,
  info: <ToneIcon tone="info" />,
  warning: <ToneIcon tone="warning" />,
}

const classNames = {
  ...tones,
  // Up to 600 px Sonner adds margins but lets the list be as wide as the screen.
  toast:
    'flex w-full max-w-sm max-[600px]:w-[calc(100%-2*var(--mobile-offset-left))] items-start gap-3 rounded border border-l-4 bg-surface-raised py-3 pl-3 pr-10 font-sans text-sm text-ink shadow-raised',
  content: 'min-w-0 flex-1',
  title: 'font-medium whitespace-pre-line',
  description: 'text-ink-muted',
  closeButton:
    'absolute right-2 top-2 grid size-7 place-items-center rounded text-ink-muted hover:bg-surface-sunken hover:text-ink',
}

function ToneIcon({ tone }: { tone: Tone }) {
  const Icon = toneIcons[tone]
  return <Icon aria-hidden="true" className="mt-px size-5" />
}
