import {
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  Suspense,
  useEffect,
  useState,
} from 'react'

type Module<P> = { default: ComponentType<P> }

interface LazyComponent<P> {
  Box: LazyExoticComponent<ComponentType<P>>
  prefetch: () => void
}

export function lazyComponent<P>(fetchBox: () => Promise<Module<P>>): LazyComponent<P> {
  const fetchWhenOnline = async (): Promise<Module<P>> => {
    try {
      return await fetchBox()
    } catch (error) {
      if (navigator.onLine) throw error
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
      return fetchWhenOnline()
    }
  }
  return { Box: lazy(fetchWhenOnline), prefetch: () => void fetchBox().catch(() => {}) }
}

interface RenderWhenOpenedProps<P> {
  of: LazyComponent<P>
  given: P
}

/** Renders a dialog from its first opening on, also while closed: work in it may continue. */
export function RenderWhenOpened<P extends { open: boolean }>({
  of,
  given,
}: RenderWhenOpenedProps<P>) {
  const [opened, setOpened] = useState(given.open)
  if (given.open && !opened) setOpened(true)
  useEffect(() => onFirstInteraction(of.prefetch), [of])
  if (!opened) return null
  const Box = of.Box as ComponentType<P>
  return (
    <Suspense fallback={null}>
      <Box {...given} />
    </Suspense>
  )
}

const INTERACTION_EVENTS = ['pointermove', 'pointerdown', 'keydown'] as const

let hasInteracted = false

/**
 * Calls `act` at the first interaction with the page: people who only read load nothing more.
 * Returns a function to stop.
 */
export function onFirstInteraction(act: () => void): () => void {
  const begin = () => {
    hasInteracted = true
    stop()
    act()
  }
  const stop = () => INTERACTION_EVENTS.forEach((sign) => removeEventListener(sign, begin, true))
  if (hasInteracted) act()
  else INTERACTION_EVENTS.forEach((sign) => addEventListener(sign, begin, true))
  return stop
}
