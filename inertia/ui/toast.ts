interface ToastOptions {
  description?: string
  /** Milliseconds; the toaster's own time unless told. */
  duration?: number
}

type ToastKind = 'success' | 'error' | 'info' | 'warning'

export interface Toast extends ToastOptions {
  kind: ToastKind
  message: string
}

/** Said before the toaster was there. */
const queuedToasts: Toast[] = []
let showToast = queueToast
let fetchToaster = () => {}

function queueToast(said: Toast) {
  queuedToasts.push(said)
  fetchToaster()
}

/** Nothing to say: no toast. */
function pushToast(kind: ToastKind, message: string, options?: ToastOptions) {
  if (message) showToast({ kind, message, ...options })
}

/** Line breaks in a message are kept. */
export const toast = {
  success: (message: string, options?: ToastOptions) => pushToast('success', message, options),
  error: (message: string, options?: ToastOptions) => pushToast('error', message, options),
  info: (message: string, options?: ToastOptions) => pushToast('info', message, options),
  warning: (message: string, options?: ToastOptions) => pushToast('warning', message, options),
}

/** How the toaster is fetched when somebody has something to say; answers how to stop. */
export function registerToasterLoader(fetching: () => void): () => void {
  fetchToaster = fetching
  if (queuedToasts.length > 0) fetching()
  return () => {
    fetchToaster = () => {}
  }
}

/** Shows what waited, and from now on everything at once; answers how to stop. */
export function registerToaster(shown: (said: Toast) => void): () => void {
  showToast = shown
  queuedToasts.splice(0).forEach(shown)
  return () => {
    showToast = queueToast
  }
}
