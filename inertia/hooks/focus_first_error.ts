/** Focuses and reveals the first invalid control, after React has marked it. */
export function focusFirstError(form: HTMLElement | null) {
  requestAnimationFrame(() => {
    const control = form?.querySelector<HTMLElement>(
      '[aria-invalid="true"]:not(:disabled), fieldset[aria-describedby$="-error"] input:enabled'
    )
    control?.focus()
    // Shows the error text too: it is below the control, and a dialog may have cut it off.
    const described = control?.closest('[aria-describedby$="-error"]')
    const error = described?.getAttribute('aria-describedby')?.split(' ').at(-1)
    if (error) document.getElementById(error)?.scrollIntoView({ block: 'nearest' })
  })
}
