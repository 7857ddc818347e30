import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Page } from '@inertiajs/core'
import { createInertiaApp } from '@inertiajs/react'

/** An empty page, rendered by the libraries that render the pages of the product. */
export default function render(page: Page) {
  return createInertiaApp({
    page,
    render: renderToString,
    resolve: () => () => createElement('main'),
    setup: ({ App, props }) => createElement(App, props),
  })
}
