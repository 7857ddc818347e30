import { toast as sonner } from 'sonner'

interface Options {
  description?: string
  /** Milliseconds; the toaster's own time unless told. */
  duration?: number
}

type Kind = 'success' | 'error' | 'info' | 'warning'

/** The same sentence twice, from a double click or a retry, is one toast. Nothing to say: none. */
function show(kind: Kind, message: string, options: Options = {}) {
  if (message) sonner[kind](message, { ...options, id: `${kind}:${message}` })
}

/** Line breaks in a message are kept. */
export const toast = {
  success: (message: string, options?: Options) => show('success', message, options),
  error: (message: string, options?: Options) => show('error', message, options),
  info: (message: string, options?: Options) => show('info', message, options),
  warning: (message: string, options?: Options) => show('warning', message, options),
  dismiss: () => sonner.dismiss(),
}
