interface Options {
  description?: string
  /** Milliseconds; the toaster's own time unless told. */
  duration?: number
}

type Kind = 'success' | 'error' | 'info' | 'warning'

export interface Toast extends Options {
  kind: Kind
  message: string
}

/** Said before the toaster was there. */
const waiting: Toast[] = []
let show = wait
let fetchToaster = () => {}

function wait(said: Toast) {
  waiting.push(said)
  fetchToaster()
}

/** Nothing to say: no toast. */
function say(kind: Kind, message: string, options?: Options) {
  if (message) show({ kind, message, ...options })
}

/** Line breaks in a message are kept. */
export const toast = {
  success: (message: string, options?: Options) => say('success', message, options),
  error: (message: string, options?: Options) => say('error', message, options),
  info: (message: string, options?: Options) => say('info', message, options),
  warning: (message: string, options?: Options) => say('warning', message, options),
}

/** How the toaster is fetched when somebody has something to say; answers how to stop. */
export function onFirstToast(fetching: () => void): () => void {
  fetchToaster = fetching
  if (waiting.length > 0) fetching()
  return () => {
    fetchToaster = () => {}
  }
}

/** Shows what waited, and from now on everything at once; answers how to stop. */
export function showWith(shown: (said: Toast) => void): () => void {
  show = shown
  waiting.splice(0).forEach(shown)
  return () => {
    show = wait
  }
}
