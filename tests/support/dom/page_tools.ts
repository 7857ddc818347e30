import { userEvent } from '@testing-library/user-event'
import { Ivya } from 'ivya'
import { generateAriaTree, renderAriaTree } from 'ivya/aria'

// Bundled for the window of a page: what asks and presses there needs the classes of that window.
Object.assign(window, {
  tools: {
    ivya: Ivya.create({ browser: 'chromium' }),
    user: userEvent.setup({ document, delay: null, pointerEventsCheck: 0, applyAccept: false }),
    told: (element: Element) => renderAriaTree(generateAriaTree(element)),
  },
})
