export const MAIL_THEME = {
  fonts: {
    /** Few mail clients load web fonts; Trebuchet is installed on most computers. */
    display: `'Bricolage Grotesque','Trebuchet MS','Segoe UI',Roboto,Helvetica,Arial,sans-serif`,
    text: `Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`,
  },
  /** Invisible filler, so that mail lists show only the preheader. */
  filler: '&#847;&zwnj;&nbsp;'.repeat(120),
}
