export const MAIL_THEME = {
  fonts: {
    /** Few mail clients load web fonts; Trebuchet is installed on most computers. */
    display: `'Bricolage Grotesque','Trebuchet MS','Segoe UI',Roboto,Helvetica,Arial,sans-serif`,
    text: `Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`,
  },
  /** Invisible text after the preheader, so that mail lists show nothing of the e-mail's body. */
  filler: '&#847;&zwnj;&nbsp;'.repeat(120),
}
