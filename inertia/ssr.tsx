import { renderToString } from 'react-dom/server'
import type { Page } from '@inertiajs/core'
import { createInertiaApp, type ResolvedComponent } from '@inertiajs/react'
import { TuyauProvider } from '@adonisjs/inertia/react'
import { resolvePageComponent } from '@adonisjs/inertia/helpers'
import { client } from './client'
import { pagePath } from './pages'
import PageLayout from './layouts/page_layout'

const pages = import.meta.glob<ResolvedComponent>('../app/*/pages/**/*.tsx', { eager: true })

export default function render(page: Page) {
  return createInertiaApp({
    page,
    render: renderToString,
    title: (title) => (title ? `${title} · Sendam` : 'Sendam'),
    resolve: (name) => resolvePageComponent<ResolvedComponent>(pagePath(name), pages, PageLayout),
    setup: ({ App, props }) => (
      <TuyauProvider client={client}>
        <App {...props} />
      </TuyauProvider>
    ),
  })
}
