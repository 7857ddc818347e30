/** What all mails look like, for the templates in `resources/views/mails`. */
export const MAIL_THEME = {
  fonts: {
    /** Few mail programs load a font; the next is on most computers and has some character too. */
    display: `'Bricolage Grotesque','Trebuchet MS','Segoe UI',Roboto,Helvetica,Arial,sans-serif`,
    text: `Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`,
  },
  /** Nothing that can be seen, so that a list of mails shows the preheader and nothing after it. */
  filler: '&#847;&zwnj;&nbsp;'.repeat(120),
}
