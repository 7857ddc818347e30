import { userEvent } from '@testing-library/user-event'
import { Ivya } from 'ivya'
import { generateAriaTree, renderAriaTree } from 'ivya/aria'
import { beginAriaCaches, endAriaCaches, getElementAccessibleDescription } from 'ivya/utils'
import { candidatesFor } from './role_candidates.js'

type Engine = { queryAll(scope: Element | Document, body: string): Element[] }
type Evaluator = { begin(): void; end(): void }

const ivya = Ivya.create({ browser: 'chromium' })

/** Matches an element by its accessible description, which ivya's `getByRole` ignores. */
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

/** Replaces ivya's visibility check, which needs a layout, by computed styles. */
const visible: Engine = {
  queryAll: (scope, body) =>
    scope instanceof Element && isShown(scope) === (body === 'true') ? [scope] : [],
}

function isShown(element: Element): boolean {
  const known = shown.get(element)
  if (known !== undefined) return known
  const found = computeShown(element)
  shown.set(element, found)
  return found
}

function computeShown(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { display, visibility } = window.getComputedStyle(at)
    if (display === 'none' || (at === element && visibility === 'hidden')) return false
    const details = at.parentElement?.closest('details:not([open])')
    if (details && !at.closest('summary')) return false
  }
  return element.isConnected
}

const { _engines: engines, _evaluator: evaluator } = ivya as unknown as {
  _engines: Map<string, Engine>
  _evaluator: Evaluator
}
const byRole = engines.get('internal:role')!
engines.set('internal:role', {
  queryAll: (scope, body) => byRole.queryAll(candidatesFor(scope, body), body),
})
engines.set('internal:described', described)
engines.set('visible', visible)

const found = new Map<string, Element[]>()
const shown = new Map<Element, boolean>()

function find(selector: string): Element[] {
  const known = found.get(selector)
  if (known) return known
  const elements = ivya.querySelectorAll(ivya.parseSelector(selector), document)
  found.set(selector, elements)
  return elements
}

function forget() {
  found.clear()
  shown.clear()
  evaluator.end()
  endAriaCaches()
  startCaches()
}

/** Ivya caches results only while at least one query is running. */
function startCaches() {
  evaluator.begin()
  beginAriaCaches()
}

startCaches()

// Page tests load this bundle into the page's window: user events and queries need its classes.
Object.assign(window, {
  tools: {
    find,
    forget,
    isShown,
    user: userEvent.setup({ document, delay: null, pointerEventsCheck: 0, applyAccept: false }),
    told: (element: Element) => renderAriaTree(generateAriaTree(element)),
  },
})
