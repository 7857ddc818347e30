/** Puts the focus on the first control that is marked wrong, once React has marked it, and shows what is wrong with it. */
export function focusFirstError(form: HTMLElement | null) {
  requestAnimationFrame(() => {
    const control = form?.querySelector<HTMLElement>(
      '[aria-invalid="true"]:not(:disabled), fieldset[aria-describedby$="-error"] input:enabled'
    )
    control?.focus()
    // It stands below, which in a dialog may be below its edge.
    const described = control?.closest('[aria-describedby$="-error"]')
    const error = described?.getAttribute('aria-describedby')?.split(' ').at(-1)
    if (error) document.getElementById(error)?.scrollIntoView({ block: 'nearest' })
  })
}
