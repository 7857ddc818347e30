/**
 * Headless UI gives the focus back to what had it before, and knows of that only from when it has come, which is when
 * something opens: what has the focus by then is told here, before a dialog takes it. Imported below Headless UI.
 */
if (typeof document !== 'undefined') document.activeElement?.dispatchEvent(new FocusEvent('focus'))
