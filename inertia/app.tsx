import './css/app.css'
import { type ComponentType, Fragment, type PropsWithChildren, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Page } from '@inertiajs/core'
import { createInertiaApp, type ResolvedComponent } from '@inertiajs/react'
import { TuyauProvider } from '@adonisjs/inertia/react'
import { resolvePageComponent } from '@adonisjs/inertia/helpers'
import { preserveUrl } from './url/preserve_url'
import { sendPageUserHeaders } from './api/page_user'
import { client } from './client'
import { recordEarlyFailures } from './hooks/replay_early_failures'
import { guardNavigation } from './hooks/use_unsaved_changes'
import { pagePath } from './pages'
import { documentTitle } from './page_title'
import RootLayout from './layouts/root_layout'
import { isShellPage } from './layouts/shell_page'

/** Pages that visitors open first, bundled with the app. */
const ENTRY_PAGES = import.meta.glob<ResolvedComponent>([
  '../app/shared/landing/pages/landing.tsx',
  '../app/identity/sessions/pages/*.tsx',
  '../app/branding/tracking_page/pages/branded_track.tsx',
  '../app/**/pages/public_*.tsx',
])

type Layout = ComponentType<PropsWithChildren>

/** Each frame loads with the first page that uses it; most visitors never need the other one. */
const FRAMES = {
  shell: () => import('./shell'),
  public: () => import('./layouts/public_layout'),
}

const frames: Partial<Record<keyof typeof FRAMES, Layout>> = {}

const frameOf = (page: Page) => (isShellPage(page) ? 'shell' : 'public')

async function loadFrame(name: keyof typeof FRAMES) {
  frames[name] ??= (await FRAMES[name]()).default
}

const loadedPages: Record<string, ResolvedComponent> = {}

async function loadPage(name: string, frame: keyof typeof FRAMES) {
  const [component] = await Promise.all([fetchPage(pagePath(name), frame), loadFrame(frame)])
  return (loadedPages[name] = component)
}

const PAGE_LISTS = { shell: () => FRAMES.shell(), public: () => import('./other_public_pages') }

async function fetchPage(path: string, frame: keyof typeof FRAMES) {
  const fetchFirst = ENTRY_PAGES[path]
  if (fetchFirst) return fetchFirst()
  const { pages } = await PAGE_LISTS[frame]()
  if (path in pages) return pages[path]!()
  // After sign-in or sign-out, only the list of the other frame has the page.
  const { pages: others } = await PAGE_LISTS[frame === 'shell' ? 'public' : 'shell']()
  return resolvePageComponent<ResolvedComponent>(path, others)
}

guardNavigation()
preserveUrl()
recordEarlyFailures()

createInertiaApp({
  title: documentTitle,
  progress: { includeCSS: false },
  // Known pages resolve synchronously: Inertia drops a page that loads while a newer visit
  // arrives, so a dialog opened just as its list arrives would not appear.
  resolve(name, page) {
    const frame = page ? frameOf(page) : 'public'
    return (frames[frame] && loadedPages[name]) || loadPage(name, frame)
  },
  layout: (_, page) => [RootLayout, frames[frameOf(page)] ?? Fragment],
  setup({ el, App, props }) {
    sendPageUserHeaders(props.initialPage)
    const page = (
      <TuyauProvider client={client}>
        <App {...props} />
      </TuyauProvider>
    )
    // Inertia has read these page data. Left here, the next user could read them after sign-out.
    document.querySelector(`script[data-page="${el.id}"]`)?.remove()
    // Hydrates in slices, so that input on a slow phone never waits.
    if (el.dataset.serverRendered) startTransition(() => void hydrateRoot(el, page))
    else createRoot(el).render(page)
  },
})
