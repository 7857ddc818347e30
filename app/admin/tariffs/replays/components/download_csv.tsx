import { buttonClass } from '~/ui/button_style'

/** Downloads all rows of a table that shows only the first. */
export function DownloadCsv({ href, what }: { href: string; what: string }) {
  return (
    <a
      href={href}
      download
      aria-label={`Download CSV: ${what}`}
      className={buttonClass({ variant: 'secondary', size: 'sm' })}
    >
      Download CSV
    </a>
  )
}
