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

/** What opens on a page comes when somebody begins to use the page, or opens it. */
export function lazyComponent<P>(fetchBox: () => Promise<Module<P>>): LazyComponent<P> {
  const reach = async (): Promise<Module<P>> => {
    try {
      return await fetchBox()
    } catch (error) {
      if (navigator.onLine) throw error
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
      return reach()
    }
  }
  return { Box: lazy(reach), prefetch: () => void fetchBox().catch(() => {}) }
}

interface RenderWhenOpenedProps<P> {
  of: LazyComponent<P>
  given: P
}

/** Once opened it stays: what was begun in it may go on after it is closed. */
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

/** When somebody begins to use a page: who only reads fetches nothing more. Answers how to give it up. */
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
