import { userEvent } from '@testing-library/user-event'
import { Ivya } from 'ivya'
import { generateAriaTree, renderAriaTree } from 'ivya/aria'
import { getElementAccessibleDescription } from 'ivya/utils'

type Engine = { queryAll(scope: Element | Document, body: string): Element[] }

const ivya = Ivya.create({ browser: 'chromium' })

/** Keeps an element whose description has these words, which `getByRole` of ivya does not look at. */
const described: Engine = {
  queryAll(scope, body) {
    if (!(scope instanceof Element)) return []
    const { text, exact } = JSON.parse(body) as { text: string; exact: boolean }
    const description = getElementAccessibleDescription(scope, false)
    const isIt = exact
      ? description === text
      : description.toLowerCase().includes(text.toLowerCase())
    return isIt ? [scope] : []
  },
}

/** Ivya measures whether an element is shown; without a layout, the style sheets of all that it lies in say so. */
const visible: Engine = {
  queryAll: (scope, body) =>
    scope instanceof Element && isShown(scope) === (body === 'true') ? [scope] : [],
}

function isShown(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { display, visibility } = window.getComputedStyle(at)
    if (display === 'none' || (at === element && visibility === 'hidden')) return false
    const details = at.parentElement?.closest('details:not([open])')
    if (details && !at.closest('summary')) return false
  }
  return element.isConnected
}

const { _engines: engines } = ivya as unknown as { _engines: Map<string, Engine> }
engines.set('internal:described', described)
engines.set('visible', visible)

// Bundled for the window of a page: what asks and presses there needs the classes of that window.
Object.assign(window, {
  tools: {
    ivya,
    isShown,
    user: userEvent.setup({ document, delay: null, pointerEventsCheck: 0, applyAccept: false }),
    told: (element: Element) => renderAriaTree(generateAriaTree(element)),
  },
})
