/**
 * Headless UI restores the focus only to elements that were focused after it loaded, and it loads
 * when something opens. So this repeats the current focus event. Import it below Headless UI.
 */
if (typeof document !== 'undefined') document.activeElement?.dispatchEvent(new FocusEvent('focus'))
