/**
 * Headless UI restores the focus only to elements that were focused after it loaded, which is when
 * something opens. Announces the current focus first. Import it below Headless UI.
 */
if (typeof document !== 'undefined') document.activeElement?.dispatchEvent(new FocusEvent('focus'))
