import './css/app.css'
import { type ComponentType, type PropsWithChildren, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createInertiaApp, type ResolvedComponent } from '@inertiajs/react'
import { TuyauProvider } from '@adonisjs/inertia/react'
import { resolvePageComponent } from '@adonisjs/inertia/helpers'
import { nameOrganizationOf } from './api/page_organization'
import { client } from './client'
import { watchTheWaysOut } from './hooks/use_unsaved'
import { pagePath } from './pages'
import { pageTitle } from './page_title'
import RootLayout from './layouts/root_layout'
import PublicLayout from './layouts/public_layout'
import { isShellPage } from './layouts/shell_page'

const pages = import.meta.glob<ResolvedComponent>('../app/**/pages/*.tsx')

/** Fetched with the first page that needs it: visitors of public pages never pay for the shell. */
let ShellLayout: ComponentType<PropsWithChildren> | undefined

async function loadShell() {
  const { default: layout } = await import('./layouts/shell_layout')
  ShellLayout = layout
}

watchTheWaysOut()

createInertiaApp({
  nonce: document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce,
  title: pageTitle,
  progress: { color: 'var(--accent)' },
  async resolve(name, page) {
    const [component] = await Promise.all([
      resolvePageComponent<ResolvedComponent>(pagePath(name), pages),
      page && isShellPage(page) ? loadShell() : undefined,
    ])
    return component
  },
  layout: (_, page) => [RootLayout, isShellPage(page) && ShellLayout ? ShellLayout : PublicLayout],
  setup({ el, App, props }) {
    nameOrganizationOf(props.initialPage)
    const page = (
      <TuyauProvider client={client}>
        <App {...props} />
      </TuyauProvider>
    )
    // It has been read; left in the document, it would tell the next person after signing out.
    document.querySelector(`script[data-page="${el.id}"]`)?.remove()
    // What is there already is taken over in slices: on a slow phone a finger waits for none of them.
    // An error inside the shell was written without it, and is drawn anew.
    const isWhole = el.dataset.serverRendered && !isShellPage(props.initialPage)
    if (isWhole) startTransition(() => void hydrateRoot(el, page))
    else createRoot(el).render(page)
  },
})
