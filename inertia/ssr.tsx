import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import logger from '@adonisjs/core/services/logger'
import type { Page } from '@inertiajs/core'
import { createInertiaApp, type ResolvedComponent } from '@inertiajs/react'
import { TuyauProvider } from '@adonisjs/inertia/react'
import { resolvePageComponent } from '@adonisjs/inertia/helpers'
import { client } from './client'
import { pagePath } from './pages'
import { documentTitle } from './page_title'
import RootLayout from './layouts/root_layout'
import PublicLayout from './layouts/public_layout'
import ShellLayout from './layouts/shell_layout'
import { isShellPage } from './layouts/shell_page'

const pages = {
  ...import.meta.glob<ResolvedComponent>(['../app/**/pages/*.tsx', '!../app/shared/gallery/**']),
  ...(import.meta.env.DEV
    ? import.meta.glob<ResolvedComponent>('../app/shared/gallery/pages/*.tsx')
    : {}),
}

/** React's output for a lazy part that has not loaded yet. */
const SUSPENDED_MARK = '<!--$!-->'

/** Renders a page on the server. After a failure the browser renders it. */
export default async function render(page: Page) {
  try {
    return await renderWithLazyParts(page)
  } catch (error) {
    logger.error({ err: error, page: page.component }, 'a page could not be drawn on the server')
    return { head: [], body: '' }
  }
}

/** Loads the lazy parts of a page once; later renders include them. */
async function renderWithLazyParts(page: Page) {
  const [first, element] = await renderPage(page)
  if (!first.body.includes(SUSPENDED_MARK)) return first
  await prerenderToNodeStream(element)
  const [second] = await renderPage(page)
  return second
}

async function renderPage(page: Page) {
  let element: ReactNode
  const drawn = await createInertiaApp({
    page,
    render: (app: ReactNode) => renderToString((element = app)),
    title: documentTitle,
    resolve: (name) => resolvePageComponent<ResolvedComponent>(pagePath(name), pages),
    layout: (_, shown) => [RootLayout, isShellPage(shown) ? ShellLayout : PublicLayout],
    setup: ({ App, props }) => (
      <TuyauProvider client={client}>
        <App {...props} />
      </TuyauProvider>
    ),
  })
  return [drawn, element] as const
}
