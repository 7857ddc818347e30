import './css/app.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createInertiaApp, type ResolvedComponent } from '@inertiajs/react'
import { TuyauProvider } from '@adonisjs/inertia/react'
import { resolvePageComponent } from '@adonisjs/inertia/helpers'
import { client } from './client'
import { pagePath } from './pages'
import PageLayout from './layouts/page_layout'

const pages = import.meta.glob<ResolvedComponent>('../app/*/pages/**/*.tsx')

createInertiaApp({
  nonce: document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce,
  title: (title) => (title ? `${title} · Sendam` : 'Sendam'),
  resolve: (name) => resolvePageComponent<ResolvedComponent>(pagePath(name), pages, PageLayout),
  setup({ el, App, props }) {
    const page = (
      <TuyauProvider client={client}>
        <App {...props} />
      </TuyauProvider>
    )
    if (el.dataset.serverRendered) hydrateRoot(el, page)
    else createRoot(el).render(page)
  },
})
