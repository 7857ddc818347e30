import './css/app.css'
import { type ComponentType, Fragment, type PropsWithChildren, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Page } from '@inertiajs/core'
import { createInertiaApp, type ResolvedComponent } from '@inertiajs/react'
import { TuyauProvider } from '@adonisjs/inertia/react'
import { resolvePageComponent } from '@adonisjs/inertia/helpers'
import { keepAddress } from './address/keep_address'
import { nameCallerOf } from './api/page_caller'
import { client } from './client'
import { keepEarlyFailures } from './hooks/early_failures'
import { watchTheWaysOut } from './hooks/use_unsaved'
import { pagePath } from './pages'
import { pageTitle } from './page_title'
import RootLayout from './layouts/root_layout'
import { isShellPage } from './layouts/shell_page'

/** Where the pages are that strangers come to first. */
const FIRST_PAGES = import.meta.glob<ResolvedComponent>([
  '../app/shared/landing/pages/landing.tsx',
  '../app/identity/sessions/pages/*.tsx',
  '../app/branding/tracking_page/pages/branded_track.tsx',
  '../app/**/pages/public_*.tsx',
])

type Layout = ComponentType<PropsWithChildren>

/** Fetched with the first page that stands in it: nobody pays for the other one. */
const FRAMES = {
  shell: () => import('./shell'),
  public: () => import('./layouts/public_layout'),
}

const frames: Partial<Record<keyof typeof FRAMES, Layout>> = {}

const frameOf = (page: Page) => (isShellPage(page) ? 'shell' : 'public')

async function loadFrame(name: keyof typeof FRAMES) {
  frames[name] ??= (await FRAMES[name]()).default
}

const known: Record<string, ResolvedComponent> = {}

async function load(name: string, frame: keyof typeof FRAMES) {
  const [component] = await Promise.all([fetchPage(pagePath(name), frame), loadFrame(frame)])
  return (known[name] = component)
}

const LISTS = { shell: () => FRAMES.shell(), public: () => import('./other_public_pages') }

async function fetchPage(path: string, frame: keyof typeof FRAMES) {
  const fetchFirst = FIRST_PAGES[path]
  if (fetchFirst) return fetchFirst()
  const { pages } = await LISTS[frame]()
  if (path in pages) return pages[path]!()
  // Who has signed in or out meanwhile is shown a page of the other kind.
  const { pages: others } = await LISTS[frame === 'shell' ? 'public' : 'shell']()
  return resolvePageComponent<ResolvedComponent>(path, others)
}

watchTheWaysOut()
keepAddress()
keepEarlyFailures()

createInertiaApp({
  title: pageTitle,
  progress: { includeCSS: false },
  // What is known is there at once: Inertia drops a page that another one overtakes meanwhile, and
  // whoever opened a dialog as its list arrived would have pressed in vain.
  resolve(name, page) {
    const frame = page ? frameOf(page) : 'public'
    return (frames[frame] && known[name]) || load(name, frame)
  },
  layout: (_, page) => [RootLayout, frames[frameOf(page)] ?? Fragment],
  setup({ el, App, props }) {
    nameCallerOf(props.initialPage)
    const page = (
      <TuyauProvider client={client}>
        <App {...props} />
      </TuyauProvider>
    )
    // It has been read; left in the document, it would tell the next person after signing out.
    document.querySelector(`script[data-page="${el.id}"]`)?.remove()
    // What is there already is taken over in slices: on a slow phone a finger waits for none of them.
    if (el.dataset.serverRendered) startTransition(() => void hydrateRoot(el, page))
    else createRoot(el).render(page)
  },
})
