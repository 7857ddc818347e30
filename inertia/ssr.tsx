import { renderToString } from 'react-dom/server'
import type { Page } from '@inertiajs/core'
import { createInertiaApp, type ResolvedComponent } from '@inertiajs/react'
import { TuyauProvider } from '@adonisjs/inertia/react'
import { resolvePageComponent } from '@adonisjs/inertia/helpers'
import { client } from './client'
import { pagePath } from './pages'
import { pageTitle } from './page_title'
import RootLayout from './layouts/root_layout'
import PublicLayout from './layouts/public_layout'

const pages = import.meta.glob<ResolvedComponent>('../app/**/pages/*.tsx')

/** Only public pages and errors are rendered here (config/inertia.ts), so there is one layout. */
export default function render(page: Page) {
  return createInertiaApp({
    page,
    render: renderToString,
    title: pageTitle,
    resolve: (name) => resolvePageComponent<ResolvedComponent>(pagePath(name), pages),
    layout: () => [RootLayout, PublicLayout],
    setup: ({ App, props }) => (
      <TuyauProvider client={client}>
        <App {...props} />
      </TuyauProvider>
    ),
  })
}
