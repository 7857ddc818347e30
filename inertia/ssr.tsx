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
import { pageTitle } from './page_title'
import RootLayout from './layouts/root_layout'
import PublicLayout from './layouts/public_layout'
import ShellLayout from './layouts/shell_layout'
import { isShellPage } from './layouts/shell_page'

const pages = import.meta.glob<ResolvedComponent>('../app/**/pages/*.tsx')

/** What React writes where a part was not there yet. */
const UNFINISHED = '<!--$!-->'

/** A page that cannot be drawn here is drawn in the browser, where its frame at least stands. */
export default async function render(page: Page) {
  try {
    return await whole(page)
  } catch (error) {
    logger.error({ err: error, page: page.component }, 'a page could not be drawn on the server')
    return { head: [], body: '' }
  }
}

/** Parts that a page fetches when it shows them are fetched once; from then on they are there. */
async function whole(page: Page) {
  const [first, element] = await draw(page)
  if (!first.body.includes(UNFINISHED)) return first
  await prerenderToNodeStream(element)
  const [second] = await draw(page)
  return second
}

async function draw(page: Page) {
  let element: ReactNode
  const drawn = await createInertiaApp({
    page,
    render: (app: ReactNode) => renderToString((element = app)),
    title: pageTitle,
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
