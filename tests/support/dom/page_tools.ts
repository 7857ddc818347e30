import { userEvent } from '@testing-library/user-event'
import { Ivya } from 'ivya'
import { isElementVisible } from 'ivya/utils'

// Bundled for the window of a page: what asks and presses there needs the classes of that window.
Object.assign(window, {
  tools: {
    ivya: Ivya.create({ browser: 'chromium' }),
    user: userEvent.setup({ document, delay: null, pointerEventsCheck: 0, applyAccept: false }),
    isVisible: isElementVisible,
  },
})
