/** Puts the focus on the first control that is marked wrong, once React has marked it. */
export function focusFirstError(form: HTMLElement | null) {
  requestAnimationFrame(() => {
    form
      ?.querySelector<HTMLElement>(
        '[aria-invalid="true"]:not(:disabled), fieldset[aria-describedby$="-error"] input:enabled'
      )
      ?.focus()
  })
}
