import {
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  Suspense,
  useEffect,
  useState,
} from 'react'

type Module<P> = { default: ComponentType<P> }

interface Later<P> {
  Box: LazyExoticComponent<ComponentType<P>>
  prefetch: () => void
}

/** What opens on a page comes when somebody begins to use the page, or opens it. */
export function later<P>(fetchBox: () => Promise<Module<P>>): Later<P> {
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

interface OpenedProps<P> {
  of: Later<P>
  given: P
}

/** Once opened it stays: what was begun in it may go on after it is closed. */
export function Opened<P extends { open: boolean }>({ of, given }: OpenedProps<P>) {
  const [opened, setOpened] = useState(given.open)
  if (given.open && !opened) setOpened(true)
  useEffect(() => whenUsed(of.prefetch), [of])
  if (!opened) return null
  const Box = of.Box as ComponentType<P>
  return (
    <Suspense fallback={null}>
      <Box {...given} />
    </Suspense>
  )
}

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

let isUsed = false

/** When somebody begins to use a page: who only reads fetches nothing more. Answers how to give it up. */
export function whenUsed(act: () => void): () => void {
  const begin = () => {
    isUsed = true
    stop()
    act()
  }
  const stop = () => SIGNS.forEach((sign) => removeEventListener(sign, begin, true))
  if (isUsed) act()
  else SIGNS.forEach((sign) => addEventListener(sign, begin, true))
  return stop
}
