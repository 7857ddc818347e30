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

/** Where the pages are that strangers open. The shell knows them all. */
const PUBLIC_PAGES = import.meta.glob<ResolvedComponent>([
  '../app/{shared,admin/developers}/**/pages/*.tsx',
  '../app/identity/{accounts,oauth,organizations,second_factor,sessions}/pages/*.tsx',
  '../app/branding/{tracking_page,unwanted_mail}/pages/*.tsx',
  '../app/shipping/tracking/followers/pages/*.tsx',
  '../app/**/pages/public_*.tsx',
  // Behind sign-in, though they live in one of those rooms.
  '!../app/**/pages/{members,settings,tracking_setup}.tsx',
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
  const [component] = await Promise.all([fetchPage(pagePath(name)), loadFrame(frame)])
  return (known[name] = component)
}

async function fetchPage(path: string) {
  const fetchPublic = PUBLIC_PAGES[path]
  if (fetchPublic) return fetchPublic()
  const { pages } = await FRAMES.shell()
  return resolvePageComponent<ResolvedComponent>(path, pages)
}

watchTheWaysOut()
keepAddress()
keepEarlyFailures()

createInertiaApp({
  nonce: document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce,
  title: pageTitle,
  progress: { color: 'var(--accent)' },
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
