import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { X } from 'lucide-react'
import { cx } from '~/ui/cx'
import { IconButton } from '~/ui/icon_button'
import { toast, toastStore, type Toast } from '~/ui/toast'
import { toneIcons, type Tone } from '~/ui/tone_icons'

export { toast }

const NONE: readonly Toast[] = []
const AT_ONCE = 2

const variants = {
  base: { duration: 8000, place: 'inset-x-0 top-4 items-center' },
  admin: { duration: 5000, place: 'right-4 top-4 items-end' },
}

const tones: Record<Tone, string> = {
  info: 'border-l-info [&>svg]:text-info',
  success: 'border-l-success [&>svg]:text-success',
  warning: 'border-l-warning [&>svg]:text-warning',
  danger: 'border-l-danger [&>svg]:text-danger',
}

/**
 * Once per layout. Two at a time, the rest wait their turn. It is a child of the body because an
 * open dialog makes the page behind it inert, and these must stay readable and closable.
 */
export function Toaster({ variant = 'base' }: { variant?: keyof typeof variants }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => NONE)
  const inBrowser = useSyncExternalStore(
    toastStore.subscribe,
    () => true,
    () => false
  )
  const [held, setHeld] = useState(false)
  const { duration, place } = variants[variant]
  if (!inBrowser) return null
  return createPortal(
    <section
      aria-label="Notifications"
      aria-live="polite"
      aria-relevant="additions"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={cx('no-print pointer-events-none fixed z-50 flex flex-col gap-2 px-4', place)}
    >
      {toasts.slice(0, AT_ONCE).map((one) => (
        <Item key={one.id} item={one} duration={one.duration ?? duration} held={held} />
      ))}
    </section>,
    document.body
  )
}

function Item({ item, duration, held }: { item: Toast; duration: number; held: boolean }) {
  useCountdown(duration, held, () => toast.dismiss(item.id))
  const Icon = toneIcons[item.tone]
  return (
    <div
      role={item.tone === 'danger' ? 'alert' : undefined}
      className={cx(
        'pointer-events-auto flex w-full max-w-sm items-start gap-3 rounded border border-l-4 bg-surface-raised py-2.5 pl-3 pr-2 text-sm text-ink shadow-raised starting:-translate-y-2 starting:opacity-0 transition duration-150',
        tones[item.tone]
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 py-0.5">
        <p className="whitespace-pre-line font-medium">{item.message}</p>
        {item.description && <p className="text-ink-muted">{item.description}</p>}
      </div>
      <IconButton
        size="sm"
        label="Dismiss"
        icon={<X />}
        onClick={() => toast.dismiss(item.id)}
        className="-my-0.5"
      />
    </div>
  )
}

/** Time only runs while nobody points at or stands on the toasts. */
function useCountdown(duration: number, held: boolean, done: () => void) {
  const left = useRef(duration)
  const finish = useRef(done)
  useEffect(() => {
    finish.current = done
  })
  useEffect(() => {
    if (held) return
    const since = Date.now()
    const timer = setTimeout(() => finish.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - since
    }
  }, [held])
}
