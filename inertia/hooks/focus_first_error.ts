/** Focuses and reveals the first invalid control, after React has marked it. */
export function focusFirstError(form: HTMLElement | null) {
  requestAnimationFrame(() => {
    const control = form?.querySelector<HTMLElement>(
      '[aria-invalid="true"]:not(:disabled), fieldset[aria-describedby$="-error"] input:enabled'
    )
    control?.focus()
    // The error is below the control and may be out of view in a dialog.
    const described = control?.closest('[aria-describedby$="-error"]')
    const error = described?.getAttribute('aria-describedby')?.split(' ').at(-1)
    if (error) document.getElementById(error)?.scrollIntoView({ block: 'nearest' })
  })
}
