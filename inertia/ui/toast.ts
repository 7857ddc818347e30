interface ToastOptions {
  description?: string
  /** Milliseconds. Default: 8000, on pages of staff 5000. */
  duration?: number
}

type ToastKind = 'success' | 'error' | 'info' | 'warning'

export interface Toast extends ToastOptions {
  kind: ToastKind
  message: string
}

const queuedToasts: Toast[] = []
let showToast = queueToast
let fetchToaster = () => {}

function queueToast(queued: Toast) {
  queuedToasts.push(queued)
  fetchToaster()
}

/** An empty message shows nothing. */
function pushToast(kind: ToastKind, message: string, options?: ToastOptions) {
  if (message) showToast({ kind, message, ...options })
}

/** Line breaks in messages are preserved. */
export const toast = {
  success: (message: string, options?: ToastOptions) => pushToast('success', message, options),
  error: (message: string, options?: ToastOptions) => pushToast('error', message, options),
  info: (message: string, options?: ToastOptions) => pushToast('info', message, options),
  warning: (message: string, options?: ToastOptions) => pushToast('warning', message, options),
}

export function registerToasterLoader(fetching: () => void): () => void {
  fetchToaster = fetching
  if (queuedToasts.length > 0) fetching()
  return () => {
    fetchToaster = () => {}
  }
}

export function registerToaster(shown: (shownToast: Toast) => void): () => void {
  showToast = shown
  queuedToasts.splice(0).forEach(shown)
  return () => {
    showToast = queueToast
  }
}
