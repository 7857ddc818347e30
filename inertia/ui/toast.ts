import type { Tone } from '~/ui/tone_icons'

export interface Toast {
  id: number
  tone: Tone
  /** Line breaks are kept. */
  message: string
  description?: string
  /** Milliseconds; the toaster's own time unless told. */
  duration?: number
}

type Options = Pick<Toast, 'description' | 'duration'>

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  listeners.forEach((listener) => listener())
}

function show(tone: Tone, message: string, options: Options = {}): number {
  // A double click or a retry must not stack the same sentence.
  const same = toasts.find((one) => one.tone === tone && one.message === message)
  if (same) return same.id
  lastId += 1
  change([...toasts, { ...options, id: lastId, tone, message }])
  return lastId
}

export const toast = {
  success: (message: string, options?: Options) => show('success', message, options),
  error: (message: string, options?: Options) => show('danger', message, options),
  info: (message: string, options?: Options) => show('info', message, options),
  warning: (message: string, options?: Options) => show('warning', message, options),
  /** Several errors as a numbered list, one a line. */
  errors: (messages: readonly string[], options?: Options) =>
    show(
      'danger',
      messages.map((message, index) => `${index + 1}. ${message}`).join('\n'),
      options
    ),
  /** Without an id: all of them. */
  dismiss: (id?: number) => change(id === undefined ? [] : toasts.filter((one) => one.id !== id)),
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => toasts,
}
