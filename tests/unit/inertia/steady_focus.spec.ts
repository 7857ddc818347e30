import { JSDOM } from 'jsdom'
import { test } from '@japa/runner'
import type { FocusEvent } from 'react'
import { acceptFocus, preventListClose, markChosen } from '../../../inertia/ui/combobox_focus.js'

/** A page with two comboboxes, and the ids that received focus, in order. */
function openFields() {
  const { window } = new JSDOM('<input id="first"><input id="second"><button>Next</button>')
  const frames: (() => void)[] = []
  Object.assign(globalThis, {
    HTMLElement: window.HTMLElement,
    requestAnimationFrame: (run: () => void) => frames.push(run),
  })
  const focused: string[] = []
  const keptOpen: string[] = []
  const field = (id: string) => {
    const input = window.document.getElementById(id)!
    input.addEventListener('focus', (event) => {
      focused.push(id)
      // Without this limit, an endless exchange of focus would overflow the stack.
      if (focused.length < 20) acceptFocus(event as unknown as FocusEvent)
    })
    input.addEventListener('blur', (event) => {
      const { relatedTarget } = event
      preventListClose({
        relatedTarget,
        preventDefault: () => keptOpen.push(id),
      } as unknown as FocusEvent)
    })
    return { input, choose: () => markChosen(input) }
  }
  const nameOfFocus = () => window.document.activeElement?.id
  return { first: field('first'), second: field('second'), focused, keptOpen, frames, nameOfFocus }
}

test.group('Focus after a choice in a combobox', (group) => {
  group.each.setup(() => () => {
    Reflect.deleteProperty(globalThis, 'HTMLElement')
    Reflect.deleteProperty(globalThis, 'requestAnimationFrame')
  })

  test('stays with the next field if the combobox library moves it back', ({ assert }) => {
    const { first, second, keptOpen, nameOfFocus } = openFields()
    first.input.focus()
    first.choose()
    second.input.focus()
    first.input.focus()
    assert.equal(nameOfFocus(), 'second')
    assert.deepEqual(keptOpen, ['second'])
  })

  test('does not bounce between two comboboxes with a choice in the same frame', ({ assert }) => {
    const { first, second, focused, nameOfFocus } = openFields()
    first.input.focus()
    first.choose()
    second.choose()
    second.input.focus()
    assert.deepEqual(focused, ['first', 'second', 'first'])
    assert.equal(nameOfFocus(), 'first')
  })

  test('may return to the combobox in the next frame', async ({ assert }) => {
    const { first, second, frames, nameOfFocus } = openFields()
    first.input.focus()
    first.choose()
    second.input.focus()
    frames.forEach((run) => run())
    await new Promise((resolve) => setTimeout(resolve))
    first.input.focus()
    assert.equal(nameOfFocus(), 'first')
  })
})
